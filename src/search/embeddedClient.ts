import { fetchJson } from '../site/files/fetchFile'
import { loadOnce } from '../site/files/loadOnce'
import { callWorker } from '../site/worker/callWorker'
import type { PagePreview } from './preview'
import type { SearchPagesFile } from './splitIndex'
import type { SearchClient, SearchResponse } from './types'
import type { PreviewQuestion, SearchQuestion, SearchStart } from './workerMessages'

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url))

/**
 * @param indexUrl absolute address of the file with the pages
 * @param start starts the search worker
 * @returns a client of the embedded engine, which works in the worker
 */
export function createEmbeddedClient(indexUrl: string, start = startWorker): SearchClient {
  // Each question has its own kind of answer, which the worker's messages do not tell apart.
  const worker = callWorker<SearchQuestion | PreviewQuestion | SearchStart, unknown>(start)

  /** The first file comes while the worker's script does. */
  const begin = loadOnce(async (): Promise<void> => {
    const [pages] = await Promise.all([
      // The worker asks for it once more, and tells what is wrong.
      fetchJson<SearchPagesFile>(indexUrl).catch(() => null),
      worker.ask({ indexUrl, pages: null }),
    ])
    if (pages) await worker.ask({ indexUrl, pages })
  })

  async function ask(question: SearchQuestion | PreviewQuestion): Promise<unknown> {
    await begin(indexUrl)
    return worker.ask(question)
  }

  return {
    async search(query, { signal, ...options } = {}) {
      const response = await ask({ indexUrl, query, options })
      signal?.throwIfAborted()
      return response as SearchResponse
    },
    async preview(place) {
      return (await ask({ indexUrl, preview: place })) as PagePreview | null
    },
  }
}
