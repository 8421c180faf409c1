import { statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../docs/listFiles'
import { selectConfigs } from '../effects/checker/selectConfigs'

/**
 * @param given paths of files and folders
 * @param cwd folder that relative ones count from
 * @returns absolute paths of the configs there, each once, or why there are none
 */
export function findConfigs(
  given: readonly string[],
  cwd: string,
): { files: string[] } | { problem: string } {
  const files = new Set<string>()
  for (const one of given) {
    const found = path.resolve(cwd, one)
    try {
      const stats = statSync(found, { throwIfNoEntry: false })
      if (!stats) return { problem: `There is no file or folder ${one}.` }
      const inside = stats.isDirectory() ? selectConfigs(listFiles(found)) : [found]
      for (const file of inside) files.add(file)
    } catch (error) {
      return { problem: `${one} cannot be read: ${(error as Error).message}` }
    }
  }
  if (files.size === 0) return { problem: 'There are no .yml files in these folders.' }
  return { files: [...files] }
}

/**
 * @param file absolute path
 * @param cwd where the command was given
 * @returns the path from there, with slashes; the whole one for files elsewhere
 */
export function shortPath(file: string, cwd: string): string {
  const short = path.relative(cwd, file)
  return (short.startsWith('..') ? file : short).split(path.sep).join('/')
}
