import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import Ajv2020 from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { checkConfig } from '../../src/effects/checker/check'
import { COMMON_ARGUMENTS, CONDITION_ARGUMENTS, RUN_TYPE } from '../../src/effects/checker/commonArguments'
import { listPages, readContentEntries, readContentReference, readFileTables } from '../../src/docs/readContent'
import { yamlExamples } from './yamlExamples'
import { buildSchemas } from '../../src/effects/schema/buildSchemas'
import { CHAIN_ARGUMENTS, CONDITION_PROPERTIES, commonArguments } from '../../src/effects/schema/commonArguments'
import { buildFileSchemas, schemaCatalog } from '../../src/effects/schema/fileSchemas'
import { placeOf } from '../../src/effects/files/fileKeys'
import { readConfigPath } from '../../src/effects/checker/sections'
import type { SchemaName } from '../../src/effects/schema/buildSchemas'
import type { SchemaSource } from '../../src/effects/schema/entryText'

const CONTENT = path.resolve('content')

const sources: SchemaSource[] = readContentEntries(CONTENT)

const schemas = buildSchemas(sources, {
  siteUrl: 'https://wiki.example.org/docs',
  baseUrl: 'https://wiki.example.org/docs/schemas',
})

const ajv = new Ajv2020({ strict: false, allErrors: false })
ajv.addSchema(schemas.config)
const validators = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [
    name,
    name === 'config'
      ? ajv.getSchema('https://wiki.example.org/docs/schemas/config.json')
      : ajv.compile(schema as object),
  ]),
)

/** What is wrong with a YAML text, in the words of the validator; nothing when it is valid. */
function errorsOf(name: SchemaName, yaml: string): string[] {
  return parseAllDocuments(yaml).flatMap((document) => {
    const validate = validators[name]
    if (!validate || validate(document.toJS())) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
    )
  })
}

describe('examples on the pages', () => {
  const reference = readContentReference(CONTENT)
  it('are valid where the checker finds nothing', () => {
    let count = 0
    const wrong = listPages(CONTENT).flatMap((file) =>
      yamlExamples(fs.readFileSync(file, 'utf8')).flatMap(({ code, line, title }) => {
        const { counts, blocks } = checkConfig(code, reference, { file: title })
        if (counts.error + counts.warning > 0) return []
        count += blocks.effects + blocks.conditions
        return errorsOf('config', code).map((e) => `${path.relative(CONTENT, file)}:${line} ${e}`)
      }),
    )
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(1500)
  })
})

