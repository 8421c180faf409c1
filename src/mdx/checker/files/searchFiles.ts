/** Which files and which findings of them the reader wants to see. */
import type { CheckReport, Finding } from '../../../effects/checker/types'
import { reportOf } from './openFile'
import type { Besides, OpenFile } from './openFile'

/** Which files are listed. */
export const FILE_FILTERS = ['all', 'found', 'wrong', 'changed'] as const
export type FileFilter = (typeof FILE_FILTERS)[number]

/** A file of the list. */
export interface ListedFile {
  file: OpenFile
  /** Missing while it is not checked. */
  report?: CheckReport
  /** The findings that were searched for; empty when nothing is searched for. */
  hits: Finding[]
}

/**
 * @param files opened files
 * @param besides what only the other files show
 * @returns the files with what is known of each
 */
export function listFiles(files: readonly OpenFile[], besides: Besides): ListedFile[] {
  return files.map((file) => ({ file, report: reportOf(file, besides), hits: [] }))
}

/**
 * @param listed files with what is known of each
 * @param wanted words that have to stand in a path or in a finding, and which files to list
 * @returns the files that are wanted, each with the findings that the words are in; words of its
 *   path need not be in the findings
 */
export function searchFiles(
  listed: readonly ListedFile[],
  { query, filter }: { query: string; filter: FileFilter },
): ListedFile[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return listed
    .filter((one) => passes(one, filter))
    .flatMap((one) => (words.length === 0 ? [one] : (withHits(one, words) ?? [])))
}

function passes({ file, report }: ListedFile, filter: FileFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'changed') return file.text !== file.original
  if (file.problem) return true
  const { error = 0, warning = 0, info = 0 } = report?.counts ?? {}
  return error + (filter === 'found' ? warning + info : 0) > 0
}

function withHits(one: ListedFile, words: readonly string[]): ListedFile | undefined {
  const path = one.file.path.toLowerCase()
  const rest = words.filter((word) => !path.includes(word))
  if (rest.length === 0) return one
  const hits = (one.report?.findings ?? []).filter((finding) => {
    const text = wordsOf(finding)
    return rest.every((word) => text.includes(word))
  })
  return hits.length > 0 ? { ...one, hits } : undefined
}

const wordsOf = ({ message, why, code, severity }: Finding): string =>
  `${message} ${why} ${code} ${severity}`.replaceAll('`', '').toLowerCase()
