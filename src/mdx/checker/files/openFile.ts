/** Files that the reader has opened together, and what is found in each. */
import { readConfigPath } from '../../../effects/checker/sections'
import type { CheckReport, Finding } from '../../../effects/checker/types'
import { withFindings } from '../../../effects/checker/withFindings'
import type { VersionNotes } from '../../../effects/versions/types'
import type { CheckedConfig, CheckedText } from '../checkMessages'
import { readConfigFile } from '../readConfigFile'
import type { FileForm, FileProblem } from '../readConfigFile'
import type { ChosenFile } from './chosenFiles'

/** What was found, and in which text. */
export interface CheckedFile extends CheckedText {
  config: CheckedConfig
}

export interface OpenFile {
  /** With its folders, as it was chosen; no other file has it. */
  path: string
  text: string
  /** As it was when it was opened. */
  original: string
  /** Missing when the file could not be read. */
  form?: FileForm
  problem?: FileProblem | 'filesFull' | 'fileEndless'
  /** Path of a config of its kind, where its own path does not tell and the reader has. */
  place?: string
  /** The newest result, which may be that of an older text. */
  checked?: CheckedFile
}

/** What only the other files show, and the text for which that was found. */
export type Besides = ReadonlyMap<string, { text: string; findings: Finding[] }>

/** All at once stay in the memory of a phone. */
const MAX_TOTAL = 24 * 1_048_576

/**
 * @param chosen what the reader has chosen
 * @returns the files with their texts, in the order of their paths
 */
export async function readFiles(chosen: readonly ChosenFile[]): Promise<OpenFile[]> {
  const byPath = new Map(chosen.map(({ path, file }) => [path, file]))
  const files: OpenFile[] = []
  let total = 0
  for (const [path, file] of [...byPath].sort(([a], [b]) => comparePaths(a, b))) {
    total += file.size
    const read =
      total > MAX_TOTAL ? ({ problem: 'filesFull' } as const) : await readConfigFile(file)
    files.push(
      'problem' in read
        ? { path, text: '', original: '', problem: read.problem }
        : { path, text: read.text, original: read.text, form: read.form },
    )
  }
  return files
}

const { compare: comparePaths } = new Intl.Collator('en', { numeric: true })

/**
 * @param files opened files
 * @param more files that are opened beside them
 * @returns all, in the order of their paths; of two with one path the new one
 */
export function joinFiles(files: readonly OpenFile[], more: readonly OpenFile[]): OpenFile[] {
  const byPath = new Map([...files, ...more].map((file) => [file.path, file]))
  return [...byPath.values()].sort((a, b) => comparePaths(a.path, b.path))
}

/**
 * @param file an opened file
 * @returns whether its path says which plugin reads it
 */
export function isPlaced({ path }: OpenFile): boolean {
  return readConfigPath(path) !== undefined
}

/**
 * @param file an opened file
 * @returns the path that the checker goes by: with the name of the file, which may be an id
 */
export function configPath({ path, place }: OpenFile): string {
  if (place === undefined) return path
  const name = path.slice(path.lastIndexOf('/') + 1)
  // Of folders a place is any file in them, of single files it is the very one.
  return /^plugins\/[^/]+\/[^/]+$/.test(place) ? place : place.replace(/[^/]*$/, name)
}

/**
 * @param file an opened file
 * @param notes version that the server runs
 * @returns what the checker is asked
 */
export function configOf(file: OpenFile, notes: VersionNotes | undefined): CheckedConfig {
  return { text: file.text, file: configPath(file), notes }
}

/**
 * @param file an opened file
 * @param notes version that the server runs
 * @returns whether nothing is known of it as it is now
 */
export function isStale(file: OpenFile, notes: VersionNotes | undefined): boolean {
  if (file.problem) return false
  const { config } = file.checked ?? {}
  return config?.text !== file.text || config.file !== configPath(file) || config.notes !== notes
}

/**
 * @param file an opened file
 * @returns whether there is something in it to take away
 */
export const isChanged = ({ text, original }: OpenFile): boolean => text !== original

/**
 * @param file an opened file
 * @param besides what only the other files show
 * @returns all that is known of its text as it is now; undefined while nothing is
 */
export function reportOf(
  { path, text, checked }: OpenFile,
  besides: Besides,
): CheckReport | undefined {
  if (checked?.config.text !== text) return undefined
  const more = besides.get(path)
  return withFindings(checked.report, more?.text === text ? more.findings : [])
}

/**
 * @param files opened files
 * @param path path of one
 * @param change what becomes different in it
 * @returns the files after that
 */
export function changeFile(
  files: readonly OpenFile[],
  path: string,
  change: Partial<OpenFile>,
): OpenFile[] {
  return files.map((file) => (file.path === path ? { ...file, ...change } : file))
}

/**
 * @param files opened files
 * @param results what was found, by the path of the file
 * @returns the files with that; results of texts that are gone are left out
 */
export function takeResults(
  files: readonly OpenFile[],
  results: ReadonlyMap<string, CheckedFile | { config: CheckedConfig; problem: 'fileEndless' }>,
): OpenFile[] {
  return files.map((file) => {
    const result = results.get(file.path)
    if (result?.config.text !== file.text) return file
    return 'problem' in result ? { ...file, problem: result.problem } : { ...file, checked: result }
  })
}
