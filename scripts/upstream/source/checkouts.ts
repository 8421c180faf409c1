/** The folder of checkouts: which repositories are there, and what is in them. */
import fs from 'node:fs'
import path from 'node:path'
import { OWNERS, addressOf } from '../../../src/docs/ledger/ledger'
import type { SourceFile } from '../syntax/model'
import type { ReadSource } from '../syntax/parser'
import type { IndexedFile } from './classes'
import { checkOutBranchOf, clone, findCommit, isClone, listTree, readBlobs } from './git'
import type { Tree } from './git'
import { isShippedSource } from './sourceSets'

export interface Checkout {
  /** Name of the repository, which is that of its folder. */
  name: string
  folder: string
  /** Commit that is read. */
  commit: string
  tree: Tree
}

/** What became of a repository that was not there. */
interface Cloned {
  name: string
  /** Branch that is checked out, when it is not the default one. */
  branch?: string
  /** Why it could not be cloned: the others can be compared without it. */
  failure?: string
}

/**
 * Clones what is not there yet, with its history for the links to what has changed. Of repositories
 * that bring nothing to compare, only the ids of the files are needed. Pages may have been read against
 * a branch that is no release yet: then it is the one to compare with.
 *
 * @param folder folder of checkouts
 * @param repositories commits that pages were read against, by the repositories that are wanted
 * @returns those that were not there
 */
export function cloneMissing(
  folder: string,
  repositories: Readonly<Record<string, string>>,
): Cloned[] {
  return Object.entries(repositories)
    .filter(([name]) => !fs.existsSync(path.join(folder, name)))
    .map(([name, commit]) => {
      try {
        const branch = cloneAt(path.join(folder, name), name, commit)
        return { name, ...(branch !== undefined && { branch }) }
      } catch (error) {
        return { name, failure: error instanceof Error ? error.message : String(error) }
      }
    })
}

function cloneAt(own: string, name: string, commit: string): string | undefined {
  const background = name in OWNERS
  clone(addressOf(name), own, background ? ['--filter=blob:none', '--no-checkout'] : [])
  return background ? undefined : checkOutBranchOf(own, commit)
}

/**
 * @param folder folder of checkouts
 * @param names repositories that are wanted
 * @returns those that are there as clones
 */
export function findCheckouts(folder: string, names: readonly string[]): Checkout[] {
  return names.flatMap((name) => {
    const own = path.join(folder, name)
    if (!fs.existsSync(own) || !isClone(own)) return []
    const commit = findCommit(own, 'HEAD')
    return commit ? [{ name, folder: own, commit, tree: listTree(own, commit) }] : []
  })
}

/**
 * @param checkout a repository
 * @param read reads a file
 * @returns its files in Kotlin and Java
 */
export function readSources(checkout: Checkout, read: ReadSource): IndexedFile[] {
  return readTree(checkout.folder, checkout.name, checkout.tree, read)
}

/**
 * @param folder a clone
 * @param repository its name
 * @param tree files of the version to read
 * @param read reads a file
 * @param known files that have been read already, by their ids; new ones are added
 * @returns the files in Kotlin and Java
 */
export function readTree(
  folder: string,
  repository: string,
  tree: Tree,
  read: ReadSource,
  known = new Map<string, SourceFile>(),
): IndexedFile[] {
  const wanted = [...tree].filter(([name]) => isShippedSource(name))
  const missing = new Map(wanted.filter(([, id]) => !known.has(id)).map(([name, id]) => [id, name]))
  for (const [id, text] of readBlobs(folder, [...missing.keys()])) {
    const source = read(missing.get(id) ?? '', text)
    if (source) known.set(id, source)
  }
  return wanted.flatMap(([name, id]) => {
    const source = known.get(id)
    return source ? [{ repository, path: name, source }] : []
  })
}

/**
 * @param checkout a repository
 * @param wanted tells by its path whether a file is wanted
 * @returns the texts of these files by their paths
 */
export function readTexts(
  checkout: Checkout,
  wanted: (path: string) => boolean,
): Map<string, string> {
  const files = [...checkout.tree].filter(([name]) => wanted(name))
  const texts = readBlobs(checkout.folder, [...new Set(files.map(([, id]) => id))])
  return new Map(files.map(([name, id]) => [name, texts.get(id) ?? '']))
}
