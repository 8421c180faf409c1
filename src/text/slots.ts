import { foldWord } from './words'

const SLOT = /<[^>]+>/

/**
 * Names with slots such as `static_<interval>` and `%crates_<crate>_keys%`: what stands there is
 * up to the reader. Commands are none of them, because of their blanks.
 *
 * @param names of anything
 * @returns what the names with slots look like when they are filled in and folded
 */
export function patternsOf(names: readonly string[]): RegExp[] {
  return names
    .filter((name) => SLOT.test(name) && !/\s|^</.test(name))
    .map((name) => {
      const literals = foldWord(name)
        .split(SLOT)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      return new RegExp(`^${literals.join('[\\w-]+').replace(/^%|%$/g, '%?')}$`)
    })
}
