interface Named {
  entry: { id: string; description: string }
}

const bare = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '')

/**
 * @param options entries
 * @param query what is typed: pieces of the id or words of the description, in any order
 * @returns those that have all of it; ids that begin with it first, then ids that hold it
 */
export function matchEntries<T extends Named>(options: readonly T[], query: string): T[] {
  const words = query
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
  if (words.length === 0) return [...options]
  const whole = bare(query)
  const rank = ({ entry }: T) => {
    const id = bare(entry.id)
    if (id.startsWith(whole)) return 0
    if (id.includes(whole)) return 1
    return words.every((word) => id.includes(word)) ? 2 : 3
  }
  const found = options.filter(({ entry }) => {
    const text = `${entry.id} ${entry.description}`.toLowerCase()
    return bare(entry.id).includes(whole) || words.every((word) => text.includes(word))
  })
  return [0, 1, 2, 3].flatMap((wanted) => found.filter((option) => rank(option) === wanted))
}
