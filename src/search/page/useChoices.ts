import { writeAddress } from '../../site/address/address'
import { useAddress } from '../../site/address/useAddress'
import { FACETS } from '../facets'
import type { Choices, Facet } from '../facets'

/** What the address calls each facet. */
const PARAMETERS: Record<Facet, string> = { kind: 'kind', 'hierarchy.lvl0': 'in' }

/** An address may say anything, and each choice is a chip. */
const MAX_CHOICES = 20

/**
 * @param search query of an address, such as `?q=money&kind=effect&in=EcoJobs`
 * @returns the choices that it makes
 */
export function readChoices(search: string): Choices {
  const parameters = new URLSearchParams(search)
  const chosen = FACETS.map((facet) => {
    const values = parameters.getAll(PARAMETERS[facet]).filter((value) => value !== '')
    return [facet, [...new Set(values)].slice(0, MAX_CHOICES)] as const
  })
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0))
}

/**
 * @param search query of an address
 * @param choices what it shall say
 * @returns the query with them in place of its own; empty when nothing stands in it
 */
export function withChoices(search: string, choices: Choices): string {
  const parameters = new URLSearchParams(search)
  for (const facet of FACETS) {
    parameters.delete(PARAMETERS[facet])
    for (const value of choices[facet] ?? []) parameters.append(PARAMETERS[facet], value)
  }
  const text = parameters.toString()
  return text && `?${text}`
}

/** The choices alone, so that typing does not change them. */
const readWritten = ({ search }: Location) => withChoices('', readChoices(search))

/**
 * Keeps what the results are narrowed down to in the address. Each choice is an entry of the
 * browser's history.
 *
 * @returns the choices as the address writes them, which is equal when they are, and what takes
 *   one on or back, or all of them back
 */
export function useChoices() {
  const written = useAddress(readWritten)
  const write = (choices: Choices) =>
    writeAddress({ search: withChoices(window.location.search, choices) }, 'push')
  return {
    written,
    toggle: (facet: Facet, value: string) => {
      const choices = readChoices(written)
      const before = choices[facet] ?? []
      const after = before.includes(value)
        ? before.filter((other) => other !== value)
        : [...before, value]
      write({ ...choices, [facet]: after })
    },
    clear: () => write({}),
  }
}
