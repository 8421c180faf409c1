/** What goes together with what is chosen already, and the changes that keep it so. */
import type { TriggerParameter } from '../entry/entry'
import { advisable } from '../checker/advisable'
import { HOLDER_EFFECTS } from '../checker/nestedSection'
import { pairEffect, pairTrigger } from '../checker/reference'
import type { CheckedKind } from '../checker/reference'
import { offeredAfter, offeredData } from '../dataFlow'
import { sightOf } from '../filterFlow'
import { doesSomething, helpingMutators, pairOf } from '../pairs'
import type { Pair } from '../pairs'
import { needWords, reasonWords } from '../runTime/words'
import type { BuilderEntry, BuilderReference } from './reference'
import type { BuilderState } from './state'
import { findEntry, findTrigger, newDraft, triggerId } from './state'

/** An entry that can be picked, and what comes of it. */
export interface Choice {
  entry: BuilderEntry
  /**
   * `ready`: goes as it is; `sometimes`: likewise, but only when `when`; `helped`: with one of
   * `mutators`; `barren`: loads and never does anything, since `misses` is not there; `refused`:
   * not at all; `idle`: may stand there, but finds nothing to look at; `partly`: likewise, but only
   * behind the triggers in `blind`.
   */
  fit: 'ready' | 'sometimes' | 'helped' | 'barren' | 'refused' | 'idle' | 'partly'
  /** The first is the one that picking the entry adds. */
  mutators?: string[]
  /** What no single mutator supplies. */
  lacks?: TriggerParameter[]
  /** In words: what is not there when the trigger fires. */
  misses?: string
  /** In words: when it works. */
  when?: string
  /** Triggers behind which it finds nothing to look at. */
  blind?: string[]
}

function mutatorsOf(state: BuilderState, reference: BuilderReference): BuilderEntry[] {
  return state.mutators.flatMap(({ id }) => findEntry(reference, 'mutator', id) ?? [])
}

function triggersOf(state: BuilderState, reference: BuilderReference): BuilderEntry[] {
  return state.triggers.flatMap((id) => findTrigger(reference, id) ?? [])
}

/**
 * @param trigger a trigger
 * @param effect the effect that it should drive
 * @param before mutators of the block
 * @param reference all entries
 * @returns whether it does, and with what
 */
export function triggerChoice(
  trigger: BuilderEntry,
  effect: BuilderEntry,
  before: readonly BuilderEntry[],
  reference: BuilderReference,
): Choice {
  const pair = pairOf(pairTrigger(trigger), pairEffect(effect), before)
  if (pair.state === 'sometimes') {
    return { entry: trigger, fit: 'sometimes', when: pair.reasons.map(reasonWords).join(', and ') }
  }
  if (doesSomething(pair)) return { entry: trigger, fit: 'ready' }
  if (pair.state === 'refused' && pair.refusal.reason === 'permanent') {
    return { entry: trigger, fit: 'refused' }
  }
  // Those of plugins would help only where the plugin is installed.
  const common = reference.entries.mutator.filter(({ plugins }) => plugins === undefined)
  const useful = advisable(
    helpingMutators(pairTrigger(trigger), pairEffect(effect), common, before),
    offeredAfter(offeredData(trigger.offers ?? []), before),
  )
  if (useful.length === 0) return { entry: trigger, ...outOfReach(pair) }
  return { entry: trigger, fit: 'helped', mutators: useful.map(({ id }) => id) }
}

function outOfReach(pair: Pair): Pick<Choice, 'fit' | 'lacks' | 'misses'> {
  if (pair.state === 'idle') {
    return { fit: 'barren', misses: pair.lacks.map(needWords).join(', ') }
  }
  const refused = pair.state === 'refused' ? pair.refusal : undefined
  return {
    fit: 'refused',
    ...(refused?.reason === 'missing' && { lacks: refused.parameters }),
  }
}

const FIT_ORDER: readonly Choice['fit'][] = [
  'ready',
  'partly',
  'sometimes',
  'helped',
  'idle',
  'barren',
  'refused',
]

function byFit(choices: readonly Choice[]): Choice[] {
  return FIT_ORDER.flatMap((fit) => choices.filter((choice) => choice.fit === fit))
}

