/**
 * How keys may be spelled. Source: the facts' record `/effects/data-flow`, "KEY SPELLING" and
 * "LITERAL SPELLING".
 */

/** The spellings under which the software looks a key up, all in lower case. */
const spellings = new Map<string, ReadonlySet<string>>()

function spellingsOf(key: string): ReadonlySet<string> {
  const known = spellings.get(key)
  if (known) return known
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]/)
  // camelCase, once in lower case, is the joined form.
  const all = new Set([key.toLowerCase(), words.join('-'), words.join('_'), words.join('')])
  spellings.set(key, all)
  return all
}

/**
 * @param written key as it stands in the config
 * @param wanted key as the reference spells it; only keys of the reference, since the spellings
 *   are kept
 * @returns whether the software takes one for the other: kebab-case, snake_case, joined and
 *   camelCase are equal, upper and lower case too, mixed separators are not
 */
export function sameKey(written: string, wanted: string): boolean {
  return written === wanted || spellingsOf(wanted).has(written.toLowerCase())
}

/**
 * @param key any key
 * @returns the key without its separators and case, to find what was meant
 */
export function bareKey(key: string): string {
  return key.toLowerCase().replace(/[-_\s]/g, '')
}
