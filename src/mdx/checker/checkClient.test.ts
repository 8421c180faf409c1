import { afterEach, describe, expect, it, vi } from 'vitest'
import { REFERENCE } from '../../effects/checker/testing/reference'
import { createCheckClient } from './checkClient'
import type { CheckAnswer, CheckRequest } from './checkMessages'

const REPORT = { findings: [], counts: { error: 0, warning: 0, info: 0 }, truncated: false }

/** Stands in for the worker: answers as told. */
function fakeWorker(answer: (request: CheckRequest) => object | undefined | 'crash') {
  const target = new EventTarget()
  return Object.assign(target, {
    terminate: vi.fn(),
    postMessage(request: CheckRequest) {
      const data = answer(request)
      if (data === 'crash') target.dispatchEvent(new Event('error'))
      else target.dispatchEvent(Object.assign(new Event('message'), { data }))
    },
  }) as unknown as Worker & { terminate: ReturnType<typeof vi.fn> }
}

const answered = (fields: object) => (request: CheckRequest) =>
  ({ id: request.id, ...fields }) as CheckAnswer

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('createCheckClient', () => {
  it('hands the worker the text and its file', async () => {
    const seen: CheckRequest[] = []
    const worker = fakeWorker((request) => {
      seen.push(request)
      return { id: request.id, report: REPORT }
    })
    const client = createCheckClient('/data.json', worker)
    expect(await client.check({ text: 'a: 1', file: 'plugins/x.yml' })).toEqual(REPORT)
    expect(seen).toEqual([
      { id: 1, referenceUrl: '/data.json', text: 'a: 1', file: 'plugins/x.yml' },
    ])
    client.close()
    expect(worker.terminate).toHaveBeenCalled()
  })

  it('fails when the worker cannot load the reference', async () => {
    const client = createCheckClient('/data.json', fakeWorker(answered({ error: 'status 500' })))
    await expect(client.check({ text: 'a: 1' })).rejects.toThrow('status 500')
  })

  it.each([
    ['does not start', fakeWorker(() => 'crash')],
    ['is not there', null],
  ])('checks here when the worker %s, and asks again after a failure', async (_case, worker) => {
    const fetched = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue({ ok: true, json: () => Promise.resolve(REFERENCE) })
    vi.stubGlobal('fetch', fetched)
    const client = createCheckClient('/data.json', worker)
    await expect(client.check({ text: 'effects:\n  - id: giv_money\n' })).rejects.toThrow('offline')
    const { findings } = await client.check({ text: 'effects:\n  - id: giv_money\n' })
    expect(findings[0]?.code).toBe('unknown-effect')
    await client.check({ text: '' })
    const notes = {
      running: { libreforge: '4.0', name: 'EcoZoo', version: '1.0' },
      history: { 'effect/give_money': { since: '4.1' } },
      plugins: ['EcoZoo'],
    }
    const text = 'effects:\n  - id: give_money\n    triggers: [jump]\n'
    const older = await client.check({ text, notes })
    expect(older.findings.map(({ code }) => code)).toEqual(['too-new'])
    const newer = await client.check({
      text,
      notes: { ...notes, running: { ...notes.running, libreforge: '4.1' } },
    })
    expect(newer.findings.map(({ code }) => code)).not.toContain('too-new')
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
