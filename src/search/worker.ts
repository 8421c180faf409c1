/** The search worker: loads the index when it is first asked, then answers queries. */
import { answerCalls } from '../site/worker/answerCalls'
import { searchIndex } from './loadEngine'
import type { SearchResponse } from './types'
import type { SearchQuestion } from './workerMessages'

answerCalls<SearchQuestion, SearchResponse>(({ indexUrl, query, options }) =>
  searchIndex(indexUrl, query, options),
)
