import { afterEach, expect, it, vi } from 'vitest'
import { REFERENCE } from '../../effects/checker/testing/reference'
import { runCheck } from './runCheck'

afterEach(() => vi.unstubAllGlobals())

it('loads the reference once, and asks again after a failure', async () => {
  const fetched = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue({ ok: true, json: () => Promise.resolve(REFERENCE) })
  vi.stubGlobal('fetch', fetched)
  const check = (text: string) => runCheck({ referenceUrl: '/data.json', config: { text } })
  await expect(check('effects:\n  - id: giv_money\n')).rejects.toThrow('could not be reached')
  const report = await check('effects:\n  - id: giv_money\n')
  expect(report?.findings[0]?.code).toBe('unknown-effect')
  await check('')
  expect(await runCheck({ referenceUrl: '/data.json' })).toBeNull()
  expect(fetched).toHaveBeenCalledTimes(2)
})
