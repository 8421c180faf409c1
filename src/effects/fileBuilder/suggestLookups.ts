/** What a lookup that is being typed may become. */

/** Longer lists are not read. */
const MOST = 20

/**
 * @param names names of the game
 * @param text what is typed so far: a lookup, or several with `||` or `?` between them
 * @returns the text with its last name written out, the likeliest first; nothing behind a name
 */
export function suggestLookups(names: readonly string[], text: string): string[] {
  const [, before = '', word = ''] = /^((?:.*(?:\|\||\?)\s+)?\*?)(\S+)$/.exec(text) ?? []
  if (word === '') return []
  const typed = word.toLowerCase()
  const first = names.filter((name) => name.startsWith(typed))
  const others = names.filter((name) => !name.startsWith(typed) && name.includes(typed))
  return [...first, ...others]
    .filter((name) => name !== typed)
    .slice(0, MOST)
    .map((name) => `${before}${name}`)
}