/**
 * @param state what is chosen
 * @param reference all entries
 * @returns all triggers: those that drive the effect, then those that a mutator helps, then those
 *   that cannot
 */
export function triggerChoices(state: BuilderState, reference: BuilderReference): Choice[] {
  const effect = findEntry(reference, 'effect', state.effect.id)
  if (!effect) return []
  const mutators = mutatorsOf(state, reference)
  return byFit(
    reference.entries.trigger.map((trigger) => triggerChoice(trigger, effect, mutators, reference)),
  )
}

/**
 * @param state what is chosen
 * @param reference all entries
 * @returns all filters: those that find something behind every trigger first
 */
export function filterChoices(state: BuilderState, reference: BuilderReference): Choice[] {
  const mutators = mutatorsOf(state, reference)
  const triggers = triggersOf(state, reference).map(pairTrigger)
  return byFit(
    reference.entries.filter.map((entry): Choice => {
      const blind = triggers.filter((one) => sightOf(entry, one, mutators).sees === 'never')
      if (blind.length === 0) return { entry, fit: 'ready' }
      if (blind.length === triggers.length) return { entry, fit: 'idle' }
      return { entry, fit: 'partly', blind: blind.map(({ id }) => id) }
    }),
  )
}

/**
 * @param state what is chosen
 * @param reference all entries
 * @returns ids of the mutators without which a trigger would be refused, or nothing would happen
 */
export function neededMutators(state: BuilderState, reference: BuilderReference): string[] {
  const effect = findEntry(reference, 'effect', state.effect.id)
  if (!effect || effect.permanent) return []
  const mutators = mutatorsOf(state, reference)
  const triggers = triggersOf(state, reference)
  return mutators
    .filter((_mutator, index) => {
      const others = mutators.filter((_one, at) => at !== index)
      return triggers.some(
        (trigger) => !doesSomething(pairOf(pairTrigger(trigger), pairEffect(effect), others)),
      )
    })
    .map(({ id }) => id)
}

/**
 * @param effect id of an effect with a list of effects
 * @param reference all entries
 * @returns the effects that the list takes: a holder's carries permanent ones, any other runs
 *   triggered ones
 */
export function listedEffects(effect: string, reference: BuilderReference): BuilderEntry[] {
  const isHolder = HOLDER_EFFECTS.includes(effect)
  return reference.entries.effect.filter(({ permanent = false }) => permanent === isHolder)
}

/**
 * @param state what is chosen
 * @param reference all entries
 * @returns whether the effect is known to do something behind each of the triggers, if only
 *   sometimes; false where the source of one of them is closed
 */
export function isKnownToWork(state: BuilderState, reference: BuilderReference): boolean {
  const effect = findEntry(reference, 'effect', state.effect.id)
  if (!effect) return false
  if (effect.permanent) return effect.runtime !== 'unknown'
  const mutators = mutatorsOf(state, reference)
  return triggersOf(state, reference).every((trigger) =>
    ['works', 'sometimes'].includes(
      pairOf(pairTrigger(trigger), pairEffect(effect), mutators).state,
    ),
  )
}

/** Triggers to start from, the ones that guides use most first. */
const USUAL_TRIGGERS = ['melee_attack', 'alt_click', 'mine_block', 'kill', 'take_damage']

/** Effects to start from when the reader comes with something else. */
const USUAL_EFFECTS = ['send_message', 'give_xp', 'run_command', 'damage_victim', 'add_damage']

function firstTrigger(effect: BuilderEntry, reference: BuilderReference): BuilderEntry | undefined {
  const { trigger } = reference.entries
  const usual = USUAL_TRIGGERS.flatMap((id) => trigger.filter((entry) => entry.id === id))
  const states = [...usual, ...trigger].map((entry) => ({
    entry,
    pair: pairOf(pairTrigger(entry), pairEffect(effect)),
  }))
  const found =
    states.find(({ pair }) => pair.state === 'works') ??
    states.find(({ pair }) => doesSomething(pair))
  return found?.entry
}

/**
 * Makes the triggers fit the effect again: those with which it is refused or does nothing go, and
 * when none is left the usual one comes.
 *
 * @param state what is chosen
 * @param reference all entries
 * @returns a state whose config loads and does something
 */
