/** Compares the placeholders on the pages of a plugin with those of its source. */
import type { SourcePlaceholder } from '../plugins/model'
import { mayMatch, withHoles } from '../plugins/patterns'
import type { Page, Row } from '../site/pages'
import { HOLE } from '../source/evaluate'
import type { Difference } from './difference'

/**
 * @param rows rows of the tables of placeholders
 * @param pages pages about the plugin
 * @param placeholders placeholders of the source
 * @param plugin name of the plugin, which stands in front of its placeholders
 * @returns the differences
 */
export function comparePlaceholders(
  rows: readonly Row[],
  pages: readonly Page[],
  placeholders: readonly SourcePlaceholder[],
  plugin: string,
): Difference[] {
  const prefix = `${plugin.toLowerCase()}_`
  const mentioned = new Set(pages.flatMap(({ text }) => placeholdersIn(text)))
  // One that is nothing but an id is there for every thing of the plugin, and has a simple name.
  const isAny = (name: string) => name === prefix + HOLE
  const isKnown = (written: string) =>
    placeholders.some(({ name }) =>
      isAny(name) ? !written.slice(prefix.length).includes('_') : mayMatch(written, name),
    )
  const missing = placeholders
    .filter(({ name }) => isAny(name) || !/^[a-z]+_<\*?>$/.test(name))
    .filter(({ name }) => ![...mentioned].some((written) => mayMatch(written, name)))
    .map(({ name, place }) => ({
      kind: 'placeholder' as const,
      subject: `%${name}%`,
      message: `No page names the placeholder \`%${name}%\`.`,
      source: place,
    }))
  const unknown = rows.flatMap((row): Difference[] => {
    const cell = row.cells.placeholder ?? ''
    const names = placeholdersIn(cell).filter((name) => name.startsWith(prefix))
    const gone = names.filter((name) => !isKnown(name))
    return gone.map((name) => ({
      kind: 'placeholder',
      subject: cell,
      message: `The source registers no placeholder \`%${name}%\`.`,
      page: row.page.name,
      line: row.line,
    }))
  })
  return [...missing, ...unknown]
}

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/%([a-z][\w<> -]*?)%/gi)].map(([, name]) => withHoles(name ?? ''))