describe('schemas of whole files', () => {
  const baseUrl = 'https://wiki.example.org/docs/schemas'
  const tables = readFileTables(CONTENT)
  const built = buildFileSchemas(tables, { siteUrl: 'https://wiki.example.org/docs', baseUrl })
  const all = new Ajv2020({ strict: false, allErrors: true })
  all.addSchema(schemas.config)
  const byFile = new Map(built.map(({ file, schema }) => [file, all.compile(schema as object)]))
  const reference = readContentReference(CONTENT)

  /** Schema for a file by its path, and what is wrong with the text by it. */
  const faults = (file: string, yaml: string): string[] | undefined => {
    const read = readConfigPath(file)
    const validate = [...byFile].find(([name]) => {
      const { plugin, place } = placeOf(name)
      return read?.plugin === plugin && read.place === place
    })?.[1]
    if (!validate || !read?.loaded) return undefined
    if (validate(parseAllDocuments(yaml)[0]?.toJS())) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
    )
  }

  it('hold for all whole examples in which the checker finds nothing', () => {
    let count = 0
    const wrong = listPages(CONTENT).flatMap((page) =>
      yamlExamples(fs.readFileSync(page, 'utf8')).flatMap(({ code, line, title, part }) => {
        if (title === undefined || part) return []
        const { counts } = checkConfig(code, reference, { file: title })
        if (counts.error + counts.warning > 0) return []
        const found = faults(title, code)
        if (found) count += 1
        return (found ?? []).map((fault) => `${path.relative(CONTENT, page)}:${line} ${fault}`)
      }),
    )
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(200)
  })

  it('find what is missing, and values of another kind', () => {
    const file = 'plugins/EcoCrates/crates/demo.yml'
    expect(faults(file, 'name: Demo\n')?.join()).toMatch(/must have required property/)
    const talisman = 'plugins/Talismans/talismans/a.yml'
    expect(faults(talisman, 'name: A\nconditions: []\neffects: []\n')?.join()).toMatch(/required/)
    expect(
      faults('plugins/Talismans/config.yml', 'offhand-only: [1]\n')?.join() ?? 'no schema',
    ).toMatch(/must/)
  })

  it('leave the forms of effects and counters to the schema of all configs', () => {
    const pet = 'name: A\nicon: egg\nentity-texture: a\nxp-gain-methods:\n  - id: melee_attack\n'
    expect(faults('plugins/EcoPets/pets/a.yml', pet)?.join()).not.toContain('xp-gain-methods')
    const crate = 'open-effects:\n  - id: give_mony\n'
    expect(faults('plugins/EcoCrates/crates/a.yml', crate)?.join()).toContain('/open-effects/0')
  })

  it('explain each key with a link to its row', () => {
    const crates = built.find(({ file }) => file === 'EcoCrates/crates/*.yml')
    const { properties } = crates?.schema as unknown as {
      properties: Record<string, { description: string; markdownDescription: string }>
    }
    expect(properties.key?.description).toMatch(/^Id of a file in `keys\/`/)
    expect(properties.key?.markdownDescription).toContain(
      '(https://wiki.example.org/docs/ecocrates/crate-keys#',
    )
  })

  it('are listed with the files that they are for', () => {
    const catalog = schemaCatalog(built, { baseUrl }) as unknown as {
      schemas: { name: string; url: string; fileMatch: string[]; description: string }[]
    }
    expect(catalog.schemas.map(({ name }) => name)).toEqual([
      ...new Set(tables.map(({ file }) => file)),
    ].sort())
    expect(new Set(catalog.schemas.map(({ url }) => url)).size).toBe(built.length)
    expect(catalog.schemas).toContainEqual({
      name: 'EcoCrates/crates/*.yml',
      description: 'Files of the plugin EcoCrates',
      url: `${baseUrl}/files/ecocrates-crates.json`,
      fileMatch: ['**/plugins/EcoCrates/crates/**/*.yml', '!**/_*.yml'],
    })
  })

  it('are compact', () => {
    const sizes = built.map(({ schema }) => gzipSync(JSON.stringify(schema)).length)
    expect(Math.max(...sizes)).toBeLessThan(12_000)
  })
})

