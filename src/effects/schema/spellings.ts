/**
 * @param name an argument
 * @returns the lower-case spellings in which the software finds it (facts: `/effects/data-flow`,
 *   "KEY SPELLING"; `sameKey` of the checker)
 */
export function lowerCaseSpellings(name: string): string[] {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]/)
  return [...new Set([name.toLowerCase(), words.join('_'), words.join('-'), words.join('')])]
}
