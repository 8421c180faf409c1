/**
 * The keys of a whole file, judged by the key tables of the guides. What stands in its effects and
 * conditions is judged by the rules for those.
 */
import { quoted } from '../../text/quote'
import { absenceWords, KEY_ABSENCES } from '../files/keyAbsence'
import { keyValueType } from '../files/keyType'
import { readRefers } from '../files/refers'
import { belowKey, isLeaf } from '../files/keyTree'
import type { KeyNode, KeyRow } from '../files/keyTree'
import { isSlip } from './catalogue'
import { bareKey } from './keys'
import { headOf, placeIn, rewrite } from './run'
import type { Draft, Run } from './run'
import { isFilledIn } from './scalars'
import { FILE_SECTIONS, sectionAt } from './sections'
import type { ConfigFile } from './sections'
import type { ConfigMap, ConfigNode, Pair } from './source'
import { isEmpty, pairOf } from './source'
import type { FindingCode } from './types'
import { checkValue } from './values'
import { commentTrap, lineBehind, textTrap } from './yamlTraps'
import type { Trap } from './yamlTraps'

/**
 * Checks the keys of a file whose place tells what file it is; others are left alone.
 *
 * @param root a document
 * @param run the check
 */
export function checkFileKeys(root: ConfigNode, run: Run): void {
  const { file } = run
  const top = file && run.catalogue.keysOf(file)
  if (file && top) new KeyCheck(root, file, run).map(root, [top], '')
}

/**
 * What holds for the items of EcoItems alone (`/ecoitems/how-to-make-a-custom-item`): `-` and `_`
 * are the same between words, and what a file lacks may stand in its `template`.
 */
const isItem = ({ plugin, place }: ConfigFile): boolean =>
  plugin === 'EcoItems' && place === 'items'

/** An entry of a list at the top of a file, called by an id. */
const LISTED_ID = /^[\w-]+\[\]\.id$/

class KeyCheck {
  /** Parts that several aliases lead to are judged once. */
  private readonly seen = new Set<ConfigNode>()

  constructor(
    private readonly root: ConfigNode,
    private readonly file: ConfigFile,
    private readonly run: Run,
  ) {}

  /**
   * @param node what stands at a place
   * @param known what the tables know of the place: a key with a name of its own may also be one of
   *   those that are free
   * @param path keys from the top of the file
   */
  map(node: ConfigNode, known: readonly KeyNode[], path: string): void {
    if (node.type !== 'map' || this.seen.has(node)) return
    this.seen.add(node)
    if (known.every(isLeaf)) return
    for (const pair of node.pairs) {
      const inside = known.flatMap((one) => belowKey(one, this.keyOf(pair, known)))
      const inner = path === '' ? pair.key : `${path}.${pair.key}`
      if (inside.length === 0) this.unknown(pair, known, inner, node)
      else this.value(pair, inside, inner)
    }
    if (this.file.whole && !this.hasTemplate()) this.missing(node, known, path)
  }

  /** The key as the tables have it. */
  private keyOf({ key }: Pair, known: readonly KeyNode[]): string {
    if (!isItem(this.file) || known.some(({ keys }) => keys.has(key))) return key
    const names = known.flatMap(({ keys }) => [...keys.keys()])
    return names.find((name) => sameWords(name, key)) ?? key
  }

  private hasTemplate(): boolean {
    const { root, file } = this
    if (!isItem(file) || root.type !== 'map') return false
    const template = pairOf(root, 'template')
    return template !== undefined && !isEmpty(template.value)
  }

  private value(pair: Pair, inside: readonly KeyNode[], path: string): void {
    const { key, value } = pair
    // The first one is the most exact: `arrow` beside `<button>` may be something else.
    const row = inside[0]?.row
    if (row) this.trap(pair, row)
    if (isEmpty(value) || sectionAt(path, this.file)) return
    if (row) {
      const type = keyValueType(row.type)
      const { choices, least, most, href } = row
      const wanted = { name: key, type, choices, least, most, severity: 'warning', href } as const
      checkValue(value, wanted, this.run)
      this.refer(value, row, path)
      this.hold(value, path)
    }
    this.map(value, inside, path)
    if (value.type !== 'list') return
    const entries = inside.flatMap((one) => one.entries ?? [])
    for (const item of value.items) this.map(item, entries, `${path}[]`)
  }

  private refer(value: ConfigNode, { refers, href }: KeyRow, path: string): void {
    if (refers === undefined) return
    const { to, builtIn } = readRefers(refers)
    const single = value.type === 'scalar' && !path.includes('[]')
    for (const item of value.type === 'list' ? value.items : [value]) {
      if (item.type !== 'scalar' || isEmpty(item) || isFilledIn(item.text)) continue
      const id = item.text.trim()
      if (builtIn.includes(id.toLowerCase())) continue
      this.run.refer({ to, id, path, single, at: placeIn(item), href })
    }
  }

  /** Files that are one of a kind list what others name. */
  private hold(value: ConfigNode, path: string): void {
    const { plugin, place } = this.file
    if (!LISTED_ID.test(path) || !place.endsWith('.yml') || value.type !== 'scalar') return
    this.run.hold(`${plugin}/${place} ${path}`, value.text.trim())
  }

