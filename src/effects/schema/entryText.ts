/** What editors show about an entry. */
import type { EntryPage } from '../entry/entryPage'
import { inGameFacts } from '../runTime/facts'
import { inGameSentences } from '../runTime/factSentences'
import { plainText } from '../../text/plainText'
import type { JsonSchema } from './types'

/** What is read of an entry's page. */
export type SchemaSource = Pick<EntryPage, 'entry' | 'description' | 'route'>

/**
 * @param source an entry
 * @param siteUrl address in front of its route
 * @returns description, link to the page and state, as keywords of a schema
 */
export function entryWords(
  { entry, description, route }: SchemaSource,
  siteUrl: string,
): Readonly<Record<string, string | boolean>> {
  const { removed, deprecated, requires } = entry
  const lifecycle = removed ?? deprecated
  const needs = requires.length > 0 ? ` Needs ${requires.join(', ')}.` : ''
  const words = [`${plainText(description)}${needs}`, ...inGameSentences(inGameFacts(entry))].join(
    ' ',
  )
  return {
    description: words,
    markdownDescription: `${words} [${entry.id}](${siteUrl}${route})`,
    ...(lifecycle && {
      deprecated: true,
      deprecationMessage: `${entry.id} ${removed ? 'is no longer there' : 'is deprecated'}.${
        lifecycle.replacement === undefined ? '' : ` Instead: ${plainText(lifecycle.replacement)}`
      }`,
    }),
  }
}

/**
 * @param sources entries of a kind
 * @param siteUrl address in front of their routes
 * @returns one of their ids; each brings its description
 */
export function oneOfIds(sources: readonly SchemaSource[], siteUrl: string): JsonSchema[] {
  return sources.map((source) => ({ const: source.entry.id, ...entryWords(source, siteUrl) }))
}
