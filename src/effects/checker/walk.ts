/** Finds the blocks in a whole config, or in a piece of one. */
import { quoted } from '../../text/quote'
import { EFFECT_KEYS } from './commonArguments'
import { checkCondition } from './conditions'
import { checkEffect } from './effects'
import { field, textField } from './fields'
import { checkFileKeys } from './fileKeys'
import { bareKey, sameKey } from './keys'
import { checkMenus } from './menus'
import { checkMenuSlots } from './menuSlots'
import type { Run } from './run'
import { headOf, placeIn, rewrite } from './run'
import { SHARED_KINDS, carrierAt, sectionAt, sectionNamed } from './sections'
import type { FileSections, SectionKind } from './sections'
import type { ConfigList, ConfigMap, ConfigNode, Pair } from './source'
import { isEmpty, pairOf, pairsAt } from './source'

/**
 * Checks every section that it recognises; what it does not know is left alone.
 *
 * @param root a document
 * @param run the check
 */
export function checkDocument(root: ConfigNode, run: Run): void {
  const sections = run.file?.sections
  if (root.type === 'map' && sections) checkFile(root, sections, run)
  checkFileKeys(root, run)
  checkMenuSlots(root, run)
  checkMenus(root, run)
  if (root.type === 'map' && isBlock(root)) {
    checkBlock(root, run)
    return
  }
  if (root.type === 'list') {
    const kind = listKind(root, run, 'pasted')
    if (kind) run.enter(kind, root)
    return
  }
  new Walk(run).into(root, '')
}

class Walk {
  private readonly kinds = new Map<string, SectionKind | undefined>()
  private readonly seen = new Set<ConfigNode>()

  constructor(private readonly run: Run) {}

  into(node: ConfigNode, path: string): void {
    if (node.type === 'scalar' || this.seen.has(node)) return
    this.seen.add(node)
    if (node.type === 'list') {
      for (const item of node.items) this.into(item, `${path}[]`)
      return
    }
    for (const pair of node.pairs) {
      const inner = path === '' ? pair.key : `${path}.${pair.key}`
      const kind = this.kindOf(pair, inner) ?? this.misshapen(pair.value, inner)
      if (kind) this.run.enter(kind, pair.value, carrierAt(inner, kind, this.run.file))
      else this.into(pair.value, inner)
    }
  }

  /** What the tables say of a path; configs have the same paths over and over. */
  private tabled(path: string): SectionKind | undefined {
    if (!this.kinds.has(path)) this.kinds.set(path, sectionAt(path, this.run.file))
    return this.kinds.get(path)
  }

  /**
   * A section in a form that the plugin cannot read: one block without its dash, a bare id, a list
   * of ids. Without a file name only what cannot be meant otherwise counts.
   */
  private misshapen(node: ConfigNode, path: string): SectionKind | undefined {
    const kind = isEmpty(node) ? undefined : this.tabled(path)
    if (kind === undefined || !LISTS_OF_BLOCKS.includes(kind)) return undefined
    const isName = (item: ConfigNode) => item.type === 'scalar' && !isEmpty(item)
    const isWrong =
      this.run.file?.sections === undefined
        ? isBareBlock(node) || (node.type === 'list' && isListOfIds(node, kind, this.run))
        : node.type !== 'list' || node.items.some(isName)
    return isWrong ? kind : undefined
  }

  /**
   * What the tables say, then what it looks like. Where no file name helps, a key that any plugin
   * may have (`rewards`, `counters`) counts only together with what stands there.
   */
  private kindOf({ key, value }: Pair, path: string): SectionKind | undefined {
    if (value.type === 'scalar') return undefined
    const kind = this.tabled(path)
    const named = sectionNamed(key)
    const isSure = this.run.file?.sections !== undefined || named !== undefined
    if (kind !== undefined && (isSure || !SHARED_KINDS.includes(kind))) {
      return fits(value, kind) ? kind : undefined
    }
    if (value.type !== 'list') return undefined
    if ((kind ?? named) === 'counters') {
      return looksLikeCounters(value, this.run) ? 'counters' : undefined
    }
    const seen = listKind(value, this.run, 'strict')
    return seen === 'some-effects' ? (kind ?? seen) : seen
  }
}

const LISTS_OF_BLOCKS: readonly SectionKind[] = ['effects', 'chain', 'some-effects', 'conditions']

/**
 * Whether a section can be what its key says. `effects` of a mob is a map of lists, and the
 * `effects` of a food have no ids: those are left alone.
 */
function fits(node: ConfigNode, kind: SectionKind): boolean {
  if (kind === 'filters') return true
  if (node.type !== 'list') return false
  if (kind === 'triggers') return node.items.every(({ type }) => type === 'scalar')
  const blocks = node.items.filter((item) => !isEmpty(item))
  if (blocks.length === 0 || !blocks.every((item) => item.type === 'map')) return false
  return kind === 'counters' || blocks.every((item) => looksLikeBlock(item))
}

/** A block where a list of blocks belongs. */
function isBareBlock(node: ConfigNode): boolean {
  return (
    node.type === 'map' &&
    textField(node, 'id') !== undefined &&
    node.pairs.every(({ key }) => isBlockKey(key))
  )
}

function isListOfIds({ items }: ConfigList, kind: SectionKind, run: Run): boolean {
  const of = kind === 'conditions' ? 'condition' : 'effect'
  return (
    items.length > 0 &&
    items.every((item) => item.type === 'scalar' && run.catalogue.find(of, item.text) !== undefined)
  )
}

