/** What is wrong only together with other files: ids that no file has, or two, and circles. */
import { nearest } from '../../text/nearest'
import { quoted } from '../../text/quote'
import type { CheckReport, FileFacts, Finding, IdReference } from './types'
import { withFindings } from './withFindings'

/** A file among others. */
export interface CheckedTogether {
  /** Path to name in messages. */
  file: string
  report: CheckReport
}

/** What is asked of a file among others. */
export interface NamedFacts {
  /** Path to name in messages. */
  file: string
  /** Missing where names of files are no ids. */
  facts?: FileFacts
}

/** No chain of levels is longer. */
const MAX_CHAIN = 1_000

/** Looking for what was meant costs time. */
const MAX_SUGGESTIONS = 400

/**
 * Judges files by each other. Ids of a kind of file are judged only where at least one such file of
 * the same server is there: who checks a single crate has the rewards somewhere else.
 *
 * @param files files with what was asked of each
 * @returns for each file, in the same order, what only the others show
 */
export function findTogether(files: readonly NamedFacts[]): Finding[][] {
  const known = new KnownIds(files)
  return files.map(({ file, facts }) => (facts ? known.judge(file, facts) : []))
}

/**
 * @param files files with what was found in each
 * @returns the same files with what is found besides, see {@link findTogether}
 */
export function judgeTogether<File extends CheckedTogether>(files: readonly File[]): File[] {
  const besides = findTogether(files.map(({ file, report: { facts } }) => ({ file, facts })))
  return files.map((one, index) => ({
    ...one,
    report: withFindings(one.report, besides[index] ?? []),
  }))
}

interface Owner {
  file: string
  facts: FileFacts
}

class KnownIds {
  /** By server and kind of file: the files by their ids, in lower case. */
  private readonly kinds = new Map<string, Map<string, Owner[]>>()
  private suggestions = 0

  constructor(files: readonly NamedFacts[]) {
    for (const { file, facts } of files) {
      if (!facts) continue
      if (facts.id !== undefined) this.add(facts.kind, facts.id, { file, facts })
      for (const { list, id } of facts.lists) this.add(list, id, { file, facts })
    }
  }

  private add(kind: string, id: string, owner: Owner): void {
    const key = keyOf(owner.facts, kind)
    const ids = this.kinds.get(key) ?? new Map<string, Owner[]>()
    this.kinds.set(key, ids)
    ids.set(id.toLowerCase(), [...(ids.get(id.toLowerCase()) ?? []), owner])
  }

  judge(file: string, facts: FileFacts): Finding[] {
    const { id, kind } = facts
    const twin =
      id === undefined ? undefined : this.owners(facts, kind, id).find((one) => one.file !== file)
    return [
      ...(id !== undefined && twin ? [duplicate(id, facts, twin.file)] : []),
      ...facts.refers.flatMap((reference) => this.judgeReference(reference, facts)),
    ]
  }

  private owners(facts: FileFacts, kind: string, id: string): Owner[] {
    return this.kinds.get(keyOf(facts, kind))?.get(id.toLowerCase()) ?? []
  }

  private judgeReference(reference: IdReference, facts: FileFacts): Finding[] {
    const { to, id } = reference
    const ids = this.kinds.get(keyOf(facts, to))
    if (!ids) return []
    if (this.owners(facts, to, id).length === 0) {
      return [unknown(reference, this.meant(id, [...ids.keys()]))]
    }
    return this.isCircle(reference, facts) ? [circle(reference)] : []
  }

  private meant(id: string, ids: readonly string[]): string | undefined {
    this.suggestions += 1
    return this.suggestions > MAX_SUGGESTIONS ? undefined : nearest(id, ids, 1)[0]
  }

  /** Whether a file leads to itself by the same key of others. */
  private isCircle(reference: IdReference, facts: FileFacts): boolean {
    if (!reference.single || reference.to !== facts.kind) return false
    const own = facts.id?.toLowerCase()
    let id = reference.id
    for (let step = 0; step < MAX_CHAIN; step += 1) {
      if (id.toLowerCase() === own) return true
      const [owner] = this.owners(facts, facts.kind, id)
      const next = owner?.facts.refers.find(({ path }) => path === reference.path)
      if (!next) return false
      id = next.id
    }
    return false
  }
}

const keyOf = ({ root }: FileFacts, kind: string): string => `${root}\n${kind}`

const folderOf = (kind: string): string => kind.replace(/\/\*\.yml$/, '')

function unknown(
  { to, id, path, line, column, endColumn, href }: IdReference,
  meant: string | undefined,
): Finding {
  const hint = meant === undefined ? '' : ` Did you mean \`${meant}\`?`
  const [file = to, list] = to.split(' ')
  return {
    line,
    column,
    endColumn,
    severity: 'warning',
    code: 'unknown-reference',
    message:
      list === undefined
        ? `No file in ${folderOf(to)} is called ${quoted(id)}.${hint}`
        : `Nothing in ${file} has the id ${quoted(id)}.${hint}`,
    why:
      list === undefined
        ? `${quoted(path)} names a file there, without its ending; the plugin finds nothing under this name.`
        : `${quoted(path)} takes ids of that list; the plugin finds nothing under this one.`,
    href,
  }
}

function circle({ id, path, line, column, endColumn, href }: IdReference): Finding {
  return {
    line,
    column,
    endColumn,
    severity: 'warning',
    code: 'reference-circle',
    message: `${quoted(path)} leads over ${quoted(id)} back to this file.`,
    why: 'The chain has no end: none of these comes first.',
    href,
  }
}

function duplicate(id: string, { kind, page }: FileFacts, twin: string): Finding {
  return {
    line: 1,
    column: 1,
    endColumn: 1,
    severity: 'warning',
    code: 'duplicate-id',
    message: `${twin} is called ${quoted(id)} as well.`,
    why: `In ${folderOf(kind)} the name of a file is its id, whatever folder it is in: one takes the place of the other.`,
    href: page,
  }
}
