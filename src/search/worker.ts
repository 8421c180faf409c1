/** The search worker: loads the index when it is first asked, then answers queries. */
import { answerCalls } from '../site/worker/answerCalls'
import { loadEngine } from './loadEngine'
import type { SearchResponse } from './types'
import type { SearchQuestion } from './workerMessages'

answerCalls<SearchQuestion, SearchResponse>(async ({ indexUrl, query, options }) => {
  const engine = await loadEngine(indexUrl)
  return engine.search(query, options)
})
