import fs from 'node:fs'
import { expect, it } from 'vitest'
import { formatSince, parseSince } from '../../../src/effects/since/since'
import { collectSince } from './collectSince'
import type { VersionFacts } from './collectSince'

const version = (name: string, entries: Record<string, string[]>): VersionFacts => ({
  version: name,
  date: `2026-01-1${name.slice(2)}`,
  entries: new Map(Object.entries(entries).map(([subject, names]) => [subject, new Set(names)])),
})

const SINCE = collectSince([
  version('1.0', { 'effect/a': ['x'], 'effect/b': [] }),
  version('1.1', { 'effect/a': ['x', 'y'], 'effect/c': [] }),
  version('1.2', { 'effect/a': ['x', 'z'] }),
  version('1.3', { 'effect/a': ['z'], 'effect/b': [], 'effect/c': [] }),
])

it('tells which version brought and removed what', () => {
  expect(SINCE).toEqual({
    from: '1.0',
    upTo: '1.3',
    versions: {
      '1.0': '2026-01-10',
      '1.1': '2026-01-11',
      '1.2': '2026-01-12',
      '1.3': '2026-01-13',
    },
    entries: {
      'effect/a': {
        since: '1.0',
        arguments: {
          x: { since: '1.0', removed: '1.3' },
          y: { since: '1.1', removed: '1.2' },
          z: { since: '1.2' },
        },
      },
      // Two versions were without it: nobody could rely on it before it came back.
      'effect/b': { since: '1.3', arguments: {} },
      // One version without it was a mistake.
      'effect/c': { since: '1.1', arguments: {} },
    },
  })
})

it('is written as it is read, and checked', () => {
  expect(parseSince(formatSince(SINCE))).toEqual(SINCE)
  expect(() => parseSince('{"from":"now","upTo":"1.0","versions":{},"entries":{}}')).toThrow(
    /^from: must be a version/,
  )
  const unknown = { ...SINCE, versions: { '1.0': '2026-01-10' } }
  expect(() => parseSince(JSON.stringify(unknown))).toThrow(
    'effect/a: There is no version 1.3 with a date.',
  )
  expect(() => collectSince([])).toThrow(/no versions/)
})

it('is right in the repository', () => {
  const text = fs.readFileSync('content/_data/since.json', 'utf8')
  expect(formatSince(parseSince(text))).toBe(text)
})
