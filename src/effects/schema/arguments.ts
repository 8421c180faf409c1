/** The `args` of one entry. */
import type { EntryArgument, EntryFields } from '../entry/entry'
import { spellingsOf } from '../checker/keys'
import { nestedSection } from '../checker/nestedSection'
import type { SectionKind } from '../checker/sections'
import { rangeWords, readLimits } from '../files/keyLimits'
import { plainText } from '../../text/plainText'
import { LOWER_CASE_KEYS, ref } from './types'
import type { JsonSchema } from './types'
import { defaultValue, valueSchema } from './values'

/** Names of the definitions of sections. */
const SECTION_DEFS: Record<SectionKind | 'arguments', string> = {
  effects: 'holder',
  chain: 'chain',
  'some-effects': 'effects',
  conditions: 'conditions',
  filters: 'filters',
  mutators: 'mutators',
  triggers: 'triggers',
  counters: 'counters',
  arguments: 'args',
}

/** @param kind what stands somewhere */
export function sectionRef(kind: SectionKind | 'arguments'): JsonSchema {
  return ref(SECTION_DEFS[kind])
}

/** Arguments whose names have dots or brackets stand in a section or in each entry of a list. */
interface Level {
  argument?: EntryArgument
  inner: Map<string, Level>
  isList: boolean
}

/**
 * @param entry effect, condition or mutator
 * @returns schema of its block apart from the id: that `args` has what it needs
 */
export function blockOf(entry: EntryFields): JsonSchema | undefined {
  if (entry.arguments.length === 0) return undefined
  const top: Level = { inner: new Map(), isList: false }
  for (const argument of entry.arguments) place(argument, top)
  const isNeeded = entry.removed === undefined && hasRequired(top)
  const args = sectionOf(top, entry, entry.removed === undefined)
  return { ...(isNeeded && { required: ['args'] }), properties: { args } }
}

function place(argument: EntryArgument, top: Level): void {
  let level = top
  for (const part of argument.name.split('.')) {
    const name = part.replace('[]', '')
    const next: Level = level.inner.get(name) ?? { inner: new Map(), isList: false }
    next.isList ||= part !== name
    level.inner.set(name, next)
    level = next
  }
  level.argument = argument
}

/** Entries of a list in the arguments are not judged, as in the checker. */
function hasRequired({ argument, inner, isList }: Level): boolean {
  if (argument?.required) return true
  return !isList && [...inner.values()].some(hasRequired)
}

function sectionOf({ inner }: Level, entry: EntryFields, isJudged: boolean): JsonSchema {
  const levels = [...inner]
  const required = isJudged ? levels.filter(([, level]) => hasRequired(level)) : []
  const properties = Object.fromEntries(
    levels.map(([name, level]) => [name, levelSchema(name, level, entry, isJudged)]),
  )
  if (required.length === 0) return { type: ['object', 'null'], properties }
  return { type: 'object', properties, if: LOWER_CASE_KEYS, then: demand(required) }
}

function levelSchema(
  name: string,
  level: Level,
  entry: EntryFields,
  isJudged: boolean,
): JsonSchema {
  const own = level.argument ? argumentSchema(level.argument, entry) : {}
  if (level.inner.size === 0) return own
  if (level.isList) {
    return { ...own, items: sectionOf({ ...level, isList: false }, entry, false) }
  }
  return { ...own, ...sectionOf(level, entry, isJudged) }
}

function argumentSchema(argument: EntryArgument, entry: EntryFields): JsonSchema {
  const { aliases, description, default: written, range, beyond } = argument
  const limits = readLimits('', range) ?? {}
  const section = nestedSection(argument, { id: entry.id, args: entry.arguments })
  const wanted = { ...argument, ...limits, eitherForm: aliases.length > 0 }
  const fallback = defaultValue(written, wanted)
  const value = section ? sectionRef(section) : valueSchema(wanted)
  const remark = written !== undefined && fallback === undefined ? ` Default: ${written}.` : ''
  return {
    ...value,
    description:
      plainText(
        [
          description,
          ...(beyond === undefined ? [] : [`A number ${rangeWords(limits)}.`, beyond]),
        ].join(' '),
      ) + remark,
    ...(fallback !== undefined && { default: fallback }),
  }
}

function demand(required: readonly (readonly [string, Level])[]): JsonSchema {
  const spelled = required.map(([name, { argument }]) =>
    [name, ...(argument?.aliases ?? [])].flatMap((one) => [...spellingsOf(one)]),
  )
  const single = spelled.flatMap((names) => (names.length === 1 ? names : []))
  const several = spelled.filter((names) => names.length > 1)
  return {
    ...(single.length > 0 && { required: single }),
    ...(several.length > 0 && {
      allOf: several.map((names) => ({ anyOf: names.map((name) => ({ required: [name] })) })),
    }),
  }
}
