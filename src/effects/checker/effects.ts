/** Lists of effects: single effects, inline chains, their triggers. */
import { quoted } from '../../text/quote'
import { checkArguments } from './arguments'
import { EFFECT_KEYS, isLiteral, COMMON_ARGUMENTS } from './commonArguments'
import { checkKeys, field, textField } from './fields'
import { sameKey } from './keys'
import { mutatorsIn } from './mutators'
import type { ReferenceEntry } from './reference'
import type { Run } from './run'
import { checkAskedCarriers, checkPairs, checkPermanent, checkSights } from './runTime'
import { headOf, placeIn, removal } from './run'
import type { ConfigMap, ConfigNode, Pair, Scalar } from './source'
import { hasNothing, isEmpty } from './source'
import { checkDataFlow, checkTriggers, unknownId } from './triggers'
import type { BlockElements, DrivenEffect } from './triggers'

/** Where a block stands; see `SectionKind`. */
export type EffectPlace = 'effects' | 'chain' | 'some-effects'

/**
 * @param node list of effects
 * @param place where it stands
 * @param run the check
 */
export function checkEffects(node: ConfigNode, place: EffectPlace, run: Run): void {
  if (hasNothing(node)) return
  if (node.type !== 'list') {
    run.report({
      at: headOf(node),
      severity: 'error',
      code: 'wrong-type',
      message: 'Effects are a list of blocks with an `id`.',
      why: 'In another form none of them is read.',
      href: run.catalogue.guide('effect'),
    })
    return
  }
  for (const item of node.items) {
    if (item.type === 'map') checkEffect(item, place, run)
    else if (!isEmpty(item)) reportMissingId(item, run)
  }
}

/**
 * @param block one effect or inline chain
 * @param place where it stands
 * @param run the check
 * @returns the effect, to see whether triggers of an outer block can drive it; undefined for
 *   chains and unknown ids
 */
export function checkEffect(
  block: ConfigMap,
  place: EffectPlace,
  run: Run,
): DrivenEffect | undefined {
  const inner = field(block, 'effects')
  const id = textField(block, 'id')?.node
  if (!inner && !id) {
    reportMissingId(block, run)
    return undefined
  }
  const entry = inner || !id ? undefined : readEffect(id, place, run)
  checkKeys(block, EFFECT_KEYS, (key) => elsewhere(key, entry), run.catalogue.guide('effect'), run)
  checkParts(block, run)
  const args = field(block, 'args')
  if (inner) {
    run.blocks.chains += 1
    if (id) reportIgnoredId(block, run)
    const at = placeIn(inner)
    checkArguments(args?.value, { kind: 'chain', at, href: run.catalogue.guide('chain') }, run)
    checkBlockTriggers(block, place, checkElements(inner, run), run)
    return undefined
  }
  if (!id) return undefined
  const href = entry ? run.catalogue.href('effect', entry) : run.catalogue.guide('effect')
  checkArguments(args?.value, { kind: 'effect', entry, at: placeIn(id), href }, run)
  if (entry?.permanent) {
    reportIgnoredParts(block, entry, run)
    if (place === 'effects') checkPermanent(entry, placeIn(id), run)
  }
  const driven = entry && { entry, at: placeIn(id), own: [] }
  checkBlockTriggers(
    block,
    place,
    { driven: driven ? [driven] : [], known: entry !== undefined },
    run,
  )
  return driven
}

function checkElements(inner: Pair, run: Run): BlockElements {
  if (inner.value.type !== 'list') {
    checkEffects(inner.value, 'chain', run)
    return { driven: [], known: false }
  }
  const known = run.chains.get(inner.value)
  if (known) return known
  // A chain that an alias puts into itself ends here.
  run.chains.set(inner.value, { driven: [], known: false })
  const driven = inner.value.items.flatMap((item) => {
    if (item.type !== 'map') {
      if (!isEmpty(item)) reportMissingId(item, run)
      return []
    }
    const effect = checkEffect(item, 'chain', run)
    return effect ? [{ ...effect, own: mutatorsIn(field(item, 'mutators')?.value, run) }] : []
  })
  const elements = { driven, known: true }
  run.chains.set(inner.value, elements)
  return elements
}

function readEffect(id: Scalar, place: EffectPlace, run: Run): ReferenceEntry | undefined {
  run.blocks.effects += 1
  const entry = run.catalogue.find('effect', id.text.trim())
  if (!entry) {
    const why =
      'An effect that the server does not know is left out when the file loads, with an error in the console.'
    run.report(unknownId(run, 'effect', id, why))
    return undefined
  }
  run.noteEntry('effect', entry, id)
  if (place === 'chain' && entry.permanent && entry.removed === undefined) {
    run.report({
      at: placeIn(id),
      severity: 'error',
      code: 'permanent-in-chain',
      message: `\`${entry.id}\` is a permanent effect and cannot stand in a list of effects that run one after the other.`,
      why: 'The whole block or list is left out when the file loads, with an error in the console. To start it with a trigger, put it into `add_holder`.',
      href: run.catalogue.guide('dataFlow'),
    })
  }
  return entry
}

