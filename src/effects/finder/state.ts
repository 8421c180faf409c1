/** What the reader has asked of the finder, and how the address of the page says it. */

/** Ways to narrow the list down, by the names that the address uses. */
export const FACETS = [
  'kind',
  'execution',
  'category',
  'requires',
  'needs',
  'offers',
  'trigger',
  'effect',
  'argument',
  'version',
] as const

export type Facet = (typeof FACETS)[number]

export type Chosen = Readonly<Partial<Record<Facet, readonly string[]>>>

export interface FinderState {
  /** As typed, blanks included. */
  query: string
  chosen: Chosen
}

/** Choices of a facet that an address may make: each is a chip, and each is asked of every entry. */
const MAX_CHOICES = 20

/**
 * @param search query part of an address, such as `?q=money&kind=effect`
 * @returns the state it stands for; what it does not know is left out
 */
export function parseState(search: string): FinderState {
  const params = new URLSearchParams(search)
  const chosen = FACETS.flatMap((facet): [Facet, string[]][] => {
    const values = [...new Set(params.getAll(facet).filter((value) => value !== ''))].slice(
      0,
      MAX_CHOICES,
    )
    return values.length > 0 ? [[facet, values]] : []
  })
  return { query: params.get('q') ?? '', chosen: Object.fromEntries(chosen) }
}

/**
 * @param state any state
 * @returns query part of the address, empty for the state in which nothing is asked
 */
export function formatState({ query, chosen }: FinderState): string {
  const params = new URLSearchParams()
  if (query.trim() !== '') params.set('q', query)
  for (const facet of FACETS) {
    for (const value of chosen[facet] ?? []) params.append(facet, value)
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * @param chosen choices
 * @returns each as a pair, in the order of the facets
 */
export function choices(chosen: Chosen): { facet: Facet; value: string }[] {
  return FACETS.flatMap((facet) => (chosen[facet] ?? []).map((value) => ({ facet, value })))
}
