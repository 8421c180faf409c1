/** The last lines of a page's Markdown: what it was read against. */
import { closedPlugin } from '../ledger/docSources'
import type { DocSources } from '../ledger/docSources'
import type { DocMeta } from '../docMeta'

/**
 * @param entry the page's entry, if it is about one
 * @param sources what the page was read against
 * @returns a rule and a paragraph; nothing where there is nothing to tell
 */
export function sourcesMarkdown(
  { entry }: Pick<DocMeta, 'entry'>,
  sources: DocSources | undefined,
): string {
  const closed = entry && closedPlugin(entry)
  if (closed !== undefined) return `\n---\n\n${closed} has no public source.\n`
  if (!sources) return ''
  const links = sources.files.map(({ repository, name, href }) => {
    return `[${repository === undefined ? name : `${repository}: ${name}`}](${href})`
  })
  return `\n---\n\nSource: ${links.join(', ')}. Read against ${sources.readAgainst}.\n`
}
