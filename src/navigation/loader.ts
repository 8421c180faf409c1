/**
 * Loads pages. It takes the place of Gatsby's own loader in production builds (see
 * `src/gatsby/webpack.ts`) and offers what Gatsby's code asks of that one. What differs: a
 * failure is told with its reason and is not remembered, so that another try can succeed; an
 * address with a query is the same page as without one; and links are fetched ahead a few at a
 * time (`prefetch.ts`).
 */
import { withBase } from '../site/basePath'
import { deployedHash } from '../site/files/deployment'
import { FileError, fetchJson } from '../site/files/fetchFile'
import { loadOnce } from '../site/files/loadOnce'
import { defaultExport } from '../site/lazy/defaultExport'
import './gatsbyWindow'
import { pagePath } from './path'
import { createPrefetcher } from './prefetch'

interface PageData {
  componentChunkName: string
  path: string
  matchPath?: string
  result: { data?: unknown; pageContext: object }
  staticQueryHashes: string[]
}

interface Page {
  status?: never
  component: unknown
  head: unknown
  json: PageData['result']
  page: Omit<PageData, 'result'> & { webpackCompilationHash: string; slicesMap: object }
  staticQueryResults: Record<string, unknown>
}

/** What Gatsby and `navigate.ts` get for a page that could not be loaded. */
export interface Failure {
  status: 'error'
  error: Error
  /** The site was deployed anew: its files have other names now. */
  isOutdated: boolean
}

export type Loaded = Page | Failure

/** Functions that import the templates' code, by the names of their chunks. */
type Components = Record<string, (() => Promise<unknown>) | undefined>

export const PageResourceStatus = { Error: 'error', Success: 'success' } as const

const dataUrl = (path: string) =>
  withBase(`/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`)

/** Without asking again: what was fetched ahead is used. */
const getJson = <T>(url: string) => fetchJson<T>(url, {})

async function getPageData(path: string): Promise<PageData> {
  const url = dataUrl(path)
  try {
    return await getJson<PageData>(url)
  } catch (error) {
    if (!(error instanceof FileError) || error.status !== 404 || path === '/404.html') throw error
    // Data that is missing while its page is there is a failure; otherwise there is no such page.
    const { ok } = await fetch(withBase(encodeURI(path)), { method: 'HEAD' })
    if (ok) throw error
    return getPageData('/404.html')
  }
}

export class ProdLoader {
  staticQueryDb: Record<string, unknown> = {}
  /** Gatsby's slices, which this site does not use. */
  slicesDb = new Map<string, never>()
  private readonly loadData = loadOnce(getPageData)
  /** Files of each template's code, without the path prefix. */
  private readonly loadChunks = loadOnce(getJson<Record<string, string[] | undefined>>)
  private readonly loading = new Map<string, Promise<Loaded>>()
  private readonly pages = new Map<string, Page>()
  /** Milliseconds between attempts at the first page, which become fewer and fewer. */
  private pause = 500
  private readonly prefetcher = createPrefetcher({
    isLoaded: (path) => this.pages.has(path) || this.loading.has(path),
    dataUrl,
    codeOf: async (path) => {
      const [{ componentChunkName }, chunks] = await Promise.all([
        this.loadData(path),
        this.loadChunks(withBase('/chunk-map.json')),
      ])
      return (chunks[componentChunkName] ?? []).map(withBase)
    },
  })

  /** @param requires Gatsby's list of the templates' imports */
  constructor(private readonly requires: { components: Components }) {}

  setApiRunner(): void {}

  /** Pages that answer a pattern of addresses: this site has none. */
  findMatchPath(): null {
    return null
  }

  /**
   * @param address address of a page
   * @returns the page, the not-found page where there is none, or what went wrong; it does not
   *   reject
   */
  loadPage(address: string): Promise<Loaded> {
    const path = pagePath(address) ?? '/404.html'
    const page = this.pages.get(path)
    if (page) return Promise.resolve(page)
    let loading = this.loading.get(path)
    if (!loading) {
      loading = this.load(path).finally(() => this.loading.delete(path))
      this.loading.set(path, loading)
    }
    return loading
  }

  /** @returns the page if it is loaded */
  loadPageSync(address: string): Page | undefined {
    return this.pages.get(pagePath(address) ?? '/404.html')
  }

  /** Fetches a page ahead when nothing else is to be done. `abort` takes that back. */
  enqueue(address: string): { abort: () => void } {
    return this.prefetcher.enqueue(pagePath(address))
  }

  /** Fetches a page ahead at once. */
  hovering(address: string): void {
    this.prefetcher.start(pagePath(address))
  }

  private loadStaticQuery(query: string): Promise<unknown> {
    const known = this.staticQueryDb[query]
    return Promise.resolve(known ?? getJson(withBase(`/page-data/sq/d/${query}.json`)))
  }

  private async load(path: string): Promise<Loaded> {
    const hash = deployedHash()
    try {
      const { result, ...data } = await this.loadData(path)
      const [component, ...results] = await Promise.all([
        this.requires.components[data.componentChunkName]?.(),
        ...data.staticQueryHashes.map((query) => this.loadStaticQuery(query)),
      ])
      defaultExport(component, 'page component')
      const staticQueryResults = Object.fromEntries(
        data.staticQueryHashes.map((query, i) => [query, results[i]]),
      )
      Object.assign(this.staticQueryDb, staticQueryResults)
      const webpackCompilationHash = (await hash) ?? window.___webpackCompilationHash
      const page: Page = {
        component,
        head: component,
        json: result,
        page: { ...data, webpackCompilationHash, slicesMap: {} },
        staticQueryResults,
      }
      this.pages.set(path, page)
      return page
    } catch (error) {
      const current = window.___webpackCompilationHash
      const isOutdated = ((await hash) ?? current) !== current
      if (this.pages.size === 0 && !isOutdated) {
        // The first page can be read as it is, and comes to life when its data come.
        await new Promise((resolve) => setTimeout(resolve, (this.pause *= 2)))
        return this.load(path)
      }
      return {
        status: 'error',
        error: error instanceof Error ? error : new Error(String(error)),
        isOutdated,
      }
    }
  }
}

let instance: ProdLoader

export function setLoader(loader: ProdLoader): void {
  instance = loader
}

/** The loader as links and the router reach it. */
export const publicLoader = {
  enqueue: (address: string) => instance.enqueue(address),
  hovering: (address: string) => instance.hovering(address),
  loadPage: (address: string) => instance.loadPage(address),
  loadPageSync: (address: string) => instance.loadPageSync(address),
}

export default publicLoader

export function getStaticQueryResults(): Record<string, unknown> {
  return instance.staticQueryDb
}

export function getSliceResults(): Map<string, never> {
  return instance.slicesDb
}
