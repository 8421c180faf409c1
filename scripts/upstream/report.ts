/** Puts the result of the comparison into words. */
import { DIFFERENCE_KINDS } from './compare/difference'
import type { Difference, DifferenceKind } from './compare/difference'
import type { UpstreamReport } from './compareUpstream'
import { groupBy } from './groupBy'

/** Longest text that GitHub takes for an issue, with room for the note that something is left out. */
const MAX_MARKDOWN = 60_000

/**
 * @param report result of the comparison
 * @returns it as plain text for a terminal
 */
export function textReport(report: UpstreamReport): string {
  const sections = sectionsOf(report).map(({ heading, items }) =>
    [`${heading} (${items.length})`, ...items.map(textItem)].join('\n'),
  )
  return `${[...sections, summary(report).join('\n')].join('\n\n')}\n`
}

/**
 * @param report result of the comparison
 * @returns it as the body of an issue
 */
export function markdownReport(report: UpstreamReport): string {
  const head = [
    'The site was compared with the source of the plugins. After re-reading a page, run',
    '`npm run upstream -- <folder of checkouts> --accept <page>`.',
  ].join(' ')
  const sections = sectionsOf(report).map(({ heading, items }) =>
    [`### ${heading} (${items.length})`, '', ...items.map(markdownItem)].join('\n'),
  )
  const figures = summary(report).map((line) => `- ${line}`)
  const text = [head, ...sections, ['### Figures', '', ...figures].join('\n')].join('\n\n')
  if (text.length <= MAX_MARKDOWN) return `${text}\n`
  const kept = text.slice(0, text.lastIndexOf('\n', MAX_MARKDOWN))
  return `${kept}\n\nThe report is longer than an issue may be: run the command to see all of it.\n`
}

interface Item {
  text: string
  /** Page with its line. */
  where?: string
  link?: string
}

function sectionsOf({ differences }: UpstreamReport): { heading: string; items: Item[] }[] {
  const groups = groupBy(differences, ({ kind }) => kind)
  return (Object.keys(DIFFERENCE_KINDS) as DifferenceKind[]).flatMap((kind) => {
    const found = groups.get(kind)
    if (!found) return []
    return [{ heading: DIFFERENCE_KINDS[kind], items: itemsOf(kind, found) }]
  })
}

/** One changed file may have many pages: they are listed together. */
function itemsOf(kind: DifferenceKind, differences: readonly Difference[]): Item[] {
  if (kind !== 'changed') return differences.map(itemOf)
  return [...groupBy(differences, ({ link, subject }) => link ?? subject)].map(([, group]) => {
    const [first] = group
    const pages = group.flatMap(({ page }) => page ?? [])
    return {
      text: first?.subject ?? '',
      where: pages.join(', '),
      ...(first?.link && { link: first.link }),
    }
  })
}

function itemOf({ plugin, subject, message, page, line, link }: Difference): Item {
  const where =
    page === undefined ? undefined : `content/${page}${line === undefined ? '' : `:${line}`}`
  // A page says by its folder which plugin it is about.
  const about = page === undefined && plugin !== undefined ? `${plugin}: ` : ''
  return {
    text: `${about}\`${subject}\`: ${message}`,
    ...(where && { where }),
    ...(link && { link }),
  }
}

const textItem = ({ text, where, link }: Item): string =>
  [`  ${text}`, where, link].filter((part) => part !== undefined).join('\n    ')

const markdownItem = ({ text, where, link }: Item): string =>
  `- ${text}${where ? ` (${where})` : ''}${link ? ` [source](${link})` : ''}`

function summary({
  figures,
  repositories,
  missing,
  unread,
  differences,
}: UpstreamReport): string[] {
  return [
    `${Object.keys(repositories).length} repositories read${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}`,
    ...Object.entries(figures).map(([name, count]) => `${count} ${name}`),
    ...unread.map(
      ({ repository, path, lines }) =>
        `The grammar does not read line ${lines.join(', ')} of ${repository}/${path}`,
    ),
    `${differences.length} differences`,
  ]
}
