/** What a reference page shows of its entry, as Markdown. */
import { inGameFacts } from '../../effects/runTime/facts'
import { inGameSentences } from '../../effects/runTime/factSentences'
import { VALUE_TYPES } from '../../effects/entry/entry'
import type { EntryFields } from '../../effects/entry/entry'
import { codeSpan, markdownTable } from './table'

/**
 * @param entry fields of an entry
 * @param since versions that brought arguments, by their names
 * @returns the table that `<Arguments />` stands for
 */
export function argumentsMarkdown(
  entry: EntryFields,
  since: Readonly<Record<string, string>> = {},
): string {
  if (entry.kind === 'filter' && entry.value) {
    const { type, description } = entry.value
    const row = [codeSpan(entry.id), VALUE_TYPES[type], description]
    return markdownTable(['Key', 'Value', 'Meaning'], [row])
  }
  const hasDefault = entry.arguments.some((argument) => argument.default !== undefined)
  const rows = entry.arguments.map((argument) => {
    const { name, type, required, default: fallback = '', choices, aliases, description } = argument
    const oneOf = choices.length > 0 ? ` One of: ${choices.map(codeSpan).join(', ')}.` : ''
    const also = aliases.length > 0 ? ` Also read as ${aliases.map(codeSpan).join(' or ')}.` : ''
    const from = since[name] === undefined ? '' : ` Since ${since[name]}.`
    return [
      codeSpan(name),
      VALUE_TYPES[type],
      required ? 'required' : 'optional',
      ...(hasDefault ? [codeSpan(fallback)] : []),
      `${description}${oneOf}${also}${from}`,
    ]
  })
  const labels = ['Argument', 'Type', 'Needed', ...(hasDefault ? ['Default'] : []), 'Meaning']
  return markdownTable(labels, rows)
}

/** An entry in a list. */
export interface MarkdownEntry {
  id: string
  href: string
  description: string
}

/** @param entries become a list of links */
export function entriesMarkdown(entries: readonly MarkdownEntry[]): string {
  return entries
    .map(({ id, href, description }) => `- [\`${id}\`](${href}): ${description}`)
    .join('\n')
}

/** How many entries of a kind go with the one of a page. */
export interface MatchCount {
  /** Such as "triggers drive it". */
  what: string
  direct: number
  sometimes: number
  withMutator: number
  idle: number
}

/** What `<WorksWith />` shows. */
export interface WorksWithData {
  counts: readonly MatchCount[]
  related: readonly MarkdownEntry[]
}

/**
 * @param entry the entry of the page
 * @param data what goes with it
 * @returns a section with a heading; nothing where there is nothing to tell
 */
export function worksWithMarkdown(entry: EntryFields, { counts, related }: WorksWithData): string {
  const isPermanent = entry.execution === 'permanent' && !entry.removed
  const lines = [
    ...(isPermanent ? ['A permanent effect takes no triggers.'] : []),
    ...counts.map(({ what, direct, sometimes, withMutator, idle }) => {
      const some = sometimes > 0 ? `, ${sometimes} of them only sometimes` : ''
      const more = withMutator > 0 ? `, ${withMutator} more with one mutator` : ''
      const none = idle > 0 ? ` ${idle} others load as they are and never do anything.` : ''
      return `${direct} ${what}${some}${more}.${none}`
    }),
    ...inGameSentences(inGameFacts(entry)),
    ...(entry.transforms ?? []).map(({ from, to, adds }) => {
      const source = from.length > 0 ? from.map(codeSpan).join(' or ') : 'The dispatcher'
      const check = adds ? `the check counts \`${to}\` as offered` : 'no change for the check'
      return `${source} becomes \`${to}\`: ${check}.`
    }),
  ].map((line) => `- ${line}`)
  const parts = [
    lines.join('\n'),
    related.length > 0 ? `Related:\n\n${entriesMarkdown(related)}` : '',
  ]
  const body = parts.filter((part) => part !== '').join('\n\n')
  return body === '' ? '' : `## Works with\n\n${body}`
}
