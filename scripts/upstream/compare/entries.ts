/** Compares entry pages with the entries of the source. */
import type { EntryFields } from '../../../src/effects/entry/entry'
import type { SourceEntry } from '../entries/model'
import { groupBy } from '../groupBy'
import { HOLE } from '../source/evaluate'
import type { EntryPage } from '../site/pages'
import { compareArguments } from './arguments'
import type { Difference, DifferenceKind } from './difference'
import { otherTypes } from './types'

/** Reports one difference of a page, at the field that it is about. */
export type Report = (kind: DifferenceKind, message: string, field?: readonly PropertyKey[]) => void

/**
 * @param entry entry of a page or of the source
 * @returns what pairs them: the kind with the id, or for goals with the key
 */
export const subjectOf = (entry: { kind: string; id: string; key?: string | undefined }): string =>
  `${entry.kind}/${entry.key ?? entry.id.replaceAll(/<[^>]*>/g, HOLE)}`

/**
 * @param pages entry pages
 * @param entries entries of the source
 * @param owners plugins whose source was read; entries of others cannot be compared
 * @returns the differences, and how many entries were compared
 */
export function compareEntries(
  pages: readonly EntryPage[],
  entries: readonly SourceEntry[],
  owners: ReadonlySet<string>,
): { differences: Difference[]; compared: number } {
  const bySubject = groupBy(entries, subjectOf)
  const differences: Difference[] = []
  let compared = 0
  const written = new Set<string>()
  for (const page of pages) {
    const subject = subjectOf(page.entry)
    const found = bySubject.get(subject) ?? []
    written.add(subject)
    const [first] = found
    const report: Report = (kind, message, field = ['id']) =>
      differences.push({
        kind,
        plugin: first?.place.repository ?? page.entry.owner,
        subject,
        message,
        page: page.name,
        line: page.lineOf(field),
        ...(first && { source: first.place }),
      })
    if (comparePresence(page.entry, found, owners, report)) {
      compared += 1
      compareEntry(page.entry, found, report)
    }
  }
  for (const [subject, [entry]] of bySubject) {
    if (!entry || written.has(subject)) continue
    const plugin = entry.plugin ? ` (${entry.plugin})` : ''
    differences.push({
      kind: 'no-page',
      plugin: entry.place.repository,
      subject,
      message: `The ${entry.kind} \`${entry.id}\`${plugin} has no page.`,
      source: entry.place,
    })
  }
  return { differences, compared }
}

/** Whether page and source both have the entry, so that there is something to compare. */
function comparePresence(
  entry: EntryFields,
  found: readonly SourceEntry[],
  owners: ReadonlySet<string>,
  report: Report,
): boolean {
  if (entry.removed) {
    if (found.length > 0)
      report('gone', 'The page says that it is removed; the source has it.', ['removed'])
    return false
  }
  if (found.length > 0) return true
  if (owners.has(entry.owner)) report('gone', 'No class in the source registers it any more.')
  return false
}

function compareEntry(entry: EntryFields, found: readonly SourceEntry[], report: Report): void {
  compareData(entry, found, report)
  comparePermanence(entry, found, report)
  compareTransforms(entry, found, report)
  comparePlugins(entry, found, report)
  compareValue(entry, found, report)
  compareArguments(entry.arguments, found, report)
}

const listed = (names: readonly string[]): string => [...names].sort().join(', ') || 'nothing'

/** Several plugins may bring an id in their own way: the page has to agree with one of them. */
function agrees(page: readonly string[], versions: readonly (readonly string[])[]): boolean {
  const all = [...new Set(versions.flat())]
  return [...versions, all].some((version) => listed(version) === listed(page))
}

function compareData(entry: EntryFields, found: readonly SourceEntry[], report: Report): void {
  const field = entry.kind === 'trigger' ? 'offers' : 'needs'
  if (entry.kind !== 'effect' && entry.kind !== 'trigger') return
  const page = entry[field] ?? []
  const versions = found.map((source) => source[field])
  if (agrees(page, versions)) return
  const source = versions.map(listed).join(' or ')
  report(field, `The page has ${listed(page)}, the source ${source}.`, [field])
}

function comparePermanence(
  entry: EntryFields,
  found: readonly SourceEntry[],
  report: Report,
): void {
  if (entry.kind !== 'effect') return
  const execution = found.map(({ permanent }) => (permanent ? 'permanent' : 'triggered'))
  if (!execution.some((source) => source === entry.execution)) {
    const message = `The page says ${entry.execution ?? 'nothing'}, the source ${execution[0]}.`
    report('permanence', message, ['execution'])
  }
  if (!found.some(({ supportsDelay }) => supportsDelay === entry.supports_delay)) {
    const message = `\`supports_delay\` is ${entry.supports_delay} on the page, not in the source.`
    report('permanence', message, ['supports_delay'])
  }
}

function compareTransforms(
  entry: EntryFields,
  found: readonly SourceEntry[],
  report: Report,
): void {
  if (entry.kind !== 'mutator') return
  const page = (entry.transforms ?? []).filter(({ adds }) => adds).map(({ to }) => to)
  const versions = found.map(({ transforms }) => [...new Set(transforms.map(({ to }) => to))])
  if (agrees(page, versions)) return
  const source = versions.map(listed).join(' or ')
  report('transforms', `The page says that it adds ${listed(page)}, the source ${source}.`, [
    'transforms',
  ])
}

function compareValue(entry: EntryFields, found: readonly SourceEntry[], report: Report): void {
  if (entry.kind !== 'filter') return
  const type = entry.value?.type
  const other = otherTypes(
    type,
    found.flatMap(({ valueType }) => valueType ?? []),
    found.flatMap(({ valueReadAs }) => valueReadAs),
  )
  if (!other) return
  report('type', `The value is ${type ?? 'nothing'} on the page, ${other} in the source.`, [
    'value',
  ])
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The plugins that a page names, in any of its fields. */
function comparePlugins(entry: EntryFields, found: readonly SourceEntry[], report: Report): void {
  const named = [entry.owner, ...entry.requires, ...entry.variants.map(({ plugin }) => plugin)]
  const known = named.map(plain)
  for (const { plugin } of found) {
    if (plugin !== undefined && !known.some((name) => name.startsWith(plain(plugin)))) {
      report('requires', `${plugin} brings it, and the page names only ${listed(named)}.`, [
        'requires',
      ])
    }
  }
}
