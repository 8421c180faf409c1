/** Blocks of the effects system: what each kind of entry looks like in a config. */
import { COMMON_ARGUMENTS } from '../checker/commonArguments'
import type { CheckedKind } from '../checker/reference'
import { familyOf, familyPattern } from '../triggerFamilies'
import { blockOf, sectionRef } from './arguments'
import { CHAIN_ARGUMENTS, CONDITION_PROPERTIES, commonArguments } from './commonArguments'
import { entryWords, oneOfIds } from './entryText'
import type { SchemaSource } from './entryText'
import { LOWER_CASE_KEYS, listOf, ref } from './types'
import type { JsonSchema, Properties } from './types'
import { valueSchema } from './values'

const HAS_ID: JsonSchema = { required: ['id'] }
const IS_CHAIN: JsonSchema = { required: ['effects'] }

/**
 * @param entries all entries by kind
 * @param siteUrl address in front of their routes
 * @returns the definitions that all schemas share
 */
export function blockDefs(
  entries: Record<CheckedKind, readonly SchemaSource[]>,
  siteUrl: string,
): Properties {
  return {
    effects: listOf(ref('effect')),
    holder: listOf(ref('held-effect')),
    chain: listOf(ref('chained-effect')),
    ...effectDefs(entries.effect, siteUrl),
    conditions: listOf(ref('condition')),
    condition: conditionDef(entries.condition, siteUrl),
    mutators: listOf(ref('mutator')),
    mutator: mutatorDef(entries.mutator, siteUrl),
    filters: filtersDef(entries.filter, siteUrl),
    triggers: listOf(ref('trigger')),
    trigger: { anyOf: [...triggerIds(entries.trigger, siteUrl), { type: 'null' }] },
    counters: listOf(COUNTER),
  }
}

function effectDefs(sources: readonly SchemaSource[], siteUrl: string): Record<string, JsonSchema> {
  const present = sources.filter(({ entry }) => entry.removed === undefined)
  // A pattern, because editors list the values of an enum whenever they look at it.
  const idsOf = (some: readonly SchemaSource[]) => ({
    type: 'string',
    pattern: `^(?:${some.map(({ entry }) => entry.id).join('|')})$`,
  })
  const permanent = present.filter(({ entry }) => entry.execution === 'permanent')
  const isSingle = (id: JsonSchema | true): JsonSchema => ({
    ...HAS_ID,
    not: IS_CHAIN,
    properties: { id },
  })
  return {
    'effect-id': { anyOf: oneOfIds(sources, siteUrl) },
    'permanent-effect-id': idsOf(permanent),
    'removed-effect-id': idsOf(sources.filter(({ entry }) => entry.removed !== undefined)),
    args: { type: ['object', 'null'], properties: commonArguments(clashingNames(sources)) },
    effect: {
      type: ['object', 'null'],
      properties: {
        id: ref('effect-id'),
        args: { type: ['object', 'null'] },
        triggers: sectionRef('triggers'),
        filters: sectionRef('filters'),
        mutators: sectionRef('mutators'),
        conditions: sectionRef('conditions'),
        effects: ref('chain', { description: 'A chain: effects that run one after the other.' }),
        weight: ref('expression', { description: 'Share in a chain with run-type random.' }),
      },
      allOf: [
        {
          if: isSingle(ref('permanent-effect-id')),
          else: { properties: { args: ref('args') } },
        },
        {
          if: IS_CHAIN,
          then: { properties: { args: { properties: CHAIN_ARGUMENTS } } },
        },
        {
          if: LOWER_CASE_KEYS,
          then: {
            anyOf: [HAS_ID, IS_CHAIN],
            if: isSingle(true),
            then: { allOf: argumentsById(sources) },
          },
        },
      ],
    },
    'held-effect': {
      ...ref('effect'),
      if: LOWER_CASE_KEYS,
      then: {
        if: isSingle(ref('permanent-effect-id')),
        then: { properties: { triggers: false } },
        else: { if: isSingle(ref('removed-effect-id')), else: { required: ['triggers'] } },
      },
    },
    'chained-effect': {
      ...ref('effect'),
      not: isSingle(ref('permanent-effect-id')),
    },
  }
}

