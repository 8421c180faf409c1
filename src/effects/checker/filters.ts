/** The `filters` section: a map from filter ids to values. */
import { quoted } from '../../text/quote'
import { absentId } from './absent'
import type { Run } from './run'
import { headOf, placeIn, rewrite } from './run'
import type { ConfigNode, Pair } from './source'
import { hasNothing, isEmpty } from './source'
import { unknownId } from './triggers'
import { checkValue } from './values'

/** Filters that only ask whether their key is there (pages of these filters). */
export const VALUE_NOT_READ: readonly string[] = ['honey_level_full', 'this_item']

/**
 * @param node value of `filters`
 * @param run the check
 */
export function checkFilters(node: ConfigNode, run: Run): void {
  if (hasNothing(node)) return
  if (node.type !== 'map') {
    run.report({
      at: headOf(node),
      severity: 'error',
      code: 'wrong-type',
      message: '`filters` is a section of `filter: value` lines, not a list with ids.',
      why: 'In another form no filter is read, so nothing is filtered.',
      href: run.catalogue.list('filter'),
    })
    return
  }
  for (const pair of node.pairs) checkFilter(pair, run)
}

function checkFilter(pair: Pair, run: Run): void {
  run.blocks.filters += 1
  const negated = pair.key.startsWith('not_') && !run.catalogue.find('filter', pair.key)
  const id = negated ? pair.key.slice('not_'.length) : pair.key
  const entry = run.catalogue.find('filter', id)
  if (!entry) {
    reportUnknown(pair, run)
    return
  }
  run.noteEntry('filter', entry, pair)
  if (!entry.value || isEmpty(pair.value)) return
  const href = run.catalogue.href('filter', entry)
  const wanted = { name: pair.key, type: entry.value, severity: 'warning', href } as const
  if (!checkValue(pair.value, wanted, run)) return
  if (entry.value === 'condition-list') {
    // They are asked of the victim, with the item of the carrier.
    run.enter('conditions', pair.value, run.carrier && { ...run.carrier, types: [] })
  }
  if (!VALUE_NOT_READ.includes(id) || pair.value.type !== 'scalar') return
  if (!/^(?:false|no|off)$/i.test(pair.value.text)) return
  const other = negated ? id : `not_${id}`
  run.report({
    at: placeIn(pair.value),
    severity: 'warning',
    code: 'value-ignored',
    message: `The value of \`${id}\` is not looked at: \`false\` acts like \`true\`. To turn it round, write \`${other}: true\`.`,
    why: 'This filter only asks whether its key is there.',
    href,
  })
}

/** The prefix may be what is misspelt: `not-entities` is `not_entities`. */
function reportUnknown(pair: Pair, run: Run): void {
  const prefix = /^not[-_]?/i.exec(pair.key)?.[0] ?? ''
  const rest = pair.key.slice(prefix.length)
  const why =
    'A filter that the server does not know is ignored without a message: nothing is filtered.'
  const place = { start: pair.keyStart, end: pair.keyEnd }
  const absent =
    prefix === 'not_' ? absentId(run, 'filter', { ...place, text: rest }, why) : undefined
  if (absent) {
    const former = absent.fix?.edits[0]?.text
    run.report({ ...absent, ...(former !== undefined && { fix: rewrite(place, prefix + former) }) })
    return
  }
  const draft = unknownId(run, 'filter', { ...place, text: prefix ? rest : pair.key }, why)
  const meant = draft.fix?.edits[0]?.text ?? (run.catalogue.find('filter', rest) ? rest : undefined)
  if (prefix === '' || meant === undefined) {
    run.report({ ...draft, message: draft.message.replace(quoted(rest), quoted(pair.key)) })
    return
  }
  const text = `not_${meant}`
  run.report({
    ...draft,
    severity: run.catalogue.find('filter', rest) ? 'error' : draft.severity,
    message: `${quoted(pair.key)} is not known to this version of the reference as a filter. Did you mean ${quoted(text)}?`,
    fix: { title: `Write ${quoted(text)}`, edits: [{ ...place, text }] },
  })
}
