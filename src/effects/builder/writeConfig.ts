/** The config that a state stands for. It is always one that loads. */
import { HOLDER_EFFECTS } from '../checker/nestedSection'
import type { DraftKind, FormArgument } from './formArguments'
import { formArguments, inputKind } from './formArguments'
import type { BuilderEntry, BuilderReference } from './reference'
import { sampleOf, sectionSample } from './samples'
import type { BuilderState, Draft } from './state'
import { findEntry, newDraft } from './state'
import { isTextType, readValues } from './values'
import { scalar, yamlText } from './yamlText'
import type { Yaml } from './yamlText'

type Pairs = [key: string, value: Yaml][]

/** Required lists of effects and conditions that are still empty get one of these. */
const FIRST = {
  effects: ['send_message', 'give_xp'],
  permanent: ['bonus_health', 'movement_speed_multiplier'],
  conditions: ['is_sneaking', 'is_night'],
} as const

/**
 * Writes what is filled in. Required arguments that are empty or wrong get a sample, other wrong
 * values are left out.
 *
 * @param state what is chosen
 * @param reference all entries
 * @returns YAML with a list of one effect
 */
export function writeConfig(state: BuilderState, reference: BuilderReference): string {
  return yamlText([['effects', { list: [{ map: effectBlock(state, reference) }] }]])
}

/**
 * @param state what is chosen
 * @param reference all entries
 * @returns its effect with all that belongs to it, as an entry of a list
 */
export function effectYaml(state: BuilderState, reference: BuilderReference): Yaml {
  return { map: effectBlock(state, reference) }
}

/**
 * @param kind kind of a block
 * @param id an entry of that kind
 * @param reference all entries
 * @returns a block of it with samples for what it needs
 */
export function blockYaml(kind: DraftKind, id: string, reference: BuilderReference): Yaml {
  return { map: blockOf(kind, newDraft(id), reference) }
}

/**
 * @param filter a filter
 * @param reference all entries
 * @returns a sample of its value
 */
export function filterYaml(filter: string, reference: BuilderReference): Yaml {
  return filterPair(newDraft(filter), reference)[0]?.[1] ?? 'true'
}

function effectBlock(state: BuilderState, reference: BuilderReference): Pairs {
  const entry = findEntry(reference, 'effect', state.effect.id)
  const block = blockOf('effect', state.effect, reference)
  if (!entry?.permanent) {
    if (state.triggers.length > 0) {
      block.push(['triggers', { list: state.triggers.map((id) => scalar(id, true)) }])
    }
    pushBlocks(block, 'mutators', 'mutator', state.mutators, reference)
    const filters = state.filters.flatMap((draft) => filterPair(draft, reference))
    if (filters.length > 0) block.push(['filters', { map: filters }])
  }
  pushBlocks(block, 'conditions', 'condition', state.conditions, reference)
  return block
}

function pushBlocks(
  block: Pairs,
  key: string,
  kind: DraftKind,
  drafts: readonly Draft[],
  reference: BuilderReference,
): void {
  if (drafts.length > 0) block.push([key, blocks(kind, drafts, reference)])
}

function blocks(kind: DraftKind, drafts: readonly Draft[], reference: BuilderReference): Yaml {
  return { list: drafts.map((draft) => ({ map: blockOf(kind, draft, reference) })) }
}

/** `id` and `args` of a block. */
function blockOf(kind: DraftKind, draft: Draft, reference: BuilderReference): Pairs {
  const entry = findEntry(reference, kind, draft.id)
  const args = entry ? writeArguments(kind, entry, draft, reference) : []
  return [['id', draft.id], ...(args.length > 0 ? [['args', { map: args }] as Pairs[number]] : [])]
}

function writeArguments(
  kind: DraftKind,
  entry: BuilderEntry,
  draft: Draft,
  reference: BuilderReference,
): Pairs {
  const pairs: Pairs = []
  // What stands in lists of sections has no form.
  const all = formArguments(kind, entry).filter(({ name }) => !name.includes('[]'))
  for (const argument of all) {
    // The parts of a section are filled in one by one; the sample is for a section without any.
    const parts = all.filter(({ name }) => name.startsWith(`${argument.name}.`))
    if (parts.some((part) => argumentValue(part, entry, draft, reference) !== undefined)) continue
    const value = argumentValue(argument, entry, draft, reference)
    if (value !== undefined) put(pairs, argument.name.split('.'), value)
  }
  return pairs
}

/** Puts a value below nested keys; sections that are there already are used. */
function put(pairs: Pairs, [key = '', ...rest]: readonly string[], value: Yaml): void {
  if (rest.length === 0) {
    pairs.push([key, value])
    return
  }
  const known = pairs.find(([name]) => name === key)?.[1]
  if (known !== undefined && typeof known === 'object' && 'map' in known) {
    put(known.map as Pairs, rest, value)
    return
  }
  const inner: Pairs = []
  put(inner, rest, value)
  pairs.push([key, { map: inner }])
}

function argumentValue(
  argument: FormArgument,
  entry: BuilderEntry,
  { args }: Draft,
  reference: BuilderReference,
): Yaml | undefined {
  const { name, required } = argument
  const value = args[name] ?? ''
  const input = inputKind(argument)
  if (input === 'effects' || input === 'conditions') {
    const kind = input === 'effects' ? 'effect' : 'condition'
    const drafts = typeof value === 'string' ? [] : value
    if (drafts.length > 0) return blocks(kind, drafts, reference)
    return required ? blocks(kind, firstDrafts(input, entry, reference), reference) : undefined
  }
  if (input === 'none') return required ? sectionSample(entry.id, name) : undefined
  const typed = readValues(argument, typeof value === 'string' ? value : '')
  const values = typed.length === 0 && required ? [sampleOf(argument)] : typed
  if (values.length === 0) return undefined
  const written = values.map((one) => scalar(one, isTextType(argument.type)))
  return input === 'lines' ? { list: written } : written[0]
}

function firstDrafts(
  input: 'effects' | 'conditions',
  entry: BuilderEntry,
  reference: BuilderReference,
): Draft[] {
  const isBundle = input === 'effects' && HOLDER_EFFECTS.includes(entry.id)
  const kind = input === 'effects' ? 'effect' : 'condition'
  const id = FIRST[isBundle ? 'permanent' : input].find((one) => findEntry(reference, kind, one))
  return id === undefined ? [] : [newDraft(id)]
}

/** A filter is a key with its value. */
function filterPair(draft: Draft, reference: BuilderReference): Pairs {
  const entry = findEntry(reference, 'filter', draft.id)
  if (!entry) return []
  const [valueArgument] = formArguments('filter', entry)
  const value = valueArgument && argumentValue(valueArgument, entry, draft, reference)
  if (value === undefined) return []
  return [[draft.args.not === 'true' ? `not_${draft.id}` : draft.id, value]]
}
