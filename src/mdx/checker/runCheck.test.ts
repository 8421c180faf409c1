import { afterEach, expect, it, vi } from 'vitest'
import { REFERENCE } from '../../effects/checker/testing/reference'
import type { CheckedConfig, CheckedText, ReferenceUrls } from './checkMessages'
import { runCheck } from './runCheck'

const URLS = { referenceUrl: '/data.json' }

const check = async (input: CheckedConfig, urls: ReferenceUrls = URLS) =>
  (await runCheck({ ...urls, task: 'check', input })) as CheckedText

const answer = (data: unknown) => ({ ok: true, json: () => Promise.resolve(data) })

afterEach(() => vi.unstubAllGlobals())

it('loads the reference once, and asks again after a failure', async () => {
  const fetched = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(answer(REFERENCE))
  vi.stubGlobal('fetch', fetched)
  const config = { text: 'effects:\n  - id: add_damge\n    triggers: [kill]\n' }
  await expect(check(config)).rejects.toThrow('could not be reached')
  const { report, safeFixes } = await check(config)
  expect(report.findings[0]?.code).toBe('unknown-effect')
  expect(safeFixes).toBe(1)
  await check({ text: '' })
  expect(await runCheck({ ...URLS, task: 'load', input: undefined })).toBeNull()
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('knows whole files when it is told where their keys are', async () => {
  const keys = [{ path: 'name', type: 'text', required: true }]
  const table = { file: 'Talismans/talismans/*.yml', route: '/talismans', name: 'keys', keys }
  const answers: Record<string, unknown> = {
    '/entries.json': REFERENCE,
    '/keys.json': { format: REFERENCE.format, files: [table] },
  }
  const fetched = vi.fn((address: string) => Promise.resolve(answer(answers[address])))
  vi.stubGlobal('fetch', fetched)
  const config = { text: 'lore: []\n', file: 'plugins/Talismans/talismans/moon.yml' }
  const codes = async (keysUrl?: string) =>
    (await check(config, { referenceUrl: '/entries.json', keysUrl })).report.findings.map(
      ({ code }) => code,
    )
  expect(await codes()).toEqual([])
  expect(await codes('/keys.json')).toContain('missing-key')
})

it('makes the safe fixes, and judges files by each other', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer(REFERENCE)))
  const urls = { referenceUrl: '/other.json' }
  const text = 'effects:\n  - id: add_damge\n    triggers: [kill]\n'
  expect(await runCheck({ ...urls, task: 'fix', input: { text } })).toMatchObject({
    text: 'effects:\n  - id: add_damage\n    triggers: [kill]\n',
    made: 1,
  })
  const facts = { root: '', kind: 'EcoCrates/keys/*.yml', id: 'a', lists: [], refers: [] }
  const files = [{ file: 'a.yml', facts }, { file: 'old/a.yml', facts }, { file: 'b.yml' }]
  expect(await runCheck({ ...urls, task: 'together', input: files })).toMatchObject([
    [{ code: 'duplicate-id' }],
    [{ code: 'duplicate-id' }],
    [],
  ])
})
