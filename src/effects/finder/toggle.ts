import type { Chosen, Facet } from './state'

/** Nothing goes with a trigger and with an effect. */
const EXCLUSIVE: Partial<Record<Facet, Facet>> = { trigger: 'effect', effect: 'trigger' }

/**
 * @param chosen choices so far
 * @param facet a facet
 * @param value one of its values
 * @returns the choices with this one taken back when it was there, added when not
 */
export function toggle(chosen: Chosen, facet: Facet, value: string): Chosen {
  const before = chosen[facet] ?? []
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value]
  const { [facet]: _facet, ...others } = chosen
  const exclusive = EXCLUSIVE[facet]
  const rest = exclusive
    ? Object.fromEntries(Object.entries(others).filter(([name]) => name !== exclusive))
    : others
  return after.length > 0 ? { ...rest, [facet]: after } : rest
}
