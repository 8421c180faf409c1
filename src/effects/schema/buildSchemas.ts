/** JSON Schemas for editors, made from the entries of the reference. */
import { byKind } from '../checker/reference'
import { compareEntries } from '../entry/entryOrder'
import { blockDefs } from './blocks'
import type { SchemaSource } from './entryText'
import { configSchema } from './sections'
import type { JsonSchema } from './types'
import { VALUE_DEFS } from './values'

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

/** Schemas for pieces of a config; they refer to the definitions of the one for whole configs. */
const PIECES = {
  effects: 'A list of effects.',
  conditions: 'A list of conditions.',
  filters: 'A section of filters.',
  mutators: 'A list of mutators.',
} as const

export type SchemaName = 'config' | keyof typeof PIECES

export interface SchemaOptions {
  /** Address in front of the routes of pages. */
  siteUrl: string
  /** Address of the folder that the schemas are served from, without trailing slash. */
  baseUrl: string
}

/**
 * @param sources all entries of the reference; goals of mobs are left out
 * @param options addresses
 * @returns the schemas by file name without ending
 */
export function buildSchemas(
  sources: readonly SchemaSource[],
  { siteUrl, baseUrl }: SchemaOptions,
): Record<SchemaName, JsonSchema> {
  const sorted = [...sources].sort(compareEntries)
  const entries = byKind((kind) => sorted.filter(({ entry }) => entry.kind === kind))
  const piece = (name: keyof typeof PIECES): JsonSchema => ({
    $schema: DRAFT,
    $id: `${baseUrl}/${name}.json`,
    description: PIECES[name],
    $ref: `config.json#/$defs/${name}`,
  })
  return {
    config: {
      $schema: DRAFT,
      $id: `${baseUrl}/config.json`,
      description: 'A config of the eco plugins.',
      ...configSchema(),
      $defs: { ...blockDefs(entries, siteUrl), ...VALUE_DEFS },
    },
    effects: piece('effects'),
    conditions: piece('conditions'),
    filters: piece('filters'),
    mutators: piece('mutators'),
  }
}
