/** Lists of conditions. */
import { checkArguments } from './arguments'
import { CONDITION_KEYS } from './commonArguments'
import { checkKeys, field, textField } from './fields'
import { sameKey } from './keys'
import type { Run } from './run'
import { headOf, placeIn } from './run'
import { checkAskedCarriers } from './runTime'
import type { ConfigMap, ConfigNode } from './source'
import { hasNothing, isEmpty } from './source'
import { unknownId } from './triggers'

/**
 * @param node list of conditions
 * @param run the check
 */
export function checkConditions(node: ConfigNode, run: Run): void {
  if (hasNothing(node)) return
  if (node.type !== 'list') {
    run.report({
      at: headOf(node),
      severity: 'error',
      code: 'wrong-type',
      message: '`conditions` takes a list of blocks with an `id`.',
      why: 'In another form no condition is read, so nothing is limited.',
      href: run.catalogue.guide('condition'),
    })
    return
  }
  for (const item of node.items) {
    if (item.type === 'map') checkCondition(item, run)
    else if (!isEmpty(item)) reportMissingId(item, run)
  }
  checkAskedCarriers(node, [], run)
}

/**
 * @param block one condition
 * @param run the check
 */
export function checkCondition(block: ConfigMap, run: Run): void {
  const id = textField(block, 'id')?.node
  if (!id) {
    reportMissingId(block, run)
    return
  }
  run.blocks.conditions += 1
  const entry = run.catalogue.find('condition', id.text.trim())
  if (entry) run.noteEntry('condition', entry, id)
  else {
    const why =
      'A condition that the server does not know is left out, and what it should guard runs without it.'
    run.report(unknownId(run, 'condition', id, why))
  }
  checkKeys(
    block,
    CONDITION_KEYS,
    (key) =>
      elsewhere(
        key,
        entry?.args?.map(({ name }) => name),
      ),
    run.catalogue.guide('condition'),
    run,
  )
  const href = entry ? run.catalogue.href('condition', entry) : run.catalogue.guide('condition')
  checkArguments(
    field(block, 'args')?.value,
    { kind: 'condition', entry, at: placeIn(id), href },
    run,
  )
  const effects = field(block, 'not-met-effects')
  if (effects) run.enter('chain', effects.value)
}

function elsewhere(key: string, own: readonly string[] = []): string | undefined {
  const inArgs = sameKey(key, 'inverse') || own.some((name) => sameKey(key, name))
  return inArgs ? 'inside `args`' : undefined
}

function reportMissingId(node: ConfigNode, run: Run): void {
  run.report({
    at: headOf(node),
    severity: 'error',
    code: 'missing-id',
    message: 'A condition is a block with an `id`: `- id: is_sneaking`.',
    why: 'Without an id it is left out, and what it should guard runs without it.',
    href: run.catalogue.guide('condition'),
  })
}
