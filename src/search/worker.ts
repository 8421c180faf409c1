/** The search worker: loads the index when it is first asked, then answers queries. */
import { answerCalls } from '../site/worker/answerCalls'
import { givePages, previewPage, searchIndex } from './loadEngine'
import type { PagePreview } from './preview'
import type { SearchResponse } from './types'
import type { PreviewQuestion, SearchQuestion, SearchStart } from './workerMessages'

answerCalls<SearchQuestion | PreviewQuestion | SearchStart, SearchResponse | PagePreview | null>(
  async (question) => {
    const { indexUrl } = question
    if ('preview' in question) return previewPage(indexUrl, question.preview)
    if ('query' in question) return searchIndex(indexUrl, question.query, question.options)
    if (question.pages) givePages(indexUrl, question.pages)
    return null
  },
)
