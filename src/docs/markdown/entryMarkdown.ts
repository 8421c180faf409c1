/** What a reference page shows of other entries, as Markdown. */
import type { PhrasingContent } from 'mdast'
import { inGameFacts } from '../../effects/runTime/facts'
import { inGameSentences } from '../../effects/runTime/factSentences'
import type { EntryFields } from '../../effects/entry/entry'
import { code, heading, item, link, list, paragraph, text, withCode } from './nodes'
import type { Block } from './nodes'

/** An entry in a list. */
export interface MarkdownEntry {
  id: string
  href: string
  description: string
}

/** @param entries become a list of links */
export function entriesMarkdown(entries: readonly MarkdownEntry[]): Block[] {
  const items = entries.map(({ id, href, description }) =>
    item(paragraph(link(href, code(id)), text(`: ${description}`))),
  )
  return items.length > 0 ? [list(...items)] : []
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
export function worksWithMarkdown(entry: EntryFields, { counts, related }: WorksWithData): Block[] {
  const isPermanent = entry.execution === 'permanent' && !entry.removed
  const facts = inGameFacts(entry)
  const lines: PhrasingContent[][] = [
    ...(isPermanent ? [[text('A permanent effect takes no triggers.')]] : []),
    ...counts.map((count) => [text(countSentence(count))]),
    ...inGameSentences(facts).map(withCode),
    ...(facts.meanings ?? []).map(({ data, text: meaning }) =>
      withCode(`\`${data}\` is: ${meaning}`),
    ),
    ...(entry.transforms ?? []).map(transformSentence),
  ]
  const items = lines.map((line) => item(paragraph(...line)))
  const blocks: Block[] = [
    ...(items.length > 0 ? [list(...items)] : []),
    ...(related.length > 0 ? [paragraph(text('Related:')), ...entriesMarkdown(related)] : []),
  ]
  return blocks.length > 0 ? [heading(2, text('Works with')), ...blocks] : []
}

function countSentence({ what, direct, sometimes, withMutator, idle }: MatchCount): string {
  const some = sometimes > 0 ? `, ${sometimes} of them only sometimes` : ''
  const more = withMutator > 0 ? `, ${withMutator} more with one mutator` : ''
  const none = idle > 0 ? ` ${idle} others load as they are and never do anything.` : ''
  return `${direct} ${what}${some}${more}.${none}`
}

type Transform = NonNullable<EntryFields['transforms']>[number]

function transformSentence({ from, to, adds }: Transform): PhrasingContent[] {
  const source = from.flatMap((data, index) => [...(index > 0 ? [text(' or ')] : []), code(data)])
  return [
    ...(source.length > 0 ? source : [text('The dispatcher')]),
    text(' becomes '),
    code(to),
    ...(adds
      ? [text(': the check counts '), code(to), text(' as offered.')]
      : [text(': no change for the check.')]),
  ]
}
