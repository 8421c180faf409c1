/** Renews the ledger for pages that have been read against the source again. */
import type { Checkout } from '../source/checkouts'
import type { Page } from '../site/pages'
import type { Ledger } from '../../../src/docs/ledger/ledger'

/** How many digits of an object id are kept. */
const ID_LENGTH = 12

/**
 * @param pages all pages
 * @param id a page's path with or without its ending, `kind/id` of an entry, or its id alone
 * @returns the page that is meant
 * @throws Error when it is none, or more than one
 */
export function findPage(pages: readonly Page[], id: string): Page {
  const found = pages.filter((page) => {
    const { entry, name } = page
    const names = [name, name.replace(/\.mdx?$/, '')]
    if (entry) names.push(`${entry.kind}/${entry.id}`, entry.id)
    return names.includes(id.replace(/^\.?\/?(content\/)?/, ''))
  })
  const [page] = found
  if (!page) throw new Error(`There is no page "${id}".`)
  if (found.length > 1) {
    const names = found.map(({ name }) => name).join(', ')
    throw new Error(`"${id}" may be any of ${names}. Give the path of the page.`)
  }
  return page
}

/**
 * @param ledger the ledger
 * @param pages names of pages that have been read again
 * @param checkouts repositories that they were read against
 * @returns the ledger with the ids of the files as they are now; where every page of a repository
 *   is up to date, the repository's commit is, too
 * @throws Error when a page is not in the ledger, or a file of it cannot be found
 */
export function acceptPages(
  ledger: Ledger,
  pages: readonly string[],
  checkouts: readonly Checkout[],
): Ledger {
  const byName = new Map(checkouts.map((checkout) => [checkout.name, checkout]))
  const renewed: Ledger = {
    ...ledger,
    repositories: { ...ledger.repositories },
    pages: { ...ledger.pages },
  }
  for (const page of pages) {
    const sources = ledger.pages[page]
    if (!sources) throw new Error(`${page} is not in the ledger: add the files that it rests on.`)
    renewed.pages[page] = sources.map(([repository, path]) => {
      const checkout = byName.get(repository)
      if (!checkout) throw new Error(`${page}: there is no checkout of ${repository}.`)
      const id = checkout.tree.get(path)
      if (id === undefined) {
        throw new Error(
          `${page}: ${repository} has no file ${path}. Name another one in the ledger.`,
        )
      }
      return [repository, path, id.slice(0, ID_LENGTH)]
    })
  }
  const sources = Object.values(renewed.pages).flat()
  for (const { name, commit, tree } of checkouts) {
    if (!(name in renewed.repositories)) continue
    const current = sources
      .filter(([repository]) => repository === name)
      .every(([, path, id]) => tree.get(path)?.startsWith(id))
    if (current) renewed.repositories[name] = commit
  }
  return renewed
}
