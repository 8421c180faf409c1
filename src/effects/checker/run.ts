/** One check of one text: what the rules share. */
import type { Carrier } from '../runTime/data'
import type { Catalogue } from './catalogue'
import { Places } from './places'
import { historyOf } from '../versions/presence'
import { runningWords } from '../versions/running'
import type { ReferenceEntry, CheckedKind } from './reference'
import type { ConfigFile, SectionKind } from './sections'
import type { ConfigNode, Pair } from './source'
import { Suggestions } from './suggestions'
import type { BlockElements } from './triggers'
import { replacementOf } from './version'
import type {
  BlockCounts,
  CheckReport,
  FileFacts,
  Finding,
  Fix,
  IdReference,
  Severity,
  TextEdit,
} from './types'

/** More than anybody reads; the rest is only counted as "more". */
const MAX_FINDINGS = 500

/** A finding whose place is still an offset. */
export type Draft = Omit<Finding, 'line' | 'column' | 'endColumn'> & {
  at: { start: number; end: number }
}

/** An id of another file whose place is still an offset. */
export type ReferenceDraft = Omit<IdReference, 'line' | 'column' | 'endColumn'> & {
  at: { start: number; end: number }
}

/** What checks a section of one kind; handed in, because sections stand in sections. */
export type SectionChecks = Record<SectionKind, (node: ConfigNode, run: Run) => void>

export class Run {
  readonly blocks: BlockCounts = {
    effects: 0,
    chains: 0,
    conditions: 0,
    filters: 0,
    mutators: 0,
    triggers: 0,
    counters: 0,
  }
  /** Inline chains that have been checked, for those that several aliases lead to. */
  readonly chains = new Map<ConfigNode, BlockElements>()
  readonly suggestions: Suggestions
  private readonly drafts: Draft[] = []
  /** What is reached by several aliases, or as two kinds of section, is said once. */
  private readonly said = new Set<string>()
  private readonly entered = new Map<SectionKind, Set<ConfigNode>>()
  private readonly plugins = new Set<string>()
  private truncated = false
  /** Ids of other files, as offsets. */
  private readonly references: ReferenceDraft[] = []
  private readonly held: FileFacts['lists'] = []
  /** Who carries the effects of the section that is looked at; undefined when nobody can tell. */
  carrier: Carrier | undefined

  constructor(
    /** The checked text without a byte order mark. */
    readonly text: string,
    readonly catalogue: Catalogue,
    readonly file: ConfigFile | undefined,
    private readonly checks: SectionChecks,
  ) {
    this.suggestions = new Suggestions(catalogue.reference)
  }

  report(draft: Draft): void {
    // What comes now is not shown, and broken texts have tens of thousands.
    if (this.truncated) return
    const key = `${draft.at.start} ${draft.code} ${draft.message}`
    if (this.said.has(key)) return
    this.said.add(key)
    if (this.drafts.length < MAX_FINDINGS) this.drafts.push(draft)
    else this.truncated = true
  }

  /** Takes down an id that a list of the file gives to something. */
  hold(list: string, id: string): void {
    if (this.held.length < MAX_FINDINGS) this.held.push({ list, id })
  }

  /** Takes down the id of another file. */
  refer(reference: ReferenceDraft): void {
    if (this.references.length < MAX_FINDINGS) this.references.push(reference)
  }

  /**
   * Checks a section. Each is checked once as what it is, however many aliases lead to it.
   *
   * @param kind what stands there
   * @param node the section
   * @param carrier who carries the effects in it; as around it when left out
   */
  enter(kind: SectionKind, node: ConfigNode, carrier = this.carrier): void {
    const seen = this.entered.get(kind) ?? new Set()
    if (seen.has(node)) return
    seen.add(node)
    this.entered.set(kind, seen)
    const around = this.carrier
    this.carrier = carrier
    this.checks[kind](node, this)
    this.carrier = around
  }

  /** Reports what is wrong with an entry whatever its place: old, gone, or of another plugin. */
  noteEntry(kind: CheckedKind, entry: ReferenceEntry, node: ConfigNode | Pair): void {
    const at = placeIn(node)
    const href = this.catalogue.href(kind, entry)
    if (entry.removed !== undefined || entry.deprecated !== undefined) {
      this.report(lifecycleFinding(this.catalogue, kind, entry, at, href))
    }
    if (entry.plugins === undefined || entry.removed !== undefined) return
    const { plugins } = entry
    if (plugins.some((plugin) => plugin === this.file?.plugin)) return
    const names = plugins.join(entry.anyPlugin ? ' or ' : ' and ')
    if (this.plugins.has(names)) return
    this.plugins.add(names)
    this.report({
      at,
      severity: 'info',
      code: 'needs-plugin',
      message: `\`${entry.id}\` needs ${names}.`,
      why: 'Without it the server does not know this id.',
      href,
    })
  }

