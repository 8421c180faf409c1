/**
 * What loads and does nothing: effects, filters and conditions that never find what they look for
 * when the trigger fires. The rules stand in `../runTime`; here they are put into words.
 */
import { quoted } from '../../text/quote'
import { sightOf } from '../filterFlow'
import { IDLE_ANCHOR } from '../guides'
import type { TestRuntime } from '../filterFlow'
import { helpingMutators, pairOf } from '../pairs'
import type { PairEffect, PairTrigger } from '../pairs'
import { carrierData } from '../runTime/data'
import type { Need, Reason, RunData } from '../runTime/data'
import { dataFor, verdict } from '../runTime/works'
import { needWords, reasonWords } from '../runTime/words'
import { advisable } from './advisable'
import { offeredAfter, offeredData } from '../dataFlow'
import { field } from './fields'
import { addMutator } from './fixes'
import { pairEffect, pairTrigger } from './reference'
import type { ReferenceEntry } from './reference'
import type { Draft, Run } from './run'
import { placeIn } from './run'
import { isEmpty } from './source'
import type { ConfigMap, ConfigNode, Pair } from './source'
import type { DrivenEffect, UsedTrigger } from './triggers'

/** Triggers that guides use most: the first to be named as an example. */
const USUAL_TRIGGERS = ['melee_attack', 'take_damage', 'kill', 'mine_block', 'alt_click', 'jump']

/** More names than that are not read. */
const MAX_NAMED = 3

/** A block whose triggers, filters and conditions are looked at together. */
export interface RunBlock {
  block: ConfigMap
  triggers: readonly UsedTrigger[]
  effects: readonly DrivenEffect[]
  /** Undefined when one of them is not known. */
  mutators: readonly ReferenceEntry[] | undefined
  isChain: boolean
}

/**
 * Reports effects that never do anything behind a trigger that they accept, and those that do
 * only sometimes.
 *
 * @param block the block
 * @param run the check
 */
export function checkPairs(
  { block, triggers, effects, mutators, isChain }: RunBlock,
  run: Run,
): void {
  if (mutators === undefined) return
  const outer = isChain ? withoutDispatcher(mutators) : mutators
  if (isChain) reportUndone(block, run)
  for (const { entry, at, own } of effects) {
    if (entry.permanent || entry.removed !== undefined || own === undefined) continue
    const effect = pairEffect(entry)
    const all = [...outer, ...own]
    for (const { node, entry: known } of triggers) {
      if (!known || known.removed !== undefined) continue
      const trigger = pairTrigger(known)
      // Mutators of an element run, but the load-time check does not count them.
      if (pairOf(trigger, effect, outer).state === 'refused') continue
      const pair = pairOf(trigger, effect, all, run.carrier)
      const written = node.text.trim()
      if (pair.state === 'idle') {
        run.report(
          idlePair(written, node, { entry, at }, pair.lacks, run, {
            block,
            trigger,
            effect,
            mutators: all,
            offersOwn: own.length > 0,
          }),
        )
      } else if (pair.state === 'sometimes') {
        const reasons = pair.reasons.filter(isTelling)
        if (reasons.length > 0) run.report(sometimesPair(written, node, entry.id, reasons, run))
      }
    }
  }
}

/** A chain starts its elements with the dispatcher of the trigger: a change to it is undone. */
function withoutDispatcher(mutators: readonly ReferenceEntry[]): ReferenceEntry[] {
  return mutators.map((mutator) => {
    const transforms = mutator.transforms?.filter(({ to }) => to !== 'DISPATCHER')
    return transforms ? { ...mutator, transforms } : mutator
  })
}

/** A change to the carrier on the outer block of a chain does nothing. */
function reportUndone(block: ConfigMap, run: Run): void {
  const list = field(block, 'mutators')?.value
  if (list?.type !== 'list') return
  for (const item of list.items) {
    const id = item.type === 'map' ? field(item, 'id')?.value : undefined
    if (id?.type !== 'scalar') continue
    const entry = run.catalogue.find('mutator', id.text.trim())
    const transforms = entry?.transforms ?? []
    if (!entry || transforms.length === 0 || transforms.some(({ to }) => to !== 'DISPATCHER')) {
      continue
    }
    run.report({
      at: placeIn(id),
      severity: 'warning',
      code: 'mutator-undone',
      message: `\`${entry.id}\` does nothing on the outer block of a chain. Put it on the elements that need it.`,
      why: 'The chain starts its elements with the carrier of the trigger again.',
      href: run.catalogue.href('mutator', entry),
    })
  }
}

/**
 * Reports a permanent effect that never does anything for whoever carries the effects of the file.
 *
 * @param effect the effect
 * @param at where its id stands
 * @param run the check
 */
