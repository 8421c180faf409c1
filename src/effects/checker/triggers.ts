/** Lists of triggers, and whether they give an effect what it needs. */
import { quoted } from '../../text/quote'
import { offeredAfter, offeredData, refusal } from '../dataFlow'
import type { TriggerParameter } from '../entry/entry'
import { absentId } from './absent'
import { advisable } from './advisable'
import { isSlip } from './catalogue'
import { addMutator } from './fixes'
import type { ReferenceEntry } from './reference'
import type { Draft, Run } from './run'
import { headOf, placeIn, rewrite } from './run'
import { expressionFault } from './scalars'
import type { ConfigMap, ConfigNode, Scalar } from './source'
import { isEmpty } from './source'

/** A trigger of a block. */
export interface UsedTrigger {
  node: Scalar
  /** Undefined when the id is not known. */
  entry?: ReferenceEntry
}

/**
 * Checks the ids of a `triggers` list.
 *
 * @param node value of `triggers`
 * @param run the check
 * @returns the triggers in it
 */
export function checkTriggers(node: ConfigNode, run: Run): UsedTrigger[] {
  if (isEmpty(node)) return []
  if (node.type === 'scalar') {
    run.report({
      at: placeIn(node),
      severity: 'warning',
      code: 'wrong-type',
      message: '`triggers` takes a list.',
      why: 'A text without a dash or brackets reads as an empty list, so nothing sets the effect off.',
      fix: { title: 'Make it a list', edits: [{ ...placeIn(node), text: `[${node.text}]` }] },
      href: run.catalogue.guide('effect'),
    })
    return [readTrigger(node, run)]
  }
  if (node.type === 'map') {
    run.report({
      at: headOf(node),
      severity: 'error',
      code: 'wrong-type',
      message: '`triggers` takes a list of ids.',
      why: 'A section in its place is not read.',
      href: run.catalogue.guide('effect'),
    })
    return []
  }
  return node.items.flatMap((item) => {
    if (item.type === 'scalar') return isEmpty(item) ? [] : [readTrigger(item, run)]
    run.report({
      at: headOf(item),
      severity: 'error',
      code: 'wrong-type',
      message: 'A trigger is just its id: `- melee_attack`.',
      why: 'Triggers have no `id` key and no arguments.',
      href: run.catalogue.guide('effect'),
    })
    return []
  })
}

/**
 * @param node id of a trigger
 * @param run the check
 * @returns the trigger with what the reference knows of it
 */
export function readTrigger(node: Scalar, run: Run): UsedTrigger {
  run.blocks.triggers += 1
  const id = node.text.trim()
  const lookup = run.catalogue.trigger(id)
  if ('found' in lookup) {
    run.noteEntry('trigger', lookup.found, node)
    if (lookup.formula !== undefined) checkFormula(lookup.formula, lookup.found, node, run)
    return { node, entry: lookup.found }
  }
  if ('refused' in lookup) {
    run.report({
      at: placeIn(node),
      severity: 'error',
      code: 'unknown-trigger',
      message: `${quoted(id)} is no trigger: the interval is at least 1.`,
      why: 'The game leaves it out without a message.',
      href: run.catalogue.href('trigger', lookup.refused),
    })
    return { node }
  }
  run.report(
    unknownId(
      run,
      'trigger',
      node,
      'A trigger that the server does not know is left out without a message.',
    ),
  )
  return { node }
}

/** Without a number of ticks the trigger is there, but does not fire. */
function checkFormula(formula: string, entry: ReferenceEntry, node: Scalar, run: Run): void {
  const fault = expressionFault(formula, 'interval')
  if (!fault) return
  run.report({
    at: placeIn(node),
    severity: 'warning',
    code: 'bad-expression',
    message: `${quoted(node.text.trim())} never fires: ${quoted(formula)} is neither a number of ticks nor a formula. ${fault.message}`,
    why: 'Behind this prefix, what is no whole number is worked out as a formula. Where that gives no number, nothing happens.',
    href: run.catalogue.href('trigger', entry),
  })
}

/**
 * @param run the check
 * @param kind kind of the id
 * @param node the id
 * @param why what the game makes of an id that it does not know
 * @returns the finding: when the version of the server lacks it, since when or until when it is
 *   there; else an error when it is a slip of a known id, and a warning when not
 */
