/** Whole configs: which sections stand where. A schema cannot see the name of the file. */
import { CONDITION_KEYS, EFFECT_KEYS } from '../checker/commonArguments'
import { FILE_SECTIONS, SHARED_KINDS, sectionAt, sectionNamed } from '../checker/sections'
import type { FileSections, SectionKind } from '../checker/sections'
import { ref } from './types'
import type { JsonSchema } from './types'

const ITEM_DEFS: Partial<Record<SectionKind, string>> = {
  effects: 'held-effect',
  chain: 'chained-effect',
  'some-effects': 'effect',
  conditions: 'condition',
  counters: 'counters/items',
}

/**
 * What is no block is left alone: the `effects` of a food have no ids, the list of another plugin
 * may hold anything.
 */
const LOOKS_LIKE_BLOCK: JsonSchema = {
  type: 'object',
  not: { required: ['effect'] },
  anyOf: [
    { required: ['id'] },
    { propertyNames: { enum: [...new Set([...EFFECT_KEYS, ...CONDITION_KEYS])] } },
  ],
}

const HAS_KNOWN_ID: JsonSchema = {
  type: 'object',
  required: ['id'],
  properties: { id: ref('effect-id') },
}

/**
 * A category file of EcoQuests has no other keys, and its effects are a chain (`Category.kt` of
 * Auxilor/EcoQuests).
 */
const IS_QUEST_CATEGORY: JsonSchema = {
  required: ['name'],
  propertyNames: { enum: ['name', 'effects'] },
}

/** A reward of EcoBattlepass: its effects are a chain, too. */
const IS_PASS_REWARD: JsonSchema = {
  required: ['display'],
  propertyNames: { enum: ['display', 'effects', 'load-weight'] },
}

/** A recipe of EcoCrafting, likewise: its type is a station. */
const IS_RECIPE: JsonSchema = {
  required: ['type'],
  properties: {
    type: {
      enum: [
        'crafting_table',
        'furnace',
        'blast_furnace',
        'smoker',
        'campfire',
        'smithing_table',
        'stonecutter',
        'brewing_stand',
        'grindstone',
        'anvil',
        'villager',
      ],
    },
  },
}

const HAS_TRIGGER: JsonSchema = { type: 'object', required: ['trigger'] }

interface Place {
  kind?: SectionKind
  keys: Map<string, Place>
  /** Entries of the list that stands here. */
  items?: Place
}

const BY_NAME: JsonSchema = {
  '[-_]effects$': guardedList('some-effects', LOOKS_LIKE_BLOCK),
  '[-_]conditions$': guardedList('conditions', LOOKS_LIKE_BLOCK),
}

/** @returns schema of a whole config of any plugin */
export function configSchema(): JsonSchema {
  const top: Place = { keys: new Map() }
  for (const path of new Set(FILE_SECTIONS.flatMap(({ sections }) => Object.keys(sections)))) {
    const kind = sectionAt(path, undefined)
    if (kind !== undefined) placeAt(top, path).kind = kind
  }
  const effects = top.keys.get('effects')
  const isHolder = effects?.kind === 'effects'
  if (isHolder) effects.kind = undefined
  const effectsAs = (kind: SectionKind) => ({
    properties: { effects: guardedList(kind, LOOKS_LIKE_BLOCK) },
  })
  return {
    ...placeSchema(top, ''),
    ...(isHolder && {
      if: { anyOf: [IS_QUEST_CATEGORY, IS_PASS_REWARD, IS_RECIPE] },
      then: effectsAs('chain'),
      else: effectsAs('effects'),
    }),
    patternProperties: BY_NAME,
  }
}

/**
 * @param file what is known of a kind of file
 * @returns schema of the effects and conditions in it, with the definitions of {@link configSchema}:
 *   those of other plugins are not offered there
 */
export function sectionsSchema({
  sections,
  hereOnly,
}: Pick<FileSections, 'sections' | 'hereOnly'>): JsonSchema {
  const top: Place = { keys: new Map() }
  const all = { ...sections, ...hereOnly }
  for (const [path, kind] of Object.entries(all)) placeAt(top, path).kind = kind
  return { ...placeSchema(top, ''), patternProperties: BY_NAME }
}

function placeAt(top: Place, path: string): Place {
  let place = top
  for (const part of path.split('.')) {
    const name = part.replace('[]', '')
    const next = place.keys.get(name) ?? { keys: new Map() }
    place.keys.set(name, next)
    place = next
    if (part !== name) place = place.items ??= { keys: new Map() }
  }
  return place
}

function placeSchema({ kind, keys, items }: Place, key: string): JsonSchema {
  const { '*': others, ...named } = Object.fromEntries(
    [...keys].map(([name, place]) => [name, placeSchema(place, name)]),
  )
  return {
    ...(kind && guardedList(kind, guardOf(kind, key))),
    ...(keys.size > 0 && { properties: named }),
    ...(others !== undefined && { additionalProperties: others }),
    ...(items && { items: placeSchema(items, key) }),
  }
}

function guardOf(kind: SectionKind, key: string): JsonSchema {
  if (kind === 'counters') return HAS_TRIGGER
  const isSure = !SHARED_KINDS.includes(kind) || sectionNamed(key) !== undefined
  return isSure ? LOOKS_LIKE_BLOCK : HAS_KNOWN_ID
}

function guardedList(kind: SectionKind, guard: JsonSchema): JsonSchema {
  const name = ITEM_DEFS[kind]
  return name === undefined ? {} : { items: { if: guard, then: ref(name) } }
}
