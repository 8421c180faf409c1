/** What the reader has put together: plain data, as the address of the page keeps it. */
import { ownValue } from '../../text/ownValue'
import type { CheckedKind } from '../checker/reference'
import { expressionFault } from '../checker/scalars'
import { familyOf, memberOf } from '../triggerFamilies'
import type { DraftKind, FormArgument } from './formArguments'
import { formArguments, inputKind } from './formArguments'
import type { BuilderEntry, BuilderReference } from './reference'

/** A block with an id. What is typed stays as it is, right or wrong. */
export interface Draft {
  id: string
  args: Readonly<Record<string, ArgumentValue>>
}

/** Text of a field, or the blocks of a list of effects or conditions. */
export type ArgumentValue = string | readonly Draft[]

export interface BuilderState {
  effect: Draft
  /** Ids as configs have them: `static_20`, not `static_<interval>`. */
  triggers: readonly string[]
  mutators: readonly Draft[]
  filters: readonly Draft[]
  conditions: readonly Draft[]
}

/** Lists in lists end here. */
export const MAX_DEPTH = 3

/** Blocks that an address may ask for: each is a form of its own, and who makes a link may ask much. */
export const MAX_BLOCKS = 100

/**
 * @param reference all entries
 * @param kind kind of the entry
 * @param id its id
 */
export function findEntry(
  reference: BuilderReference,
  kind: CheckedKind,
  id: string,
): BuilderEntry | undefined {
  return reference.entries[kind].find((entry) => entry.id === id)
}

/** A usable ending for each family; others get a word. */
const ENDINGS: Record<string, string> = { interval: '20', type: 'normal' }

/**
 * @param entry a trigger
 * @returns an id that configs can have
 */
export function triggerId({ id }: BuilderEntry): string {
  const family = familyOf(id)
  return family ? `${family.prefix}${ENDINGS[family.slot] ?? 'example'}` : id
}

/**
 * @param reference all entries
 * @param id a trigger as configs have it
 * @returns its entry; undefined for an unknown one, and for one of a family that the game refuses or
 *   that never fires
 */
export function findTrigger(reference: BuilderReference, id: string): BuilderEntry | undefined {
  const plain = findEntry(reference, 'trigger', id)
  if (plain && !familyOf(id)) return plain
  const member = memberOf(id, reference.entries.trigger)
  if (!member || 'refused' in member) return undefined
  const { found, formula } = member
  return formula === undefined || !expressionFault(formula, 'interval') ? found : undefined
}

/**
 * @param id of an entry
 * @returns a block of it with nothing filled in
 */
export function newDraft(id: string): Draft {
  return { id, args: {} }
}

/**
 * @param draft a block
 * @param name of an argument
 * @param value its new value; an empty one takes it out
 * @returns the changed block
 */
export function withArgument(draft: Draft, name: string, value: ArgumentValue): Draft {
  const { [name]: _old, ...rest } = draft.args
  return { ...draft, args: value.length === 0 ? rest : { ...rest, [name]: value } }
}

/**
 * @param text a piece of the page's address
 * @param reference all entries
 * @returns the state in it, without what the reference does not know; null when there is none
 */
export function parseState(text: string, reference: BuilderReference): BuilderState | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(json)) return null
  const reading: Reading = { reference, left: MAX_BLOCKS }
  const [effect] = readDrafts([json.effect], 'effect', reading, 0)
  if (!effect) return null
  const triggers = Array.isArray(json.triggers) ? json.triggers.slice(0, MAX_BLOCKS) : []
  return {
    effect,
    triggers: [
      ...new Set(
        triggers.filter(
          (id): id is string => typeof id === 'string' && !!findTrigger(reference, id),
        ),
      ),
    ],
    mutators: readDrafts(json.mutators, 'mutator', reading, 0),
    filters: uniqueIds(readDrafts(json.filters, 'filter', reading, 0)),
    conditions: readDrafts(json.conditions, 'condition', reading, 0),
  }
}

/** A state that is being read. */
interface Reading {
  reference: BuilderReference
  /** Blocks that may still come. */
  left: number
}

/**
 * @param state what the reader has put together
 * @returns it as text, for {@link parseState}
 */
export function formatState(state: BuilderState): string {
  return JSON.stringify(state)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readDrafts(value: unknown, kind: DraftKind, reading: Reading, depth: number): Draft[] {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return []
  return value.slice(0, MAX_BLOCKS).flatMap((item: unknown): Draft[] => {
    if (reading.left === 0 || !isRecord(item) || typeof item.id !== 'string') return []
    const entry = findEntry(reading.reference, kind, item.id)
    if (!entry) return []
    reading.left -= 1
    const { args } = item
    if (!isRecord(args)) return [newDraft(entry.id)]
    const known = formArguments(kind, entry).flatMap((argument) => {
      const read = readArgument(argument, ownValue(args, argument.name), reading, depth)
      return read.length > 0 ? [[argument.name, read] as const] : []
    })
    return [{ id: entry.id, args: Object.fromEntries(known) }]
  })
}

function readArgument(
  argument: FormArgument,
  value: unknown,
  reading: Reading,
  depth: number,
): ArgumentValue {
  const input = inputKind(argument)
  if (input === 'effects') return readDrafts(value, 'effect', reading, depth + 1)
  if (input === 'conditions') return readDrafts(value, 'condition', reading, depth + 1)
  return typeof value === 'string' ? value : ''
}

/** Filters are a section: each key stands once. */
function uniqueIds(drafts: readonly Draft[]): Draft[] {
  return drafts.filter(({ id }, index) => drafts.findIndex((one) => one.id === id) === index)
}