  /** A text that YAML takes for something else. */
  private trap(pair: Pair, { type = '', href }: KeyRow): void {
    const { value } = pair
    const report = (code: FindingCode, at: Draft['at'], trap: Trap | undefined) => {
      if (trap) this.run.report({ at, severity: 'warning', code, ...trap, href })
    }
    if (isEmpty(value) && type.endsWith('lookup')) {
      report(
        'yaml-comment',
        placeIn(pair),
        commentTrap(lineBehind(this.run.text, pair.keyEnd), true),
      )
    } else if (
      value.type === 'scalar' &&
      value.plain &&
      /^(?:string|item|entity)$/.test(keyValueType(type))
    ) {
      report('yaml-text', placeIn(value), textTrap(value.text))
    }
  }

  private unknown(pair: Pair, known: readonly KeyNode[], path: string, map: ConfigMap): void {
    const { sections } = this.file
    // A piece of a file may come from further down.
    if (!this.file.whole && map === this.root) return
    // The rules for the place have said it already.
    if (sections?.unread?.[path] !== undefined) return
    if (sections?.literalKeys?.some((name) => bareKey(name) === bareKey(pair.key))) return
    const names = known.flatMap(({ keys }) => [...keys.keys()]).filter((name) => !pairOf(map, name))
    const slip = this.run.suggestions.ofName(pair.key, names).find((name) => isSlip(pair.key, name))
    const alike = slip === undefined ? this.sectionsLike(pair, path, names) : [slip]
    const [meant] = alike
    const at = placeIn(pair)
    const owners = slip === undefined ? ownersOf(path, this.file) : ''
    const hint = meant === undefined ? '' : ` Did you mean ${orWords(alike)}?`
    this.run.report({
      at,
      severity: owners === '' && meant === undefined ? 'info' : 'warning',
      code: 'unknown-key',
      message: `No key ${quoted(pair.key)} is known here.${owners}${hint}`,
      why: `${this.file.plugin} ignores keys that it does not read, without a message.`,
      ...(meant !== undefined &&
        alike.length === 1 &&
        owners === '' && { fix: rewrite(at, meant) }),
      href: tableOf(known),
    })
  }

  /** For `effects` or `win-effects`: the lists of effects that the file has instead. */
  private sectionsLike({ key, value }: Pair, path: string, names: readonly string[]): string[] {
    const kind = lastWord(key)
    if (value.type !== 'list' || (kind !== 'effects' && kind !== 'conditions')) return []
    const around = path.slice(0, path.length - key.length)
    return names.filter(
      (name) => lastWord(name) === kind && sectionAt(`${around}${name}`, this.file) !== undefined,
    )
  }

  private missing(map: ConfigMap, known: readonly KeyNode[], path: string): void {
    // What a `*` without its quotes was meant to say is told where it stands.
    const isAlias = ({ value }: Pair) => this.run.text[value.start] === '*'
    const isThere = (key: string) =>
      map.pairs.some(
        (pair) => this.keyOf(pair, known) === key && (!isEmpty(pair.value) || isAlias(pair)),
      )
    const rows = [...(known[0]?.keys ?? [])].flatMap(([key, { row }]) => {
      const isLacking = row?.required && !isThere(key)
      return isLacking && !(row.unless !== undefined && isThere(row.unless))
        ? [{ ...row, key }]
        : []
    })
    for (const need of [true, ...KEY_ABSENCES] as const) {
      const alike = rows.filter(({ required }) => required === need)
      this.lacking(alike, map, path)
    }
  }

  /** Keys without which the same comes of the file. */
  private lacking(rows: readonly (KeyRow & { key: string })[], map: ConfigMap, path: string): void {
    const [first] = rows
    if (!first) return
    const names = rows.map(({ key }) => quoted(key)).join(', ')
    const other = first.unless === undefined ? '' : `, and so is ${quoted(first.unless)}`
    this.run.report({
      at: headOf(map),
      severity: first.required === 'default' ? 'warning' : 'error',
      code: 'missing-key',
      message: `${names} ${rows.length > 1 ? 'are' : 'is'} missing${path === '' ? '' : ` in ${quoted(path)}`}${other}.`,
      why: absenceWords(first.required, this.file.plugin, rows),
      href: first.href,
    })
  }
}

/** For a list of effects that only other files of the plugin have: which ones. */
function ownersOf(path: string, { plugin, place }: ConfigFile): string {
  if (!path.includes('-')) return ''
  const owners = FILE_SECTIONS.flatMap((other) =>
    other.plugin === plugin && other.place !== place && other.sections[path] !== undefined
      ? [`${plugin}/${other.place}`]
      : [],
  )
  return owners.length === 0 ? '' : ` It belongs in files of ${owners.join(' and ')}.`
}

const lastWord = (key: string): string => key.slice(key.lastIndexOf('-') + 1)

const orWords = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(' or ')

/** The table that lists the keys of a place. */
function tableOf(known: readonly KeyNode[]): string | undefined {
  const below = known.flatMap(({ keys, free }) => [
    ...keys.values(),
    ...free.map(({ node }) => node),
  ])
  return below.find((one) => one.row)?.row?.href
}

const sameWords = (one: string, other: string): boolean =>
  one.replaceAll('_', '-') === other.replaceAll('_', '-')
