/** Handing changed files to the reader. */
import { downloadText } from '../downloadText'
import { fileText } from '../readConfigFile'
import type { OpenFile } from './openFile'

/** Milliseconds between files: browsers drop what comes all at once. */
const PAUSE = 250

/**
 * @param files files to download together
 * @returns the name of each, in the same order: its own; where two have the same, with the folders
 *   that tell them apart in front
 */
export function downloadNames(files: readonly Pick<OpenFile, 'path'>[]): string[] {
  const parts = files.map(({ path }) => path.split('/'))
  const nameOf = (own: readonly string[], depth: number) => own.slice(-depth).join('-')
  return parts.map((own) => {
    const twins = parts.filter((other) => other !== own && other.at(-1) === own.at(-1))
    let depth = 1
    while (depth < own.length && twins.some((twin) => nameOf(twin, depth) === nameOf(own, depth))) {
      depth += 1
    }
    return nameOf(own, depth)
  })
}

/**
 * Downloads files one after the other, as they are now.
 *
 * @param files opened files
 */
export async function downloadFiles(files: readonly OpenFile[]): Promise<void> {
  const names = downloadNames(files)
  for (const [index, { text, form }] of files.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (form) downloadText(names[index] ?? '', fileText(text, form))
  }
}
