/**
 * Front matter of a reference entry: the typed block that feeds the page's tables and badges,
 * the finder, the search records and the compatibility lists.
 */
import { z } from 'zod'
import { CATEGORIES } from './categories'
import type { EntryCategory } from './categories'
import { readLimits } from '../files/keyLimits'
import { ENTRY_KINDS } from './entryKinds'
import type { InGameFacts } from '../runTime/facts'
import { DATA_TYPES } from '../runTime/dataTypes'
import { VALUE_TYPES } from './valueTypes'
import type { ValueType } from './valueTypes'

export { CATEGORIES, ENTRY_KINDS, VALUE_TYPES }
export type { EntryCategory, ValueType }

/** Data that a trigger hands to filters and effects: `TriggerParameter.kt` of Auxilor/libreforge. */
export const TRIGGER_PARAMETERS = [
  'PLAYER',
  'VICTIM',
  'BLOCK',
  'EVENT',
  'LOCATION',
  'PROJECTILE',
  'VELOCITY',
  'ITEM',
  'TEXT',
  'VALUE',
  'ALT_VALUE',
] as const

const entryKindSchema = z.enum(ENTRY_KINDS)
const triggerParameterSchema = z.enum(TRIGGER_PARAMETERS)

const valueTypeSchema = z.enum(Object.keys(VALUE_TYPES) as [ValueType, ...ValueType[]])

/** A class or interface of the server or a plugin, by its simple name. */
const dataTypeSchema = z.enum(DATA_TYPES)

/** Ends the sentence "it is there only when ...". */
const whenSchema = z.string().regex(/[^.]$/, 'must be the end of a sentence without its full stop')

/** Scalars stay as written, so that a default of `0.50` is shown as the author typed it. */
const scalarText = z.union([z.string(), z.number(), z.boolean()]).transform(String)

/** Types of which numbers can be out of range. */
const NUMBER_TYPES: readonly ValueType[] = ['expression', 'int', 'double']

const argumentFields = z.strictObject({
  /** Key in the config, as the software reads it; nested keys with dots. */
  name: z.string().min(1),
  /** Other keys that the software accepts for the same argument. */
  aliases: z.array(z.string()).default([]),
  type: valueTypeSchema,
  required: z.boolean().default(false),
  default: scalarText.optional(),
  choices: z.array(scalarText).default([]),
  /** Numbers that act as they are written, such as `0..255`, `1..` and `..100`. */
  range: z.string().optional(),
  /** What comes of other numbers: a sentence, Markdown code spans allowed. */
  beyond: z.string().min(1).optional(),
  /** One or two sentences; Markdown code spans allowed. */
  description: z.string().min(1),
})

export const argumentSchema = argumentFields.superRefine(({ type, range, beyond }, context) => {
  const report = (message: string) => context.addIssue({ code: 'custom', path: ['range'], message })
  if ((range === undefined) !== (beyond === undefined)) {
    report('"range" and "beyond" go together: which numbers, and what comes of others')
  } else if (range !== undefined && !NUMBER_TYPES.includes(type)) {
    report(`only numbers have a range: ${NUMBER_TYPES.join(', ')}`)
  } else if (range !== undefined && (range === '' || !readLimits('', range))) {
    report('must be two numbers, one of which may be left out: 1..6, 2.., ..16')
  }
})

/** A mutator's change to the trigger data: what it reads (if anything) and what it writes. */
const transformSchema = z.strictObject({
  from: z.array(z.union([triggerParameterSchema, z.literal('DISPATCHER')])).default([]),
  /** Field that holds something else afterwards. */
  to: z.union([triggerParameterSchema, z.literal('DISPATCHER')]),
  /** True when the load-time check counts `to` as offered from here on. */
  adds: z.boolean(),
  /** In the game: what the source has to be. */
  is: dataTypeSchema.optional(),
  /** What `to` holds then, where that is somebody or something else than the source. */
  gives: dataTypeSchema.optional(),
  /** What has to be the case besides: "works only when ...". */
  when: whenSchema.optional(),
  /** What a missing source leaves: nothing, or what was there before. */
  otherwise: z.enum(['empties', 'keeps']).optional(),
})

const typesSchema = z.union([dataTypeSchema, z.array(dataTypeSchema).min(1)])

const givenSchema = z.union([
  z.enum(['always', 'carrier', 'never']),
  z.strictObject({ carrier: typesSchema }),
  z.strictObject({ is: typesSchema.optional(), when: whenSchema.optional() }),
])

/**
 * What a trigger passes on itself when it fires, read from its `dispatch`; what is left out is
 * empty, or filled in by the rules of `effects/runTime/data.ts`.
 */
