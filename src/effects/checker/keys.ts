/**
 * How keys may be spelled. Source: `SeparatorAmbivalentConfig.kt` of Auxilor/libreforge, through
 * which most keys are read; those that are read past it have one spelling.
 */

const known = new Map<string, ReadonlySet<string>>()

/**
 * @param key key as the reference spells it; only keys of the reference, since the spellings are
 *   kept
 * @returns the spellings under which the software looks it up, all in lower case
 */
export function lowerCaseSpellings(key: string): ReadonlySet<string> {
  const before = known.get(key)
  if (before) return before
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]/)
  // camelCase, once in lower case, is the joined form.
  const all = new Set([key.toLowerCase(), words.join('_'), words.join('-'), words.join('')])
  known.set(key, all)
  return all
}

/**
 * @param written key as it stands in the config
 * @param wanted key as the reference spells it, see {@link lowerCaseSpellings}
 * @returns whether the software takes one for the other: kebab-case, snake_case, joined and
 *   camelCase are equal, upper and lower case too, mixed separators are not
 */
export function sameKey(written: string, wanted: string): boolean {
  return written === wanted || lowerCaseSpellings(wanted).has(written.toLowerCase())
}

/**
 * @param key any key
 * @returns the key without its separators and case, to find what was meant
 */
export function bareKey(key: string): string {
  return key.toLowerCase().replace(/[-_\s]/g, '')
}
