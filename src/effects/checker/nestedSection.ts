/** Arguments that are sections of the effects system themselves. */
import type { ReferenceArgument, ReferenceEntry } from './reference'
import type { SectionKind } from './sections'

/**
 * Effects that hand out a bundle: their `effects` are what a holder carries, so permanent ones
 * are welcome there and triggered ones need triggers (pages of these effects).
 */
export const HOLDER_EFFECTS: readonly string[] = [
  'add_holder',
  'add_holder_to_victim',
  'add_holder_in_radius',
  'add_permanent_holder_in_radius',
]

/**
 * @param argument an argument
 * @param entry whose argument it is; undefined for the common ones
 * @returns what stands in it, `arguments` for further common arguments; undefined when it is no
 *   section of the effects system
 */
export function nestedSection(
  argument: Pick<ReferenceArgument, 'name' | 'type'>,
  entry?: Pick<ReferenceEntry, 'id'> & { args?: readonly Pick<ReferenceArgument, 'type'>[] },
): SectionKind | 'arguments' | undefined {
  if (argument.type === 'condition-list') return 'conditions'
  if (argument.type === 'effect-list') {
    const bundle = argument.name === 'effects' && HOLDER_EFFECTS.includes(entry?.id ?? '')
    return bundle ? 'effects' : 'chain'
  }
  // Effects that run others, such as `aoe`, have what an outer block has.
  const runsEffects = entry?.args?.some(({ type }) => type === 'effect-list') === true
  if (!runsEffects) return undefined
  if (argument.name === 'filters') return 'filters'
  if (argument.name === 'mutators') return 'mutators'
  return argument.name === 'args' ? 'arguments' : undefined
}
