/** The search worker: loads the index when it is first asked, then answers queries. */
import { answerCalls } from '../site/worker/answerCalls'
import { previewPage, searchIndex } from './loadEngine'
import type { PagePreview } from './preview'
import type { SearchResponse } from './types'
import type { PreviewQuestion, SearchQuestion } from './workerMessages'

answerCalls<SearchQuestion | PreviewQuestion, SearchResponse | PagePreview | null>((question) =>
  'preview' in question
    ? previewPage(question.indexUrl, question.preview)
    : searchIndex(question.indexUrl, question.query, question.options),
)
