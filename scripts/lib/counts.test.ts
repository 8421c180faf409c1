import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { flakyTests, playwrightCounts, stepCounts, sumCounts, vitestCounts } from './counts.mjs'

const dir = mkdtempSync(path.join(os.tmpdir(), 'counts-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function report(content: object): string {
  const file = path.join(dir, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

it('reads the report of the unit tests', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 2 })
  expect(vitestCounts(file, 1)).toEqual({ passed: 7, failed: 2 })
})

it('counts a failure when a runner fails without a failing test', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 0 })
  expect(vitestCounts(file, 1)).toEqual({ passed: 7, failed: 1 })
  expect(vitestCounts(path.join(dir, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 })
})

it('reads the report of the end-to-end tests', () => {
  const file = report({ stats: { expected: 3, flaky: 1, unexpected: 0 } })
  expect(playwrightCounts(file, 0)).toEqual({ passed: 4, failed: 0 })
})

it('names the tests that passed only when tried again', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const file = report({
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'flaky'), spec('two', 'expected')],
        suites: [{ title: 'inside', specs: [spec('three', 'flaky'), spec('four', 'unexpected')] }],
      },
      { title: 'b.spec.ts', specs: [spec('five', 'expected')] },
    ],
  })
  expect(flakyTests(file)).toEqual(['a.spec.ts › one', 'a.spec.ts › inside › three'])
  expect(flakyTests(path.join(dir, 'missing.json'))).toEqual([])
})

it('sums up', () => {
  expect(sumCounts([stepCounts(0), stepCounts(2), { passed: 3, failed: 0 }])).toEqual({
    passed: 4,
    failed: 1,
  })
})
