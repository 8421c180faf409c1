/** The search worker: loads the index when it is first asked, then answers queries. */
import { loadEngine } from './loadEngine'
import type { WorkerAnswer, WorkerRequest } from './workerMessages'

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  const { id, indexUrl, query, options } = event.data
  loadEngine(indexUrl)
    .then((engine): WorkerAnswer => ({ id, response: engine.search(query, options) }))
    .catch((error: unknown): WorkerAnswer => ({ id, error: String(error) }))
    .then((answer) => self.postMessage(answer))
})
