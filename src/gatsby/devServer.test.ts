import { expect, it, vi } from 'vitest'
import {
  serveEntryFiles,
  serveMachineFiles,
  serveSearchIndex,
  serveSidebarIcons,
  serveSidebarLists,
} from './devServer'
import type { DevServerArgs } from './devServer'
import type { SiteContext } from './docsSite'

type Answer = Parameters<DevServerArgs['app']['get']>[1]

/** A development server whose content cannot be read, and what it says of it. */
function brokenServer() {
  const answers: Answer[] = []
  const error = vi.fn()
  const args = {
    app: { get: (_path: unknown, answer: Answer) => answers.push(answer) },
    reporter: { error },
    getNodesByType: () => {
      throw new Error('The file is gone.')
    },
  } as unknown as DevServerArgs
  return { args, answers, error }
}

it.each([
  ['the search index', serveSearchIndex],
  ['the files for programs', serveMachineFiles],
  ['the icons', serveSidebarIcons],
  ['the long lists of the sidebar', serveSidebarLists],
])('answers and goes on when %s cannot be made', async (_name, serve) => {
  const { args, answers, error } = brokenServer()
  serve(args, { sources: [], root: '/' } as unknown as SiteContext)
  const send = vi.fn()
  const response = { headersSent: false, status: vi.fn(), type: vi.fn(), json: vi.fn(), send }
  response.status.mockReturnValue(response)
  response.type.mockReturnValue(response)
  answers[0]?.({ path: '/llms.txt' }, response, () => {})
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect(response.status).toHaveBeenCalledWith(500)
  expect(error).toHaveBeenCalledWith(expect.any(String), new Error('The file is gone.'))
})

it('has no files about entries where there are no docs', () => {
  const { args, answers } = brokenServer()
  serveEntryFiles(args, { sources: [] } as unknown as SiteContext)
  expect(answers).toEqual([])
})