export function checkPermanent(
  effect: ReferenceEntry,
  at: { start: number; end: number },
  run: Run,
): void {
  const { runtime } = effect
  if (!run.carrier || runtime === undefined || runtime === 'unknown') return
  const answer = verdict(runtime.needs, carrierData(run.carrier))
  if (answer.works !== 'never') return
  const missing = answer.lacks.map(needWords).join(' and ')
  run.report({
    at,
    severity: 'warning',
    code: 'never-works',
    message: `Loads, but never does anything: \`${effect.id}\` needs a ${missing}, and what carries the effects here is or has none.`,
    why: 'Nothing is said about it when the file loads.',
    href: run.catalogue.href('effect', effect),
  })
}

/** What a pasted block cannot know is no news: whether it is for an item. */
function isTelling(reason: Reason): boolean {
  return !('data' in reason && reason.data === 'HOLDER_ITEM')
}

interface IdleContext {
  block: ConfigMap
  trigger: PairTrigger
  effect: PairEffect
  mutators: readonly ReferenceEntry[]
  offersOwn: boolean
}

function idlePair(
  written: string,
  node: ConfigNode,
  effect: { entry: ReferenceEntry; at: { start: number; end: number } },
  lacks: readonly Need[],
  run: Run,
  context: IdleContext,
): Draft {
  const { id } = effect.entry
  const at = placeIn(node)
  if (lacks.length === 0) {
    return {
      at,
      severity: 'warning',
      code: 'never-fires',
      message: isDeaf(context.trigger)
        ? `No effect ever hears ${quoted(written)}.`
        : `${quoted(written)} never fires for what carries the effects of this file.`,
      why: 'The block loads, but nothing ever sets it off.',
      href: run.catalogue.guide('dataFlow', IDLE_ANCHOR),
    }
  }
  const missing = lacks.map(needWords).join(' and ')
  const helping = mutatorsThatHelp(run, context)
  const others = triggersThatWork(run, context)
  const mutators = helping.map((one) => `\`${one}\``).join(' or ')
  const triggers = others.map((one) => `\`${one}\``).join(', ')
  const advice = [
    ...(triggers === '' ? [] : [`Triggers that have it: ${triggers}.`]),
    ...(mutators === '' ? [] : [`Or add the mutator ${mutators}.`]),
  ]
  return {
    at,
    severity: 'warning',
    code: 'never-works',
    message:
      `Loads, but never does anything: ${quoted(written)} has no ${missing}, which \`${id}\` needs. ${advice.join(' ')}`.trim(),
    why: 'The check at load goes by what the trigger declares. When it fires, the data is not there, and the effect does nothing and says nothing.',
    ...(context.offersOwn ? {} : { fix: addMutator(context.block, helping[0], run.text) }),
    href: run.catalogue.guide('dataFlow', IDLE_ANCHOR),
  }
}

function isDeaf({ handsOver }: PairTrigger): boolean {
  return typeof handsOver === 'object' && handsOver.sets_off !== undefined
}

function mutatorsThatHelp(run: Run, { trigger, effect, mutators }: IdleContext): string[] {
  const common = run.catalogue
    .mutators()
    .filter(({ plugins, adds }) => plugins === undefined && adds !== undefined)
  const helping = helpingMutators(trigger, effect, common, mutators, run.carrier)
  const offered = offeredAfter(offeredData(trigger.offers), mutators)
  return advisable(helping, offered)
    .slice(0, MAX_NAMED)
    .map(({ id }) => id)
}

/** Triggers of the library that always hand over what the effect needs, the usual ones first. */
function triggersThatWork(run: Run, { effect }: IdleContext): string[] {
  const common = run.catalogue
    .triggers()
    .filter(({ plugins, deprecated }) => plugins === undefined && deprecated === undefined)
  const usual = USUAL_TRIGGERS.flatMap((id) => common.filter((trigger) => trigger.id === id))
  const found = new Set<string>()
  for (const trigger of [...usual, ...common]) {
    if (found.size >= MAX_NAMED) break
    if (pairOf(pairTrigger(trigger), effect).state === 'works') found.add(trigger.id)
  }
  return [...found]
}

function sometimesPair(
  written: string,
  node: ConfigNode,
  effect: string,
  reasons: readonly Reason[],
  run: Run,
): Draft {
  return {
    at: placeIn(node),
    severity: 'info',
    code: 'sometimes-works',
    message: `Behind ${quoted(written)}, \`${effect}\` works only when ${reasons.map(reasonWords).join(' and when ')}.`,
    why: 'At other times the data is not there, and the effect does nothing and says nothing.',
    href: run.catalogue.guide('dataFlow', IDLE_ANCHOR),
  }
}

/**
 * Reports filters that never find what they look at behind the triggers of a block.
 *
 * @param block the block, or an entry with a trigger of its own
 * @param triggers its triggers
 * @param mutators its mutators; undefined when one of them is not known
 * @param run the check
 */