export function settle(state: BuilderState, reference: BuilderReference): BuilderState {
  const effect = findEntry(reference, 'effect', state.effect.id)
  if (!effect || effect.permanent) return state
  const mutators = mutatorsOf(state, reference)
  const kept = state.triggers.filter((id) => {
    const trigger = findTrigger(reference, id)
    if (!trigger) return false
    const pair = pairOf(pairTrigger(trigger), pairEffect(effect), mutators)
    // A mutator that was added later and takes the data away is for the reader to judge.
    const isAlone = () => doesSomething(pairOf(pairTrigger(trigger), pairEffect(effect)))
    return doesSomething(pair) || (pair.state === 'idle' && isAlone())
  })
  if (kept.length > 0) return { ...state, triggers: kept }
  const first = firstTrigger(effect, reference)
  return { ...state, triggers: first ? [triggerId(first)] : [] }
}

/**
 * @param state what is chosen
 * @param choice a trigger that is not refused
 * @returns the state with the trigger, and with the mutator that it takes
 */
export function addTrigger(state: BuilderState, { entry, mutators = [] }: Choice): BuilderState {
  const id = triggerId(entry)
  if (state.triggers.includes(id)) return state
  const [helper] = mutators
  return {
    ...state,
    triggers: [...state.triggers, id],
    mutators: helper === undefined ? state.mutators : [...state.mutators, newDraft(helper)],
  }
}

/**
 * @param effect id of an effect
 * @param reference all entries
 * @returns a state with it alone
 */
export function startWith(effect: string, reference: BuilderReference): BuilderState {
  const empty = { triggers: [], mutators: [], filters: [], conditions: [] }
  return settle({ ...empty, effect: newDraft(effect) }, reference)
}

/**
 * @param kind kind of an entry
 * @param id its id
 * @param reference all entries
 * @returns a state that shows the entry at work; the usual one for an unknown id
 */
export function startFrom(
  kind: CheckedKind,
  id: string,
  reference: BuilderReference,
): BuilderState {
  const entry = findEntry(reference, kind, id)
  const usual = USUAL_EFFECTS.flatMap((name) => findEntry(reference, 'effect', name) ?? [])
  const [plain] = [...usual, ...reference.entries.effect]
  if (!plain) throw new Error('The reference has no effects.')
  const state = startWith(kind === 'effect' && entry ? id : plain.id, reference)
  if (!entry) return state
  switch (kind) {
    case 'effect':
      return state
    case 'condition':
      return { ...state, conditions: [newDraft(id)] }
    case 'mutator':
      return { ...state, mutators: [newDraft(id)] }
    case 'filter':
      return withFilter(state, entry, reference)
    case 'trigger':
      return withTrigger(entry, [...usual, ...reference.entries.effect], reference) ?? state
  }
}

/** The first effect that the trigger drives, or that it drives with a mutator. */
function withTrigger(
  trigger: BuilderEntry,
  effects: readonly BuilderEntry[],
  reference: BuilderReference,
): BuilderState | undefined {
  const choices = effects.map((effect) => ({
    effect,
    choice: triggerChoice(trigger, effect, [], reference),
  }))
  const found =
    choices.find(({ choice }) => choice.fit === 'ready') ??
    choices.find(({ choice }) => choice.fit === 'sometimes') ??
    choices.find(({ choice }) => choice.fit === 'helped')
  if (!found) return undefined
  const { effect, choice } = found
  const empty = { triggers: [], mutators: [], filters: [], conditions: [] }
  return addTrigger({ ...empty, effect: newDraft(effect.id) }, choice)
}

/** A trigger behind which the filter has something to look at, if the effect goes with one. */
function withFilter(
  state: BuilderState,
  filter: BuilderEntry,
  reference: BuilderReference,
): BuilderState {
  const filtered = { ...state, filters: [newDraft(filter.id)] }
  const seeing = ({ entry, fit }: Choice) =>
    (fit === 'ready' || fit === 'sometimes') &&
    ['always', 'sometimes'].includes(sightOf(filter, pairTrigger(entry)).sees)
  const choices = triggerChoices(filtered, reference)
  const usual = USUAL_TRIGGERS.flatMap((name) => choices.filter(({ entry }) => entry.id === name))
  const found = [...usual, ...choices].find(seeing)
  return found ? { ...filtered, triggers: [triggerId(found.entry)] } : filtered
}
