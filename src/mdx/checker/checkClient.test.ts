import { expect, it } from 'vitest'
import { fakeWorker } from '../../site/testing/fakeWorker'
import { createCheckClient } from './checkClient'
import type { CheckQuestion } from './checkMessages'

const REPORT = { findings: [], counts: { error: 0, warning: 0, info: 0 }, truncated: false }

it('hands the worker the text and its file', async () => {
  const worker = fakeWorker<CheckQuestion>(({ id }) => ({ id, answer: REPORT }))
  const client = createCheckClient('/data.json', () => worker)
  expect(await client.check({ text: 'a: 1', file: 'plugins/x.yml' })).toEqual(REPORT)
  expect(worker.asked.map(({ question }) => question)).toEqual([
    { referenceUrl: '/data.json' },
    { referenceUrl: '/data.json', config: { text: 'a: 1', file: 'plugins/x.yml' } },
  ])
  client.close()
  expect(worker.terminate).toHaveBeenCalled()
})

it('fails when the worker cannot load the reference', async () => {
  const worker = fakeWorker<CheckQuestion>(({ id }) => ({ id, error: 'status 500' }))
  const client = createCheckClient('/data.json', () => worker)
  await expect(client.check({ text: 'a: 1' })).rejects.toThrow('status 500')
})