  /**
   * @param shift how far the offsets are behind those of the original text
   */
  finish(shift: number): CheckReport {
    const places = new Places(this.text)
    const page = this.file && this.catalogue.pageOf(this.file)
    const findings = this.drafts
      .map((draft, order) => ({ draft, order }))
      .sort((a, b) => a.draft.at.start - b.draft.at.start || a.order - b.order)
      .map(({ draft: { at, fix, href = page, ...rest } }): Finding => {
        const finding: Finding = {
          ...places.of(at.start, at.end),
          ...rest,
          ...(href !== undefined && { href }),
        }
        return fix ? { ...finding, fix: shiftFix(fix, shift) } : finding
      })
    const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 }
    for (const { severity } of findings) counts[severity] += 1
    const facts = this.file?.whole ? nameFacts(this.file) : undefined
    const refers = this.references.map(({ at, ...rest }) => ({
      ...places.of(at.start, at.end),
      ...rest,
    }))
    return {
      findings,
      counts,
      blocks: this.blocks,
      truncated: this.truncated,
      ...(facts && {
        facts: { ...facts, lists: this.held, ...(page !== undefined && { page }), refers },
      }),
    }
  }
}

/** @returns where a node stands, or the key of a pair */
export function placeIn(node: ConfigNode | Pair): { start: number; end: number } {
  return 'keyStart' in node
    ? { start: node.keyStart, end: node.keyEnd }
    : { start: node.start, end: node.end }
}

/**
 * @param node any node
 * @returns the node if it is a scalar, else only where it begins: its first key, or its bracket
 *   or dash
 */
export function headOf(node: ConfigNode): { start: number; end: number } {
  if (node.type === 'scalar') return placeIn(node)
  const first = node.type === 'map' ? node.pairs[0] : undefined
  // A first pair that comes from an alias or a merge stands elsewhere.
  const isHere = first && first.keyStart >= node.start && first.keyEnd <= node.end
  return { start: node.start, end: isHere ? first.keyEnd : Math.min(node.start + 1, node.end) }
}

/**
 * @param at what is replaced
 * @param text what stands there afterwards
 * @returns the fix
 */
export function rewrite(at: { start: number; end: number }, text: string): Fix {
  return {
    title: `Write \`${text}\``,
    edits: [{ start: at.start, end: at.end, text }],
  }
}

/**
 * @param text the checked text
 * @param pair a pair
 * @returns the edit that takes the lines of the pair out, or undefined when something else stands
 *   in front of its key
 */
export function removal(text: string, pair: Pair): TextEdit | undefined {
  const start = text.lastIndexOf('\n', pair.keyStart - 1) + 1
  if (text.slice(start, pair.keyStart).trim() !== '') return undefined
  const lineBreak = text.indexOf('\n', Math.max(pair.keyEnd, pair.value.end - 1))
  return { start, end: lineBreak === -1 ? text.length : lineBreak + 1, text: '' }
}

/** @returns what a file is among others; a file outside of its plugin's folder may be any server's */
function nameFacts({
  plugin,
  place,
  path,
}: ConfigFile): Omit<FileFacts, 'lists' | 'refers'> | undefined {
  const parts = path.split(/[\\/]/)
  const name = parts.at(-1)?.replace(/\.ya?ml$/i, '')
  const folder = parts.findLastIndex((part) => part.toLowerCase() === plugin.toLowerCase())
  const root = parts.slice(0, folder).join('/')
  if (!place.endsWith('.yml')) {
    return name === undefined ? undefined : { root, kind: `${plugin}/${place}/*.yml`, id: name }
  }
  return folder < 0 ? undefined : { root, kind: `${plugin}/${place}` }
}

function shiftFix(fix: Fix, shift: number): Fix {
  if (shift === 0) return fix
  const edits = fix.edits.map((edit) => ({
    ...edit,
    start: edit.start + shift,
    end: edit.end + shift,
  }))
  return { ...fix, edits }
}

function lifecycleFinding(
  catalogue: Catalogue,
  kind: CheckedKind,
  entry: ReferenceEntry,
  at: Draft['at'],
  href: string,
): Draft {
  const gone = entry.removed !== undefined
  const replacement = entry.removed || entry.deprecated
  const instead = replacement ? ` Use ${replacement} instead.` : ''
  const only = replacementOf(replacement)
  const finding: Draft = {
    at,
    severity: gone ? 'error' : 'warning',
    code: gone ? 'removed' : 'deprecated',
    message: gone
      ? `\`${entry.id}\` ${removalWords(catalogue, kind, entry)}.${instead}`
      : `\`${entry.id}\` is deprecated.${instead}`,
    why: gone
      ? 'The server does not know this id any more and leaves the block out.'
      : 'It still works, but may go in a later version.',
    href,
  }
  // Only a replacement of the same kind can stand in the same place.
  return only && catalogue.find(kind, only) ? { ...finding, fix: rewrite(at, only) } : finding
}

function removalWords({ version }: Catalogue, kind: CheckedKind, entry: ReferenceEntry): string {
  const removed = version && historyOf(version, { ...entry, kind })?.removed
  if (!version || removed === undefined) return 'is no longer part of current versions'
  return `was removed with libreforge ${removed}; ${runningWords(version.running)}`
}