/** Filters, mutators and conditions, which every kind of block may have. */
function checkParts(block: ConfigMap, run: Run): void {
  for (const kind of ['filters', 'mutators', 'conditions'] as const) {
    const pair = field(block, kind)
    if (pair) run.enter(kind, pair.value)
  }
}

function checkBlockTriggers(
  block: ConfigMap,
  place: EffectPlace,
  elements: BlockElements,
  run: Run,
): void {
  const pair = field(block, 'triggers')
  // An empty list is as good as none: permanent effects load with it, others do not.
  if (!pair || hasNothing(pair.value)) {
    if (place === 'effects') reportMissingTriggers(block, elements, run)
    return
  }
  if (place === 'chain') {
    reportTriggersInChain(pair, run)
    return
  }
  const triggers = checkTriggers(pair.value, run)
  const [only] = elements.driven
  if (only?.entry.permanent && !field(block, 'effects')) {
    const edit = removal(run.text, pair)
    run.report({
      at: placeIn(pair),
      severity: 'error',
      code: 'trigger-on-permanent',
      message: `\`${only.entry.id}\` is a permanent effect and takes no triggers.`,
      why: 'With triggers the block is left out when the file loads, with an error in the console. A permanent effect works as long as its carrier is active; to start it with a trigger, put it into `add_holder`.',
      ...(edit ? { fix: { title: 'Take the triggers out', edits: [edit] } } : {}),
      href: run.catalogue.guide('dataFlow'),
    })
    return
  }
  const mutators = mutatorsIn(field(block, 'mutators')?.value, run)
  checkDataFlow(block, triggers, elements.driven, mutators, run)
  const isChain = field(block, 'effects') !== undefined
  checkPairs({ block, triggers, effects: elements.driven, mutators, isChain }, run)
  checkSights(block, triggers, mutators, run)
  checkAskedCarriers(field(block, 'conditions')?.value, triggers, run)
}

function reportMissingTriggers(block: ConfigMap, { driven, known }: BlockElements, run: Run): void {
  const chain = field(block, 'effects')
  const [first] = driven
  if (!chain && (!first || first.entry.permanent || first.entry.removed !== undefined)) return
  if (!known) return
  const at = chain ? placeIn(chain) : first?.at
  if (!at) return
  run.report({
    at,
    severity: 'error',
    code: 'trigger-missing',
    message: chain ? 'This chain has no `triggers`.' : `\`${first?.entry.id}\` needs \`triggers\`.`,
    why: 'Nothing sets it off. The block is left out when the file loads, with an error in the console.',
    href: chain ? run.catalogue.guide('chain') : run.catalogue.list('trigger'),
  })
}

function reportTriggersInChain(pair: Pair, run: Run): void {
  const edit = removal(run.text, pair)
  run.report({
    at: placeIn(pair),
    severity: 'warning',
    code: 'trigger-in-chain',
    message: 'Effects in this place have no triggers of their own.',
    why: 'They run when the list around them runs; `triggers` is ignored here.',
    ...(edit ? { fix: { title: 'Take the triggers out', edits: [edit] } } : {}),
    href: run.catalogue.guide('chain'),
  })
}

/** Filters and mutators of permanent effects: nothing sets these off (`Effects.kt` of libreforge). */
function reportIgnoredParts(block: ConfigMap, entry: ReferenceEntry, run: Run): void {
  for (const key of ['filters', 'mutators']) {
    const pair = field(block, key)
    if (!pair) continue
    run.report({
      at: placeIn(pair),
      severity: 'warning',
      code: 'ignored-on-permanent',
      message: `${quoted(pair.key)} do nothing on \`${entry.id}\`, which is a permanent effect.`,
      why: 'They look at what a trigger hands over, and there is no trigger. Use `conditions`.',
      href: run.catalogue.guide('effect'),
    })
  }
}

function reportIgnoredId(block: ConfigMap, run: Run): void {
  const id = field(block, 'id')
  if (!id) return
  run.report({
    at: placeIn(id),
    severity: 'warning',
    code: 'id-and-effects',
    message: 'A block has either an `id` or `effects`.',
    why: 'With both it is a chain, and the `id` is ignored.',
    href: run.catalogue.guide('chain'),
  })
}

/** Arguments that stand beside `id`. */
function elsewhere(key: string, entry: ReferenceEntry | undefined): string | undefined {
  const own = entry?.args?.some(({ name }) => sameKey(key, name)) === true
  const common = COMMON_ARGUMENTS.some(({ name }) =>
    isLiteral(name) ? key === name : sameKey(key, name),
  )
  return own || common ? 'inside `args`' : undefined
}

function reportMissingId(node: ConfigNode, run: Run): void {
  run.report({
    at: headOf(node),
    severity: 'error',
    code: 'missing-id',
    message: 'An effect is a block with an `id`, or with `effects` for a chain.',
    why: 'Without one of them there is nothing to run.',
    href: run.catalogue.guide('effect'),
  })
}
