import { expect, it } from 'vitest'
import { fakeWorker } from '../../site/testing/fakeWorker'
import { createCheckClient } from './checkClient'
import type { CheckQuestion } from './checkMessages'

const REPORT = { findings: [], counts: { error: 0, warning: 0, info: 0 }, truncated: false }

it('hands the worker the text and its file', async () => {
  const answer = { report: REPORT, safeFixes: 0 }
  const worker = fakeWorker<CheckQuestion>(({ id }) => ({ id, answer }))
  const client = createCheckClient({ referenceUrl: '/data.json' }, () => worker)
  const config = { text: 'a: 1', file: 'plugins/x.yml' }
  expect(await client.check(config)).toEqual(answer)
  expect(worker.asked.map(({ question }) => question)).toEqual([
    { referenceUrl: '/data.json', task: 'load' },
    { referenceUrl: '/data.json', task: 'check', input: config },
  ])
  client.close()
  expect(worker.terminate).toHaveBeenCalled()
})

it('fails when the worker cannot load the reference', async () => {
  const worker = fakeWorker<CheckQuestion>(({ id }) => ({ id, error: 'status 500' }))
  const client = createCheckClient({ referenceUrl: '/data.json' }, () => worker)
  await expect(client.check({ text: 'a: 1' })).rejects.toThrow('status 500')
})
