/** Reads all versions of libreforge, to find out since when it has what. */
import { subjectOf } from '../compare/entries'
import { readSourceEntries } from '../entries/sourceEntries'
import { VERSION_TAG } from '../ledger/versions'
import { readTree } from '../source/checkouts'
import type { Checkout } from '../source/checkouts'
import { indexClasses } from '../source/classes'
import { listTags, listTree } from '../source/git'
import type { SourceFile } from '../syntax/model'
import type { ReadSource } from '../syntax/parser'
import type { Since } from '../../../src/effects/since/since'
import { collectSince } from './collectSince'
import type { VersionFacts } from './collectSince'

/**
 * @param checkout clone of libreforge with its tags
 * @param read reads a file
 * @returns since when it has each entry and argument
 * @throws Error when the clone has no tags of versions
 */
export function readSince({ folder, name }: Checkout, read: ReadSource): Since {
  // Most files are the same in many versions, and are read only once.
  const known = new Map<string, SourceFile>()
  const versions = listTags(folder).flatMap(({ name: tag, date: seconds }): VersionFacts[] => {
    const version = VERSION_TAG.exec(tag)?.[1]
    if (version === undefined) return []
    const files = readTree(folder, name, listTree(folder, tag), read, known)
    const entries = new Map<string, Set<string>>()
    for (const entry of readSourceEntries(indexClasses(files))) {
      const subject = subjectOf(entry)
      const names = entry.arguments.flatMap((argument) => argument.names)
      entries.set(subject, new Set([...(entries.get(subject) ?? []), ...names]))
    }
    const date = new Date(seconds * 1000).toISOString().slice(0, 10)
    return [{ version, date, entries }]
  })
  if (versions.length === 0) throw new Error(`${folder} has no tags of versions: fetch them.`)
  return collectSince(versions)
}
