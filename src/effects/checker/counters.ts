/** `xp-gain-methods` and `counters`: entries with a trigger and an amount. */
import { checkArguments } from './arguments'
import { COUNTER_KEYS } from './commonArguments'
import { checkKeys, field } from './fields'
import type { Run } from './run'
import { headOf, placeIn } from './run'
import { checkSights } from './runTime'
import type { ConfigMap, ConfigNode } from './source'
import { readTrigger } from './triggers'
import { checkValue } from './values'

/**
 * @param node list of counters
 * @param run the check
 */
export function checkCounters(node: ConfigNode, run: Run): void {
  if (node.type !== 'list') return
  for (const item of node.items) if (item.type === 'map') checkCounter(item, run)
}

function checkCounter(block: ConfigMap, run: Run): void {
  run.blocks.counters += 1
  const trigger = field(block, 'trigger')?.value ?? field(block, 'id')?.value
  const used = trigger?.type === 'scalar' ? [readTrigger(trigger, run)] : []
  if (used.length === 0) {
    run.report({
      at: headOf(block),
      severity: 'error',
      code: 'missing-id',
      message: 'This entry has no `trigger`.',
      why: 'Without a trigger it never counts.',
      href: run.catalogue.list('trigger'),
    })
  }
  checkKeys(block, COUNTER_KEYS, () => undefined, run.catalogue.list('trigger'), run)
  checkAmount(block, run)
  const conditions = field(block, 'conditions')
  if (conditions) run.enter('conditions', conditions.value)
  const filters = field(block, 'filters')
  if (filters) run.enter('filters', filters.value)
  checkSights(block, used, [], run)
  const args = field(block, 'args')
  const href = run.catalogue.guide('effect')
  if (args) checkArguments(args.value, { kind: 'shared', at: placeIn(args), href }, run)
}

function checkAmount(block: ConfigMap, run: Run): void {
  const multiplier = field(block, 'multiplier')
  const value = field(block, 'value')
  for (const pair of [multiplier, value]) {
    if (!pair) continue
    checkValue(pair.value, { name: pair.key, type: 'expression', severity: 'error' }, run)
  }
  if (!multiplier || !value) return
  const later = multiplier.keyStart > value.keyStart ? multiplier : value
  run.report({
    at: placeIn(later),
    severity: 'error',
    code: 'counter-amount',
    message: '`multiplier` and `value` exclude each other.',
    why: '`multiplier` multiplies the value of the trigger, `value` takes its place. With both, the entry is left out with an error in the console.',
  })
}