const handsOverSchema = z.union([
  z.literal('unknown'),
  z.strictObject({
    DISPATCHER: typesSchema,
    /** Where it fires too early or too late for effects: what it sets off all the same. */
    sets_off: z.enum(['counters', 'nothing']).optional(),
    ...Object.fromEntries(TRIGGER_PARAMETERS.map((name) => [name, givenSchema.optional()])),
  } as {
    DISPATCHER: typeof typesSchema
    sets_off: z.ZodOptional<z.ZodEnum<{ counters: 'counters'; nothing: 'nothing' }>>
  } & Record<TriggerParameter, z.ZodOptional<typeof givenSchema>>),
])

const datumSchema = z.enum([...TRIGGER_PARAMETERS, 'DISPATCHER', 'HOLDER_ITEM', 'HOLDER_SLOT'])
const oneNeedSchema = z.union([datumSchema, z.strictObject({ data: datumSchema, is: typesSchema })])
const needSchema = z.union([oneNeedSchema, z.strictObject({ any: z.array(oneNeedSchema).min(2) })])

/** What an entry looks for when it runs, whatever it declares. */
const runtimeSchema = z.union([
  z.literal('unknown'),
  z.strictObject({
    /** All of these; without them an effect does nothing. */
    needs: z.array(needSchema),
    /** Data that it can do without, and what is different then. */
    without: z.partialRecord(datumSchema, z.string()).default({}),
    /**
     * Conditions and filters: the answer without the data. `one`: numbers are compared with 1,
     * which stands where a trigger has none.
     */
    otherwise: z.enum(['passes', 'blocks', 'one']).optional(),
  }),
])

const lifecycleSchema = z.strictObject({
  /** Version or year. */
  since: scalarText.optional(),
  /** What to use instead, one line of Markdown. */
  replacement: z.string().optional(),
})

export const entrySchema = z.strictObject({
  kind: entryKindSchema,
  /** Id in the config; equals the last part of the route. */
  id: z.string().regex(/^[a-z0-9_<>:-]+$/, 'must be lower-case letters, digits, _ or -'),
  categories: z
    .array(z.enum(Object.keys(CATEGORIES) as [EntryCategory, ...EntryCategory[]]))
    .default([]),
  /** Plugins that must be installed besides the one that reads the config. */
  requires: z.array(z.string()).default([]),
  /** Plugin or library that brings the entry. */
  owner: z.string().default('libreforge'),
  execution: z.enum(['triggered', 'permanent']).optional(),
  needs: z.array(triggerParameterSchema).optional(),
  offers: z.array(triggerParameterSchema).optional(),
  /** False for effects that change their event: `delay` is ignored on them. */
  supports_delay: z.boolean().default(true),
  /** Namespaced key of an AI goal, as configs write it. */
  key: z.string().optional(),
  /** Which mobs an AI goal works on. */
  applies_to: z.string().optional(),
  /** What each offered piece of data is, for this trigger. */
  provides: z.partialRecord(triggerParameterSchema, z.string()).optional(),
  transforms: z.array(transformSchema).optional(),
  /** Triggers: what stands in their data when they fire. */
  hands_over: handsOverSchema.optional(),
  /** Effects, conditions and filters: what they look for when they run. */
  runtime: runtimeSchema.optional(),
  value: z.strictObject({ type: valueTypeSchema, description: z.string().min(1) }).optional(),
  arguments: z.array(argumentSchema).default([]),
  /** Further routes that serve the same entry. */
  routes: z.array(z.string().startsWith('/')).default([]),
  /** `kind/id` of entries worth reading next. */
  related: z.array(z.string().regex(/^[a-z-]+\/[a-z0-9_<>:-]+$/)).default([]),
  /** For an id that several plugins bring in their own way: what it means in each. */
  variants: z
    .array(z.strictObject({ plugin: z.string(), description: z.string().min(1) }))
    .default([]),
  /** Still works, but something else should be used. */
  deprecated: lifecycleSchema.optional(),
  /** Current versions no longer have it. */
  removed: lifecycleSchema.optional(),
  /** Works under this id, but what brings it has another name now. */
  renamed: lifecycleSchema.optional(),
})

export type EntryKind = z.infer<typeof entryKindSchema>
export type TriggerParameter = z.infer<typeof triggerParameterSchema>
export type EntryArgument = z.infer<typeof argumentSchema>
export type EntryFields = z.infer<typeof entrySchema>

/** A related entry, resolved at build time: `href` is missing while the entry has no page. */
export interface RelatedEntry {
  kind: EntryKind
  id: string
  href?: string
  description?: string
}

/** An entry as the page gets it: its fields with the references resolved. */
export type EntryMeta = Omit<
  EntryFields,
  'related' | 'routes' | 'hands_over' | 'runtime' | 'provides'
> & {
  related: RelatedEntry[]
  inGame: InGameFacts
  /** Version of the library that brought it, when that is recent. */
  since?: string
}
