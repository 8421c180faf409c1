/**
 * How keys may be spelled. Source: `SeparatorAmbivalentConfig.kt` of Auxilor/libreforge, through
 * which most keys are read; those that are read past it have one spelling.
 */

const known = new Map<string, ReadonlySet<string>>()

/**
 * @param key key as the reference spells it; only keys of the reference, since the spellings are
 *   kept
 * @returns the spellings under which the software looks it up: in kebab-case, in snake_case, in one
 *   word and in camelCase
 */
export function spellingsOf(key: string): ReadonlySet<string> {
  const before = known.get(key)
  if (before) return before
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]/)
  const camelCase = words.map((word, at) =>
    at === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  )
  const all = new Set([key, words.join('_'), words.join('-'), words.join(''), camelCase.join('')])
  known.set(key, all)
  return all
}

/**
 * @param written key as it stands in the config
 * @param wanted key as the reference spells it, see {@link spellingsOf}
 * @returns whether the software takes one for the other; other capitals and mixed separators make
 *   another key
 */
export function sameKey(written: string, wanted: string): boolean {
  return spellingsOf(wanted).has(written)
}

/**
 * @param key any key
 * @returns the key without its separators and case, to find what was meant
 */
export function bareKey(key: string): string {
  return key.toLowerCase().replace(/[-_\s]/g, '')
}