describe('a config', () => {
  const config = (yaml: string) => errorsOf('config', yaml)

  it.each([
    [
      'a triggered effect without triggers',
      'effects:\n  - id: bleed\n    args: { damage: 1, interval: 5, amount: 3 }',
    ],
    [
      'triggers on a permanent effect',
      'effects:\n  - id: bonus_health\n    args: { health: 2 }\n    triggers: [kill]',
    ],
    [
      'a missing argument',
      'effects:\n  - id: give_money\n    args: { chance: 20 }\n    triggers: [kill]',
    ],
    ['missing args', 'effects:\n  - id: give_money\n    triggers: [kill]'],
    [
      'an unknown effect',
      'effects:\n  - id: give_mony\n    args: { amount: 1 }\n    triggers: [kill]',
    ],
    [
      'an unknown trigger',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: [kil]',
    ],
    [
      'an interval of 0',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: [static_0]',
    ],
    [
      'an interval of +0',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: [static_+0]',
    ],
    [
      'triggers that are no list',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: kill',
    ],
    [
      'an unknown filter',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: [kill]\n    filters: { entitys: [cow] }',
    ],
    [
      'a filter list',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: [kill]\n    filters: [{ id: entities }]',
    ],
    [
      'a text for a list',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: [kill]\n    filters: { entities: cow }',
    ],
    [
      'a section for a number',
      'effects:\n  - id: give_money\n    args: { amount: { value: 1 } }\n    triggers: [kill]',
    ],
    [
      'a text for true or false',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: [kill]\n    filters: { player_placed: perhaps }',
    ],
    [
      'an unknown mutator',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: [kill]\n    mutators: [{ id: victim_is_player }]',
    ],
    [
      'a chance above 100',
      'effects:\n  - id: give_money\n    args: { amount: 1, chance: 150 }\n    triggers: [kill]',
    ],
    ['an unknown condition', 'conditions:\n  - id: is_sneeking'],
    ['a condition without its argument', 'conditions:\n  - id: in_world'],
    [
      'a permanent effect in a chain',
      'level-up-effects:\n  - id: bonus_health\n    args: { health: 2 }',
    ],
    [
      'a missing argument in a shop item',
      'items:\n  - id: torch\n    buy-effects:\n      - id: give_money',
    ],
    [
      'a missing argument deep in a chain',
      'effects:\n  - triggers: [kill]\n    effects:\n      - id: aoe\n        args:\n          shape: circle\n          radius: 3\n          effects:\n            - id: give_money\n              args: {}',
    ],
    [
      'both amounts of a counter',
      'xp-gain-methods:\n  - trigger: kill\n    multiplier: 1\n    value: 2',
    ],
  ])('is not valid with %s', (_name, yaml) => {
    expect(config(yaml)).not.toEqual([])
  })

  it.each([
    [
      'placeholders and formulas',
      'effects:\n  - id: give_money\n    args: { amount: "%level% * 2", chance: "{20}" }\n    triggers: [kill]',
    ],
    [
      'another spelling of a key',
      'effects:\n  - id: damage_nearby_entities\n    args: { damage-as-player: false, damage: 1, radius: 2, entities: [cow] }\n    triggers: [kill]',
    ],
    [
      'capitals in keys',
      'effects:\n  - id: give_money\n    args: { Amount: 1 }\n    Triggers: [kill]',
    ],
    [
      'yes for true',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: [kill]\n    filters: { player_placed: "yes" }',
    ],
    [
      'an id of a trigger family',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: [static_20]',
    ],
    [
      'an effect that only EcoMobs puts in a map',
      'effects:\n  kill:\n    - id: give_money\n      args: { amount: 1 }',
    ],
    ['a food, whose effects have no ids', 'food:\n  effects:\n    - effect: speed\n      level: 1'],
    ['rewards of another plugin', 'rewards:\n  - id: diamond\n    name: Diamond'],
    ['counters of another plugin', 'counters: [a, b]'],
    ['keys without a value', 'effects:\nconditions:\nitems:\n'],
    [
      'an argument that nobody knows',
      'effects:\n  - id: give_money\n    args: { amount: 1, custom_pay: { a: 1 }, mana_cost: 3 }\n    triggers: [kill]',
    ],
    ['a removed id', 'effects:\n  - id: luck_multiplier'],
    [
      'a negated filter',
      'effects:\n  - id: give_money\n    args: { amount: 1 }\n    triggers: [kill]\n    filters: { not_entities: [cow] }',
    ],
  ])('is valid with %s', (_name, yaml) => {
    expect(config(yaml)).toEqual([])
  })
})

describe('pieces of a config', () => {
  it('are checked by schemas of their own', () => {
    expect(errorsOf('effects', '- id: give_money\n  args: { amount: 5 }')).toEqual([])
    expect(errorsOf('effects', '- id: give_money')).not.toEqual([])
    expect(errorsOf('conditions', '- id: is_sneaking')).toEqual([])
    expect(errorsOf('conditions', 'id: is_sneaking')).not.toEqual([])
    expect(errorsOf('filters', 'entities: [cow]')).toEqual([])
    expect(errorsOf('filters', 'entity: [cow]')).not.toEqual([])
    expect(errorsOf('mutators', '- id: victim_as_player')).toEqual([])
    expect(errorsOf('mutators', '- id: victim')).not.toEqual([])
  })
})

describe('what editors show', () => {
  const text = JSON.stringify(schemas.config)

  it('has a link to the page of each entry', () => {
    expect(text).toContain(
      '[give_money](https://wiki.example.org/docs/effects/all-effects/give_money)',
    )
  })

  it('marks deprecated and removed ids', () => {
    const marked = sources.filter(({ entry }) => entry.removed ?? entry.deprecated)
    expect(text.split('"deprecated":true').length).toBeGreaterThan(marked.length / 2)
  })

  it('is compact', () => {
    expect(gzipSync(text).length).toBeLessThan(80_000)
  })

  it('has a meaning for each common argument', () => {
    const names = [...COMMON_ARGUMENTS, ...CONDITION_ARGUMENTS, RUN_TYPE].map(({ name }) => name)
    const shown = { ...commonArguments(new Set()), ...CHAIN_ARGUMENTS, ...CONDITION_PROPERTIES }
    expect(
      names.filter((name) => (shown[name] as { description?: string }).description === undefined),
    ).toEqual([])
  })
})