export function unknownId(
  run: Run,
  kind: 'effect' | 'condition' | 'filter' | 'mutator' | 'trigger',
  node: { start: number; end: number; text: string },
  why: string,
): Draft {
  const absent = absentId(run, kind, node, why)
  if (absent) return absent
  const id = node.text.trim()
  const meant = run.suggestions.ofId(kind, id)
  const [first] = meant
  const known = first === undefined ? undefined : run.catalogue.find(kind, first)
  const at = { start: node.start, end: node.end }
  return {
    at,
    severity: first !== undefined && isSlip(id, first) ? 'error' : 'warning',
    code: `unknown-${kind}`,
    message:
      `${quoted(id)} is not known to this version of the reference as a ${kind}.${meant.length === 0 ? '' : ` Did you mean ${meant.map((one) => `\`${one}\``).join(' or ')}?`}`.replace(
        'a effect',
        'an effect',
      ),
    why,
    ...(first === undefined ? {} : { fix: rewrite(at, first) }),
    href: known ? run.catalogue.href(kind, known) : run.catalogue.list(kind),
  }
}

/** What the data check asks of an effect in a block with triggers. */
export interface DrivenEffect {
  entry: ReferenceEntry
  /** Where its id stands. */
  at: { start: number; end: number }
  /**
   * Mutators of an element of an inline chain: they run, but the check at load does not count them.
   * Undefined when one of them is not known.
   */
  own: readonly ReferenceEntry[] | undefined
}

/** Elements of an inline chain, or the one effect of a block without a chain. */
export interface BlockElements {
  driven: DrivenEffect[]
  /** False when some effect is not known, so that nobody can say what it needs. */
  known: boolean
}

/**
 * The load-time check of every pair of trigger and effect in a block.
 *
 * @param block the outer block
 * @param triggers its triggers
 * @param effects its effect, or the direct elements of its chain
 * @param mutators its mutators; undefined when one of them is not known
 * @param run the check
 */
export function checkDataFlow(
  block: ConfigMap,
  triggers: readonly UsedTrigger[],
  effects: readonly DrivenEffect[],
  mutators: readonly ReferenceEntry[] | undefined,
  run: Run,
): void {
  if (mutators === undefined) return
  for (const effect of effects) {
    if (effect.entry.permanent || effect.entry.removed !== undefined) continue
    for (const { node, entry } of triggers) {
      if (!entry || entry.removed !== undefined) continue
      const trigger = { id: entry.id, offers: entry.offers ?? [] }
      const driven = { id: effect.entry.id, needs: effect.entry.needs ?? [], permanent: false }
      const refused = refusal(trigger, driven, mutators)
      if (refused?.reason !== 'missing') continue
      const offered = offeredAfter(offeredData(trigger.offers), mutators)
      const all = run.catalogue.mutators().filter(({ plugins }) => plugins === undefined)
      const outOfReach = refused.parameters.filter((one) => !all.some(({ adds }) => adds === one))
      const helping = all.filter((one) => refusal(trigger, driven, [...mutators, one]) === null)
      const ids = advisable(helping, offered).map(({ id }) => id)
      run.report({
        at: placeIn(node),
        severity: entry.varies ? 'info' : 'error',
        code: 'trigger-data',
        message: refusalMessage(node.text.trim(), effect, refused.parameters, outOfReach, ids),
        why: entry.varies
          ? 'What this trigger hands over depends on the plugin that fires it; with some of them the block is left out when the file loads.'
          : 'The whole block is left out when the file loads, with an error in the console, its other triggers included.',
        fix: addMutator(block, ids[0], run.text),
        href: run.catalogue.guide('dataFlow'),
      })
    }
  }
}

function refusalMessage(
  trigger: string,
  { entry, own }: DrivenEffect,
  missing: readonly TriggerParameter[],
  outOfReach: readonly TriggerParameter[],
  helping: readonly string[],
): string {
  const named = (parameters: readonly TriggerParameter[]) =>
    parameters.map((parameter) => `\`${parameter}\``).join(' and ')
  const data = named(missing)
  const lacks = `${quoted(trigger)} does not hand over ${data}, which \`${entry.id}\` needs.`
  if (outOfReach.length > 0) {
    return `${lacks} No mutator can supply ${named(outOfReach)}: choose another trigger.`
  }
  if (helping.length === 0) return `${lacks} It takes a mutator for each of them.`
  const names = helping.map((id) => quoted(id)).join(' or ')
  const where = own?.length !== 0 ? ' to the outer block (those of an element are not counted)' : ''
  return `${lacks} Add the mutator ${names}${where}.`
}
