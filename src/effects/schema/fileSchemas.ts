/** A schema for each kind of file, made from the key tables of the guides, and a list of them all. */
import { readConfigPath, sectionAt } from '../checker/sections'
import type { ConfigFile } from '../checker/sections'
import { fileKinds, kindName, placeOf, samplePath } from '../files/fileKeys'
import type { FileTable } from '../files/fileKeys'
import { rangeWords } from '../files/keyLimits'
import { keyTree } from '../files/keyTree'
import type { KeyNode, KeyRow } from '../files/keyTree'
import { keyValueType } from '../files/keyType'
import { sectionsSchema } from './sections'
import type { JsonSchema } from './types'
import { VALUE_DEFS, valueSchema } from './values'

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

/** From the folder of the files' schemas. */
const CONFIG = '../config.json'

/** Form of the catalogue of schemastore.org. */
const CATALOG_FORMAT = 'https://json.schemastore.org/schema-catalog.json'

export interface FileSchemaOptions {
  /** Address in front of the routes of pages. */
  siteUrl: string
  /** Address of the folder that all schemas are served from, without trailing slash. */
  baseUrl: string
}

export interface FileSchema {
  /** Path below the folder of the schemas, without ending: `files/ecocrates-crates`. */
  name: string
  /** The files that it is for: `EcoCrates/crates/*.yml`. */
  file: string
  schema: JsonSchema
}

/**
 * Editors get all keys of a file from its schema, and the effects in it from that of whole configs,
 * `config.json`. Keys that no table has are not refused: they may be of a newer version.
 *
 * @param tables key tables of a doc set
 * @param options addresses
 * @returns the schemas, in the order of their files
 */
export function buildFileSchemas(
  tables: readonly FileTable[],
  { siteUrl, baseUrl }: FileSchemaOptions,
): FileSchema[] {
  const files = fileKinds(tables).sort()
  return files.map((file) => {
    const own = tables.filter((table) => table.file === file)
    const name = `files/${kindName(file)}`
    const config = readConfigPath(samplePath(file))
    return {
      name,
      file,
      schema: {
        $schema: DRAFT,
        $id: `${baseUrl}/${name}.json`,
        title: file,
        description: `${file}: ${[...new Set(own.map(({ route }) => `${siteUrl}${route}`))].join(', ')}`,
        allOf: [config?.sections ? elsewhere(sectionsSchema(config.sections)) : { $ref: CONFIG }],
        ...nodeSchema(keyTree(own), '', { siteUrl, config }),
        $defs: VALUE_DEFS,
      },
    }
  })
}

/** The same with its definitions in the schema of whole configs. */
function elsewhere(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${CONFIG}#`)
  return JSON.parse(text) as JsonSchema
}

/** What stays the same on the way through a file. */
interface Walk {
  siteUrl: string
  /** As the checker knows it. */
  config: ConfigFile | undefined
}

function nodeSchema(node: KeyNode, path: string, walk: Walk): JsonSchema {
  const { keys, free, entries, row } = node
  const words = row && rowSchema(row, walk.siteUrl)
  // Effects, conditions, counters: `config.json` knows their forms, a table names the usual keys.
  if (path !== '' && sectionAt(path, walk.config)) return words ?? {}
  const inside = (key: string, inner: KeyNode) =>
    nodeSchema(inner, path === '' ? key : `${path}.${key}`, walk)
  const required = [...keys].flatMap(([key, { row: own }]) =>
    // Either of two keys: the checker tells when both are missing.
    own?.required && own.unless === undefined ? [key] : [],
  )
  const others = free.find(({ name }) => /^<[^>]*>$/.test(name))
  const inPart = free.filter((one) => one !== others)
  return {
    ...words,
    ...(keys.size > 0 && {
      properties: Object.fromEntries([...keys].map(([key, one]) => [key, inside(key, one)])),
    }),
    ...(inPart.length > 0 && {
      patternProperties: Object.fromEntries(
        inPart.map(({ name, matches, node: one }) => [matches.source, inside(name, one)]),
      ),
    }),
    ...(others && { additionalProperties: inside(others.name, others.node) }),
    ...(required.length > 0 && { required }),
    ...(entries && { items: nodeSchema(entries, `${path}[]`, walk) }),
  }
}

function rowSchema(row: KeyRow, siteUrl: string): JsonSchema {
  const { type, description = '', path, href, choices, least, most } = row
  const range = rangeWords(row)
  const limits = choices ? ` One of: ${choices.join(', ')}.` : range ? ` A number ${range}.` : ''
  const kind = type === undefined ? '' : ` (${type})`
  const words = `${description}${limits}${kind}`.trim()
  return {
    ...valueSchema({ type: keyValueType(type), choices, least, most }),
    ...(words !== '' && { description: words }),
    markdownDescription: `${words} [${path}](${siteUrl}${href})`.trim(),
  }
}

/** Plugins do not load files with `_` in front as they are: those may lack anything. */
function fileMatch(file: string): string[] {
  return file.endsWith('/*.yml')
    ? [`**/plugins/${file.replace('/*.yml', '/**/*.yml')}`, '!**/_*.yml']
    : [`**/plugins/${file}`]
}

/**
 * @param schemas see {@link buildFileSchemas}
 * @param options addresses
 * @returns a catalogue that editors can take whole: which schema is for which files of a server
 */
export function schemaCatalog(
  schemas: readonly FileSchema[],
  { baseUrl }: Pick<FileSchemaOptions, 'baseUrl'>,
): JsonSchema {
  return {
    $schema: CATALOG_FORMAT,
    version: 1,
    schemas: schemas.map(({ name, file }) => ({
      name: file,
      description: `Files of the plugin ${placeOf(file).plugin}`,
      fileMatch: fileMatch(file),
      url: `${baseUrl}/${name}.json`,
    })),
  }
}
