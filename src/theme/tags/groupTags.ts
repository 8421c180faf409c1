import type { TagLink } from '../../docs/docMeta'

/** A tag with the number of docs that carry it. */
export interface CountedTag extends TagLink {
  count: number
}

export interface TagGroup {
  /** Upper-case letter without accents, or `#` for everything that is no letter. */
  letter: string
  tags: CountedTag[]
}

/**
 * Groups tags by their first letter, in alphabetical order; those without a letter come last.
 *
 * @param tags tags in any order
 * @param locale locale whose alphabetical order applies
 * @returns the groups that have tags
 */
export function groupTags(tags: readonly CountedTag[], locale: string): TagGroup[] {
  const groups = new Map<string, CountedTag[]>()
  const { compare } = new Intl.Collator(locale, { numeric: true })
  for (const tag of [...tags].sort((a, b) => compare(a.label, b.label))) {
    const letter = firstLetter(tag.label)
    const group = groups.get(letter)
    if (group) group.push(tag)
    else groups.set(letter, [tag])
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, tags: members }))
    .sort(
      (a, b) => Number(a.letter === '#') - Number(b.letter === '#') || compare(a.letter, b.letter),
    )
}

function firstLetter(label: string): string {
  // Decomposed, so that accents fall away: 'É' is listed under 'E'.
  const first = /^\p{L}/u.exec(label.trim().normalize('NFD'))?.[0]
  return first?.toUpperCase() ?? '#'
}
