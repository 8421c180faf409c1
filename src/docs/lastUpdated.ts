import { execFileSync } from 'node:child_process'
import path from 'node:path'

/**
 * When each file was last committed, by one call of git for all of them.
 *
 * @param folder folder inside of a repository
 * @returns absolute path to milliseconds since the epoch; empty where there is no repository
 */
export function readLastUpdated(folder: string): Map<string, number> {
  const dates = new Map<string, number>()
  try {
    const top = git(folder, ['rev-parse', '--show-toplevel']).trim()
    const log = git(folder, [
      '-c',
      'core.quotepath=off',
      'log',
      '--format=%x00%ct',
      '--name-only',
      '--',
      '.',
    ])
    for (const commit of log.split('\0').slice(1)) {
      const [time, ...files] = commit.split('\n').filter((line) => line !== '')
      for (const file of files) {
        const full = path.join(top, file)
        if (!dates.has(full)) dates.set(full, Number(time) * 1000)
      }
    }
  } catch {
    // No git or no repository: pages then simply show no date.
  }
  return dates
}

function git(cwd: string, args: string[]): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