export function checkSights(
  block: ConfigMap,
  triggers: readonly UsedTrigger[],
  mutators: readonly ReferenceEntry[] | undefined,
  run: Run,
): void {
  const filters = field(block, 'filters')?.value
  if (filters?.type !== 'map' || mutators === undefined) return
  const args = field(block, 'args')?.value
  const before = args?.type === 'map' && isTrue(field(args, 'filters_before_mutation'))
  for (const pair of filters.pairs) {
    const negated = pair.key.startsWith('not_') && !run.catalogue.find('filter', pair.key)
    const entry = run.catalogue.find('filter', negated ? pair.key.slice('not_'.length) : pair.key)
    if (!entry || entry.removed !== undefined || isEmpty(pair.value)) continue
    for (const { node, entry: trigger } of triggers) {
      if (!trigger || trigger.removed !== undefined) continue
      const sight = sightOf(entry, pairTrigger(trigger), before ? [] : mutators, run.carrier)
      if (sight.sees !== 'never' || sight.lacks.length === 0) continue
      const { runtime } = entry
      if (runtime === undefined || runtime === 'unknown') continue
      run.report(
        blindFilter(pair, negated, runtime, sight.lacks, node.text.trim(), triggers.length, run),
      )
    }
  }
}

function isTrue(pair: Pair | undefined): boolean {
  return pair?.value.type === 'scalar' && /^(?:true|yes|on)$/i.test(pair.value.text.trim())
}

function blindFilter(
  pair: Pair,
  negated: boolean,
  { otherwise }: TestRuntime,
  lacks: readonly Need[],
  trigger: string,
  triggers: number,
  run: Run,
): Draft {
  const missing = lacks.map(needWords).join(' and ')
  const isBlocked = otherwise !== 'one' && (otherwise === 'blocks') !== negated
  const message = isBlocked
    ? `${quoted(trigger)} has no ${missing}, so ${quoted(pair.key)} lets nothing through.`
    : otherwise === 'one'
      ? `${quoted(trigger)} has no ${missing}: ${quoted(pair.key)} always looks at the number 1.`
      : `${quoted(trigger)} has no ${missing}, so ${quoted(pair.key)} lets everything through.`
  return {
    at: placeIn(pair),
    // Behind one of several triggers a filter may be meant for the others alone.
    severity: isBlocked || triggers === 1 ? 'warning' : 'info',
    code: 'blind-filter',
    message,
    why: 'A filter that does not find what it looks at says nothing about it.',
    href: run.catalogue.list('filter'),
  }
}

/**
 * Reports conditions that are never met, or always, for whoever carries the effects.
 *
 * @param node list of conditions
 * @param triggers of the block that they belong to; none for those of the whole file
 * @param run the check
 */
export function checkAskedCarriers(
  node: ConfigNode | undefined,
  triggers: readonly UsedTrigger[],
  run: Run,
): void {
  if (node?.type !== 'list') return
  const asked = carriersAsked(triggers, run)
  for (const item of node.items) {
    const id = item.type === 'map' ? field(item, 'id')?.value : undefined
    if (item.type !== 'map' || id?.type !== 'scalar') continue
    const entry = run.catalogue.find('condition', id.text.trim())
    const { runtime } = entry ?? {}
    if (!entry || runtime === undefined || runtime === 'unknown') continue
    const args = field(item, 'args')?.value
    const isInverse = args?.type === 'map' && isTrue(field(args, 'inverse'))
    const isMet = (runtime.otherwise === 'passes') !== isInverse
    for (const { who, data } of asked) {
      const answer = verdict(runtime.needs, data)
      if (answer.works !== 'never' || answer.lacks.length === 0) continue
      run.report({
        at: placeIn(id),
        severity: 'warning',
        code: isMet ? 'always-met' : 'never-met',
        message: `\`${entry.id}\` asks for ${answer.lacks.map(needWords).join(' and ')}, and ${who}: the condition is ${isMet ? 'always' : 'never'} met.`,
        why: isMet
          ? 'It limits nothing.'
          : 'What it guards never happens, and nothing is said about it.',
        href: run.catalogue.href('condition', entry),
      })
    }
  }
}

/** Conditions ask the carrier, as far as the file and the triggers tell who that is. */
function carriersAsked(
  triggers: readonly UsedTrigger[],
  run: Run,
): { who: string; data: RunData }[] {
  if (run.carrier) {
    return [{ who: 'what carries the effects here is or has none', data: carrierData(run.carrier) }]
  }
  return triggers.flatMap(({ node, entry }) => {
    const data = entry && dataFor(pairTrigger(entry), [], run.carrier)
    return data
      ? [{ who: `${quoted(node.text.trim())} fires for something that is or has none`, data }]
      : []
  })
}
