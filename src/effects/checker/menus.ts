/**
 * Buttons and masks of the menus in the settings of plugins. Which sections are menus and buttons,
 * the key tables tell. Sources: `EcoMenuBuilder.addComponent` and `FillerMask` of Auxilor/eco, which
 * refuse what does not fit.
 */
import { absenceWords } from '../files/keyAbsence'
import { belowKey } from '../files/keyTree'
import type { KeyNode } from '../files/keyTree'
import { COLUMNS, numberIn, outsideOf, takenBefore } from './menuSlots'
import { headOf } from './run'
import type { Run } from './run'
import type { ConfigMap, ConfigNode } from './source'
import { isEmpty, pairOf, pairsAt } from './source'

/** Settings of a plugin lay out its own menus. */
const SETTINGS = 'config.yml'

/** What a plugin does not look at, though it stands in the file of its menus. */
const NOT_READ: Readonly<Record<string, readonly string[]>> = {
  // Its buttons are never placed (`/all-plugins/pages`).
  EcoJobs: ['leave-gui.custom-slots'],
  // `gui.player-info` decides for both menus (`/ecoskills/settings`).
  EcoSkills: ['stats-gui.player-info'],
}

/** Corners of what takes several slots, and what comes instead of the button that closes. */
const SHARED_PLACE = /(?:^|\.)(?:top-left|bottom-right|[\w-]*area|back(?:-button)?)(?:\.|$)/

/**
 * Checks the menus of a plugin's settings. What is no plain number, or not there, is left to other
 * rules.
 *
 * @param root a document
 * @param run the check
 */
export function checkMenus(root: ConfigNode, run: Run): void {
  const { file } = run
  const top = file?.whole && file.place === SETTINGS ? run.catalogue.keysOf(file) : undefined
  if (top) new MenuCheck(run).into(root, [top], '', undefined)
}

/** A menu that is being looked through. */
interface Menu {
  rows: number | undefined
  /** Places of the buttons above. */
  taken: Set<string>
}

class MenuCheck {
  private readonly seen = new Set<ConfigNode>()
  private readonly why: string
  private readonly notRead: readonly string[]

  constructor(private readonly run: Run) {
    const plugin = run.file?.plugin ?? ''
    this.why = absenceWords('more', plugin, [])
    this.notRead = NOT_READ[plugin] ?? []
  }

  into(node: ConfigNode, known: readonly KeyNode[], path: string, around: Menu | undefined): void {
    if (this.seen.has(node)) return
    this.seen.add(node)
    if (node.type === 'list') {
      const entries = known.flatMap((one) => one.entries ?? [])
      for (const item of node.items) this.into(item, entries, path, around)
    }
    if (node.type !== 'map' || isOff(node) || this.notRead.includes(path)) return
    const menu = this.menuOf(node, known) ?? around
    if (menu && has(known, 'row') && has(known, 'column')) this.button(node, path, menu)
    for (const { key, value } of node.pairs) {
      const inside = known.flatMap((one) => belowKey(one, key))
      this.into(value, inside, path === '' ? key : `${path}.${key}`, menu)
    }
  }

  /** A section with a height of its own, or with a mask that gives it one. */
  private menuOf(node: ConfigMap, known: readonly KeyNode[]): Menu | undefined {
    const hasRows = has(known, 'rows')
    const [mask] = known.flatMap((one) => belowKey(one, 'mask'))
    if (!hasRows && !mask) return undefined
    const pattern = mask && pairsAt(node, ['mask', 'pattern'])[0]?.value
    const lines = pattern?.type === 'list' ? pattern.items : undefined
    const rows = hasRows ? numberIn(node, 'rows') : lines?.length
    if (lines) this.mask(lines, rows)
    return { rows, taken: new Set() }
  }

  private mask(lines: readonly ConfigNode[], rows: number | undefined): void {
    const [beyond] = rows === undefined ? [] : lines.slice(rows)
    if (beyond) {
      this.run.report({
        at: headOf(beyond),
        severity: 'error',
        code: 'mask-size',
        message: `The pattern has ${lines.length} lines, and the menu has ${rows} rows.`,
        why: this.why,
      })
    }
    for (const line of lines) {
      // A letter marks a slot for something else, and is not placed here.
      if (line.type !== 'scalar' || !/\d/.test(line.text.slice(COLUMNS))) continue
      this.run.report({
        at: headOf(line),
        severity: 'error',
        code: 'mask-size',
        message: `The line has ${line.text.length} characters, and a menu has ${COLUMNS} columns.`,
        why: this.why,
      })
    }
  }

  private button(node: ConfigMap, path: string, menu: Menu): void {
    const row = numberIn(node, 'row')
    const column = numberIn(node, 'column')
    if (row === undefined || column === undefined) return
    const outside = outsideOf(node, { row, column, rows: menu.rows })
    if (outside) {
      this.run.report({ ...outside, why: this.why })
      return
    }
    if (SHARED_PLACE.test(path)) return
    const place = `${row} ${column}`
    if (menu.taken.has(place)) this.run.report(takenBefore(node, row, column))
    menu.taken.add(place)
  }
}

const has = (known: readonly KeyNode[], key: string): boolean =>
  known.some(({ keys }) => keys.get(key)?.row !== undefined)

/** Switched off: it is not placed at all. */
function isOff(node: ConfigMap): boolean {
  const enabled = pairOf(node, 'enabled')?.value
  return enabled?.type === 'scalar' && !isEmpty(enabled) && /^false$/i.test(enabled.text.trim())
}
