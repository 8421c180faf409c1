/** Reads the data about versions from a folder of docs: for the build, the command line and tests. */
import fs from 'node:fs'
import path from 'node:path'
import { checkReleases } from './releases'
import { checkSince } from '../since/since'
import type { VersionData } from './types'
import { buildVersionData } from './versionData'

/**
 * @param folder content folder
 * @returns whether it holds data about versions
 */
export function hasVersionData(folder: string): boolean {
  return FILES.every((name) => fs.existsSync(path.join(folder, '_data', name)))
}

const FILES = ['since.json', 'releases.json'] as const

/**
 * @param folder content folder
 * @returns what tools need to ask about a version; nothing where there is no such data, and where it
 *   is wrong, which the build reports
 */
export function readVersionData(folder: string): VersionData | undefined {
  if (!hasVersionData(folder)) return undefined
  const [since, releases] = FILES.map((name) =>
    fs.readFileSync(path.join(folder, '_data', name), 'utf8'),
  ) as [string, string]
  const known = checkSince(since).since
  const brought = checkReleases(releases).releases
  return known && brought && buildVersionData(known, brought)
}
