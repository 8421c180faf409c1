/** Reads a repository through git, so that any version of it can be read without checking it out. */
import { spawnSync } from 'node:child_process'

/** Room for the files of a whole repository. */
const MAX_BUFFER = 1024 ** 3

/** A file at some version: its path and the id of what is in it. */
export type Tree = ReadonlyMap<string, string>

function run(folder: string, args: readonly string[], input?: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...args], {
    maxBuffer: MAX_BUFFER,
    // A repository that is not public any more must not ask for a password.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    ...(input !== undefined && { input }),
  })
  if (error) throw error
  if (status !== 0) {
    throw new Error(`git ${args[0] ?? ''} in ${folder}: ${stderr.toString().trim()}`)
  }
  return stdout
}

/**
 * @param address address of a repository
 * @param folder folder to make
 * @param options options of `git clone`
 */
export function clone(address: string, folder: string, options: readonly string[]): void {
  run('.', ['clone', '--quiet', ...options, '--', address, folder])
}

/**
 * @param folder a folder
 * @returns whether it is the top of a clone of its own
 */
export function isClone(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['-C', folder, 'rev-parse', '--show-prefix'])
  return status === 0 && stdout.toString().trim() === ''
}

/**
 * @param folder a clone
 * @param revision branch, tag or commit
 * @returns the full id of its commit, or nothing when there is none of this name
 */
export function findCommit(folder: string, revision: string): string | undefined {
  const { status, stdout } = spawnSync('git', [
    '-C',
    folder,
    'rev-parse',
    '--verify',
    '--quiet',
    `${revision}^{commit}`,
  ])
  return status === 0 ? stdout.toString().trim() : undefined
}

/**
 * @param folder a clone
 * @param revision branch, tag or commit
 * @returns all its files
 */
export function listTree(folder: string, revision: string): Tree {
  const lines = run(folder, ['ls-tree', '-r', '-z', revision]).toString().split('\0')
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const match = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line)
      return match?.[1] && match[2] ? [[match[2], match[1]]] : []
    }),
  )
}

/**
 * @param folder a clone
 * @param ids ids of files
 * @returns their texts
 */
export function readBlobs(folder: string, ids: readonly string[]): Map<string, string> {
  return new Map(
    readObjects(folder, ids).flatMap((blob): [string, string][] =>
      blob ? [[blob.id, blob.text]] : [],
    ),
  )
}

/**
 * @param folder a clone
 * @param path path of a file
 * @param revisions branches, tags or commits
 * @returns the texts of the file by the revisions that have it, in the same order
 */
export function readFileAt(
  folder: string,
  path: string,
  revisions: readonly string[],
): Map<string, string> {
  const found = readObjects(
    folder,
    revisions.map((revision) => `${revision}:${path}`),
  )
  return new Map(
    revisions.flatMap((revision, place): [string, string][] => {
      const text = found[place]?.text
      return text === undefined ? [] : [[revision, text]]
    }),
  )
}

/** Files by any names that git knows them by; undefined in the place of what is no file. */
function readObjects(
  folder: string,
  names: readonly string[],
): ({ id: string; text: string } | undefined)[] {
  const found: ({ id: string; text: string } | undefined)[] = []
  if (names.length === 0) return found
  const output = run(folder, ['cat-file', '--batch'], names.join('\n') + '\n')
  let position = 0
  while (position < output.length) {
    const end = output.indexOf(10, position)
    const head = output.toString('utf8', position, end)
    const [, id, type, size] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(head) ?? []
    position = end + 1
    if (id === undefined) {
      found.push(undefined)
      continue
    }
    const text = output.toString('utf8', position, position + Number(size))
    found.push(type === 'blob' ? { id, text } : undefined)
    position += Number(size) + 1
  }
  return found
}

/** Branch that a repository shows first; a folder that is no clone has what is checked out. */
const defaultBranch = (folder: string): string =>
  findCommit(folder, 'refs/remotes/origin/HEAD') ?? 'HEAD'

/**
 * @param folder a clone
 * @param path path of a file
 * @returns the commits of the default branch that changed it, the newest first
 */
export function commitsOf(folder: string, path: string): string[] {
  const args = ['log', '--format=%H', defaultBranch(folder), '--', path]
  return run(folder, args).toString().split('\n').filter(Boolean)
}

/**
 * Checks out the branch that a commit is on, where it is not on the one that is checked out.
 *
 * @param folder a clone
 * @param commit a commit
 * @returns the name of the branch, when another one was checked out
 */
export function checkOutBranchOf(folder: string, commit: string): string | undefined {
  if (findCommit(folder, commit) === undefined) return undefined
  const containing = ['for-each-ref', '--format=%(refname)', '--contains', commit, 'refs/remotes']
  const branches = run(folder, containing).toString().split('\n').filter(Boolean)
  const [branch] = branches
  if (branch === undefined || branches.includes('refs/remotes/origin/HEAD')) return undefined
  run(folder, ['checkout', '--quiet', '--detach', branch])
  return branch.replace(/^refs\/remotes\/origin\//, '')
}

/**
 * @param folder a clone
 * @param path path of a file in it
 * @param id id that the file had once
 * @returns the last commit that left the file so, or nothing when no commit in reach did
 */
export function findCommitWith(folder: string, path: string, id: string): string | undefined {
  const output = run(folder, ['log', '--format=%H', '--raw', '--no-abbrev', '--', path]).toString()
  let commit: string | undefined
  for (const line of output.split('\n')) {
    if (/^[0-9a-f]{40}$/.test(line)) commit = line
    else if (line.split(' ')[3]?.startsWith(id)) return commit
  }
  return undefined
}

export interface Tag {
  name: string
  /** Seconds since 1970. */
  date: number
}

/**
 * @param folder a clone
 * @returns its tags, the oldest first
 */
export function listTags(folder: string): Tag[] {
  const format = '--format=%(creatordate:unix) %(refname:strip=2)'
  return run(folder, ['for-each-ref', '--sort=creatordate', format, 'refs/tags'])
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [date = '', name] = line.split(' ')
      return name ? [{ name, date: Number(date) }] : []
    })
}

/**
 * @param folder a clone
 * @param commit a commit
 * @returns names of the tags on it
 */
export function tagsAt(folder: string, commit: string): string[] {
  return run(folder, ['tag', '--points-at', commit]).toString().split('\n').filter(Boolean)
}
