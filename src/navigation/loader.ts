/**
 * Loads pages. It takes the place of Gatsby's own loader in production builds (see
 * `src/gatsby/webpack.ts`) and offers what Gatsby's code asks of that one. What differs: a
 * failure is told with its reason and is not remembered, so that another try can succeed; an
 * address with a query is the same page as without one; links are fetched ahead a few at a time
 * (`prefetch.ts`); and of the page of a first visit, whose text is there as HTML, neither the text
 * nor the code that renders it is loaded until a reader uses something in it.
 */
import { withBase } from '../site/basePath'
import { deployedHash, differsFromRunning } from '../site/files/deployment'
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

/** A page that is loaded. */
export interface Page {
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

const fileOf = (path: string, name: string) =>
  withBase(`/page-data/${path === '/' ? 'index' : path.slice(1)}/${name}.json`)

const dataUrl = (path: string) => fileOf(path, 'page-data')

/** Written by `src/gatsby/pageFrames.ts`. */
const frameUrl = (path: string) => fileOf(path, 'frame')

let firstPage: unknown

/**
 * @param component shows a doc around the text that the HTML of the first visit holds
 */
export function setFirstPage(component: unknown): void {
  firstPage = component
}

let loadMore = () => Promise.resolve()

/**
 * @param load loads what every page needs but the one of the first visit
 */
export function setLoadMore(load: () => Promise<void>): void {
  loadMore = load
}

/** Whether the page is the one that the browser has loaded, with a text that stays as it is. */
function isStill(path: string): boolean {
  return (
    firstPage !== undefined &&
    path === pagePath(window.pagePath) &&
    document.querySelector('[data-still]') !== null
  )
}

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
  /** The first visit is over once its page has been loaded. */
  private isFirst = true
  /** Whether a page has been loaded, so that there is something to say failures on. */
  private isAlive = false
  /** Chunk of the template that was shown last: the next page most often has the same. */
  private template = ''
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

  /**
   * @param address address of the page of the first visit
   * @returns the page with its text and the code that renders it, or what went wrong
   */
  async loadWhole(address: string): Promise<Loaded> {
    return this.fetchPage(pagePath(address) ?? '/404.html', false, true)
  }

  /** Shows a page from now on as it was loaded by {@link loadWhole}. */
  keep(address: string, page: Page): void {
    this.pages.set(pagePath(address) ?? '', page)
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
    const { isFirst } = this
    this.isFirst = false
    const isStillHtml = isFirst && isStill(path)
    for (let pause = 1000; ; pause *= 2) {
      const loaded = await this.fetchPage(path, isStillHtml, isFirst)
      if (loaded.status !== 'error') {
        this.isAlive = true
        this.pages.set(path, loaded)
        return loaded
      }
      if (this.isAlive || loaded.isOutdated) return loaded
      // The page of a first visit can be read as it is, and comes to life when its data come.
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  /**
   * @param path of the page
   * @param isStillHtml whether its text stays as it is in the document
   * @param isThere whether it is the page of the document
   */
  private async fetchPage(path: string, isStillHtml: boolean, isThere: boolean): Promise<Loaded> {
    const hash = deployedHash()
    try {
      // Not waited for here: what goes wrong is told below.
      const more = isThere ? undefined : loadMore()
      more?.catch(() => undefined)
      // On its way while the data are, which name the one that is really wanted.
      this.requires.components[this.template]?.().catch(() => undefined)
      const { result, ...data } = await (isStillHtml
        ? getJson<PageData>(frameUrl(path))
        : this.loadData(path))
      const [component, ...results] = await Promise.all([
        isStillHtml
          ? { default: firstPage }
          : this.requires.components[data.componentChunkName]?.(),
        ...data.staticQueryHashes.map((query) => this.loadStaticQuery(query)),
        more,
      ])
      defaultExport(component, 'page component')
      this.template = data.componentChunkName
      const staticQueryResults = Object.fromEntries(
        data.staticQueryHashes.map((query, i) => [query, results[i]]),
      )
      Object.assign(this.staticQueryDb, staticQueryResults)
      const webpackCompilationHash = (await hash) ?? window.___webpackCompilationHash
      return {
        component,
        head: component,
        json: result,
        page: { ...data, webpackCompilationHash, slicesMap: {} },
        staticQueryResults,
      }
    } catch (error) {
      return {
        status: 'error',
        // Neither files nor chunks fail with anything else.
        error: error as Error,
        isOutdated: differsFromRunning(await hash),
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
  loadWhole: (address: string) => instance.loadWhole(address),
  keep: (address: string, page: Page) => instance.keep(address, page),
}

export default publicLoader

export function getStaticQueryResults(): Record<string, unknown> {
  return instance.staticQueryDb
}

export function getSliceResults(): Map<string, never> {
  return instance.slicesDb
}
