/** Fetches linked pages ahead: a few at a time, and not where that costs the reader. */

/** Requests that run at a time; the rest waits. */
const LIMIT = 3
/** Milliseconds after which links in view are fetched: the page itself comes first. */
const START_DELAY = 3000

interface PrefetchOptions {
  /** Whether the page needs no fetching any more. */
  isLoaded: (path: string) => boolean
  /** Address of a page's data. */
  dataUrl: (path: string) => string
  /** Addresses of the code and styles of a page's template; asked once its data is at hand. */
  codeOf: (path: string) => Promise<string[]>
}

/** Data saver on a 2g connection. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  return Boolean(connection?.saveData && connection.effectiveType?.includes('2g'))
}

/** @returns settles when the file is in the browser's cache, or cannot be had */
function fetchAhead(href: string, as: 'fetch' | 'script' | 'style'): Promise<unknown> {
  const link = document.createElement('link')
  if (!link.relList.supports('prefetch')) {
    return fetch(href, { credentials: 'include' }).catch(() => undefined)
  }
  return new Promise((resolve) => {
    link.rel = 'prefetch'
    link.as = as
    // The same kind of request as the later one, so that its answer can be used for that.
    if (as === 'fetch') link.crossOrigin = 'anonymous'
    link.href = href
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run)

/**
 * @param options what the loader knows of its pages
 * @returns how to have a page fetched when there is time, and at once
 */
export function createPrefetcher({ isLoaded, dataUrl, codeOf }: PrefetchOptions) {
  // How many links in view lead to a page: it waits until the last of them is out of view.
  const waiting = new Map<string, number>()
  const started = new Set<string>()
  let running = 0
  let isTimerSet = false
  let isOpen = false

  async function run(path: string): Promise<void> {
    started.add(path)
    await fetchAhead(dataUrl(path), 'fetch')
    try {
      const files = (await codeOf(path)).filter((file) => !started.has(file))
      for (const file of files) started.add(file)
      await Promise.all(
        files.map((file) => fetchAhead(file, file.endsWith('.css') ? 'style' : 'script')),
      )
    } catch {
      // Whoever opens the page will be told.
      started.delete(path)
    }
  }

  function next(): void {
    const [path] = waiting.keys()
    if (!isOpen || running >= LIMIT || path === undefined) return
    waiting.delete(path)
    running += 1
    void run(path).finally(() => {
      running -= 1
      whenIdle(next)
    })
    next()
  }

  const isWanted = (path: string | undefined): path is string =>
    path !== undefined && !started.has(path) && !isLoaded(path) && !isCostly()

  return {
    enqueue(path: string | undefined): { abort: () => void } {
      if (!isWanted(path)) return { abort: () => undefined }
      waiting.set(path, (waiting.get(path) ?? 0) + 1)
      if (isOpen) whenIdle(next)
      else if (!isTimerSet) {
        isTimerSet = true
        setTimeout(() => {
          isOpen = true
          whenIdle(next)
        }, START_DELAY)
      }
      return {
        abort: () => {
          const links = waiting.get(path)
          if (links === 1) waiting.delete(path)
          else if (links !== undefined) waiting.set(path, links - 1)
        },
      }
    },
    start(path: string | undefined): void {
      if (!isWanted(path)) return
      waiting.delete(path)
      void run(path)
    },
  }
}