/** Has an id, or says by another key what it is. */
function looksLikeBlock(map: ConfigMap): boolean {
  if (map.pairs.some(({ key }) => sameKey(key, 'effect'))) return false
  const strange = map.pairs.filter(({ key }) => !isBlockKey(key)).length
  return map.pairs.length > strange && (textField(map, 'id') !== undefined || strange === 0)
}

function looksLikeCounters(list: ConfigList, run: Run): boolean {
  return list.items.some((item) => {
    if (item.type !== 'map') return false
    const id = textField(item, 'id')?.text
    return textField(item, 'trigger') !== undefined || (id !== undefined && isTrigger(id, run))
  })
}

function isTrigger(id: string, run: Run): boolean {
  return 'found' in run.catalogue.trigger(id)
}

function isBlockKey(key: string): boolean {
  return sameKey(key, 'not-met-effects') || EFFECT_KEYS.some((name) => sameKey(key, name))
}

/** A map that is a block itself: it has an id or effects, and nothing but keys of blocks. */
function isBlock(map: ConfigMap): boolean {
  if (!map.pairs.every(({ key }) => isBlockKey(key))) return false
  if (textField(map, 'id')) return map.pairs.length > 1
  return pairOf(map, 'effects') !== undefined && pairOf(map, 'triggers') !== undefined
}

function checkBlock(map: ConfigMap, run: Run): void {
  const id = textField(map, 'id')?.text ?? ''
  if (isConditionId(id, run)) checkCondition(map, run)
  else if (run.catalogue.find('effect', id) || field(map, 'triggers')) {
    checkEffect(map, 'some-effects', run)
  }
}

/**
 * What a list is, told by its blocks.
 *
 * @param list the list
 * @param run the check
 * @param mode `strict` somewhere in a config, where a list may be anything: its ids have to be
 *   known; `pasted` when the list is all there is
 */
function listKind(list: ConfigList, run: Run, mode: 'strict' | 'pasted'): SectionKind | undefined {
  const maps = list.items.filter((item) => item.type === 'map')
  if (maps.length === 0 || maps.length < list.items.length) return undefined
  if (!maps.every((map) => map.pairs.every(({ key }) => isBlockKey(key)))) return undefined
  const ids = maps.flatMap((map) => textField(map, 'id')?.text ?? [])
  const has = (key: string) => maps.some((map) => field(map, key) !== undefined)
  const effects = ids.filter((id) => run.catalogue.find('effect', id)).length
  const conditions = ids.filter((id) => isConditionId(id, run)).length
  const mutators = ids.filter((id) => run.catalogue.find('mutator', id)).length
  if (mode === 'strict') {
    if (effects > 0 && (effects === ids.length || has('triggers') || has('args'))) {
      return 'some-effects'
    }
    if (has('triggers') && has('effects')) return 'some-effects'
    if (conditions > 0 && conditions === ids.length) return 'conditions'
    return mutators > 0 && mutators === ids.length ? 'mutators' : undefined
  }
  if (has('triggers') || effects > 0) return 'some-effects'
  if (conditions > 0) return 'conditions'
  return mutators > 0 ? 'mutators' : undefined
}

function isConditionId(id: string, run: Run): boolean {
  return run.catalogue.find('condition', id) !== undefined && !run.catalogue.find('effect', id)
}

/** What the place of a file tells about its keys. */
function checkFile(root: ConfigMap, sections: FileSections, run: Run): void {
  for (const [path, instead] of Object.entries(sections.unread ?? {})) {
    for (const pair of pairsAt(root, path.split('.'))) {
      run.report({
        at: placeIn(pair),
        severity: 'warning',
        code: 'not-read',
        message: `Current versions of ${sections.plugin} do not read ${quoted(pair.key)}. Use ${instead}.`,
        why: 'It belongs to the layout of an older version.',
      })
    }
  }
  for (const { key, ...pair } of root.pairs) {
    const literal = sections.literalKeys?.find(
      (name) => name !== key && bareKey(key) === bareKey(name),
    )
    if (literal === undefined) continue
    const at = { start: pair.keyStart, end: pair.keyEnd }
    run.report({
      at,
      severity: 'error',
      code: 'literal-key',
      message: `${quoted(key)} is not read here, only \`${literal}\`.`,
      why: 'The keys at the top of this file have just one spelling.',
      fix: rewrite(at, literal),
      href: run.catalogue.guide('dataFlow'),
    })
  }
  checkSwitch(root, sections, run)
}

/** Without `enabled: true` an action is left aside: `ActionsPlugin.kt` of Auxilor/Actions. */
function checkSwitch(root: ConfigMap, { plugin, place }: FileSections, run: Run): void {
  if (plugin !== 'Actions' || place !== 'actions' || run.file?.whole !== true) return
  if (pairOf(root, 'enabled')) return
  const at = headOf(root)
  run.report({
    at,
    severity: 'error',
    code: 'action-disabled',
    message: 'This action has no `enabled: true`.',
    why: 'A missing key reads as `false`: the action loads, but does nothing.',
    ...(root.flow
      ? {}
      : {
          fix: {
            title: 'Add `enabled: true`',
            edits: [{ start: at.start, end: at.start, text: 'enabled: true\n' }],
          },
        }),
    href: run.catalogue.guide('action'),
  })
}