/** Own arguments that are called like a common one, but are of another type. */
function clashingNames(sources: readonly SchemaSource[]): Set<string> {
  const own = sources.flatMap(({ entry }) => entry.arguments)
  return new Set(
    COMMON_ARGUMENTS.filter((common) =>
      own.some(({ name, type }) => name === common.name && type !== common.type),
    ).map(({ name }) => name),
  )
}

/** For each id with arguments: what its block has to have. Only for blocks that have an id. */
function argumentsById(sources: readonly SchemaSource[]): JsonSchema[] {
  return sources.flatMap(({ entry }) => {
    const block = blockOf(entry)
    return block ? [{ if: { properties: { id: { const: entry.id } } }, then: block }] : []
  })
}

function conditionDef(sources: readonly SchemaSource[], siteUrl: string): JsonSchema {
  return {
    type: ['object', 'null'],
    properties: {
      id: { anyOf: oneOfIds(sources, siteUrl) },
      args: { type: ['object', 'null'], properties: CONDITION_PROPERTIES },
      'not-met-effects': sectionRef('chain'),
      'not-met-lines': CONDITION_PROPERTIES['not-met-lines'] ?? true,
      'show-not-met': CONDITION_PROPERTIES['show-not-met'] ?? true,
    },
    if: LOWER_CASE_KEYS,
    then: { ...HAS_ID, if: HAS_ID, then: { allOf: argumentsById(sources) } },
  }
}

function mutatorDef(sources: readonly SchemaSource[], siteUrl: string): JsonSchema {
  return {
    type: ['object', 'null'],
    properties: {
      id: { anyOf: oneOfIds(sources, siteUrl) },
      args: { type: ['object', 'null'] },
    },
    if: LOWER_CASE_KEYS,
    then: { ...HAS_ID, if: HAS_ID, then: { allOf: argumentsById(sources) } },
  }
}

function filtersDef(sources: readonly SchemaSource[], siteUrl: string): JsonSchema {
  const own = sources.map((source): [string, JsonSchema] => {
    const { value, id } = source.entry
    const words = entryWords(source, siteUrl)
    return [id, { ...(value && valueSchema(value)), ...words }]
  })
  const ids = new Set(own.map(([id]) => id))
  const negated = own.flatMap(([id]): [string, JsonSchema][] =>
    ids.has(`not_${id}`) ? [] : [[`not_${id}`, ref(`filters/properties/${id}`)]],
  )
  return {
    type: ['object', 'null'],
    properties: Object.fromEntries([...own, ...negated]),
    additionalProperties: false,
  }
}

function triggerIds(sources: readonly SchemaSource[], siteUrl: string): JsonSchema[] {
  return sources.map((source) => {
    const { id } = source.entry
    const words = entryWords(source, siteUrl)
    const family = familyOf(id)
    return family
      ? { type: 'string', pattern: familyPattern(family), ...words }
      : { const: id, ...words }
  })
}

/** An entry of `xp-gain-methods` and `counters`. */
const COUNTER: JsonSchema = {
  type: ['object', 'null'],
  properties: {
    trigger: ref('trigger'),
    multiplier: ref('expression', { description: 'Multiplies the value of the trigger.' }),
    value: ref('expression', { description: 'Takes the place of the value of the trigger.' }),
    conditions: sectionRef('conditions'),
    filters: sectionRef('filters'),
    args: sectionRef('arguments'),
  },
  if: LOWER_CASE_KEYS,
  then: { anyOf: [{ required: ['trigger'] }, HAS_ID], not: { required: ['multiplier', 'value'] } },
}
