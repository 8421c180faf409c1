/** Which pages were read against something that has changed since. */
import { createHash } from 'node:crypto'
import { addressOf, sourcesOf } from '../../../src/docs/ledger/ledger'
import type { Ledger, LedgerSource } from '../../../src/docs/ledger/ledger'
import type { Difference } from '../compare/difference'
import type { Checkout } from '../source/checkouts'
import { findCommit, findCommitWith, listTree } from '../source/git'
import type { Tree } from '../source/git'

/**
 * @param ledger the ledger
 * @param checkouts repositories that are there
 * @returns one difference for each page and file that has changed, with a link to what has
 */
export function findChanges(ledger: Ledger, checkouts: readonly Checkout[]): Difference[] {
  const links = new Map<string, string>()
  const byName = new Map(checkouts.map((checkout) => [checkout.name, checkout]))
  const readTrees = new Map<string, Tree | undefined>()
  return Object.keys(ledger.pages).flatMap((page) =>
    sourcesOf(ledger, page).flatMap((source): Difference[] => {
      const checkout = byName.get(source.repository)
      if (!checkout) return []
      const now = checkout.tree.get(source.path)
      if (now?.startsWith(source.id)) return []
      const { repository, path } = source
      const key = `${repository}/${path}/${source.id}`
      const link =
        links.get(key) ?? linkTo(source, checkout, ledger.repositories[repository], readTrees)
      links.set(key, link)
      const what = now === undefined ? 'is gone' : 'has changed'
      return [
        {
          kind: 'changed',
          plugin: repository,
          subject: `${repository}/${path}`,
          message: `\`${path}\` of ${repository} ${what} since the page was read against it.`,
          page,
          source: { repository, path, line: 1 },
          link,
        },
      ]
    }),
  )
}

/** The difference between the version that was read and the one that is there now. */
function linkTo(
  { repository, path, id }: LedgerSource,
  { folder, commit }: Checkout,
  readAt: string | undefined,
  trees: Map<string, Tree | undefined>,
): string {
  if (!trees.has(repository)) {
    const known = readAt === undefined ? undefined : findCommit(folder, readAt)
    trees.set(repository, known === undefined ? undefined : listTree(folder, known))
  }
  const wasThere = trees.get(repository)?.get(path)?.startsWith(id)
  const base = wasThere ? readAt : findCommitWith(folder, path, id)
  // GitHub names a file's part of a comparison by the hash of its path.
  const anchor = createHash('sha256').update(path).digest('hex')
  return base === undefined
    ? `${addressOf(repository)}/commits/${commit}/${path}`
    : `${addressOf(repository)}/compare/${base}...${commit}#diff-${anchor}`
}
