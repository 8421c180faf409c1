import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Checkout } from '../source/checkouts'
import { readPages } from '../site/pages'
import { acceptPages, findPage } from './accept'
import { versionOf } from './versions'
import { checkLedger, formatLedger, parseLedger } from '../../../src/docs/ledger/ledger'
import type { Ledger } from '../../../src/docs/ledger/ledger'

const COMMIT = 'a'.repeat(40)
const OLD = '0'.repeat(12)

const ledger: Ledger = {
  repositories: { Circus: COMMIT },
  versions: { Circus: '1.2' },
  pages: { 'a.mdx': [['Circus', 'A.kt', OLD]], 'b.mdx': [['Circus', 'B.kt', '1'.repeat(12)]] },
}

const circus = (files: Record<string, string>): Checkout => ({
  name: 'Circus',
  folder: '/nowhere',
  commit: 'b'.repeat(40),
  tree: new Map(Object.entries(files)),
})

describe('the ledger of the repository', () => {
  const text = fs.readFileSync('content/_data/sources.json', 'utf8')
  const { ledger: own, problems } = parseLedger(text)

  it('is right, and every page in it exists', () => {
    expect(problems).toEqual([])
    const pages = new Set(readPages('content').map(({ name }) => name))
    expect(own && checkLedger(own, pages)).toEqual([])
  })

  it('is written as it is read', () => {
    expect(own && formatLedger(own)).toBe(text)
  })
})

describe('checking', () => {
  it('names the entry and the value that is wrong', () => {
    const wrong = {
      repositories: { Circus: 'main' },
      versions: { Circus: 'newest' },
      pages: { 'a.mdx': [['Circus', 'A.kt', 'xyz']] },
    }
    expect(parseLedger(JSON.stringify(wrong)).problems).toEqual([
      { entry: 'Circus', message: 'must be a whole commit id.' },
      { entry: 'Circus', message: 'must be a version.' },
      {
        entry: 'a.mdx',
        message:
          'must be an object id of 12 or more hexadecimal digits (source 0, value 2, from 0).',
      },
    ])
    expect(parseLedger('{').problems[0]?.message).toMatch(/not valid JSON/)
  })

  it('names pages and repositories that do not exist, and files that stand twice', () => {
    const twice: Ledger = {
      ...ledger,
      pages: {
        'a.mdx': [
          ['Circus', 'A.kt', OLD],
          ['Circus', 'A.kt', OLD],
        ],
        'gone.mdx': [['Zoo', 'Z.kt', OLD]],
      },
    }
    expect(checkLedger(twice, new Set(['a.mdx']))).toEqual([
      { entry: 'a.mdx', message: 'The file Circus/A.kt stands there twice.' },
      { entry: 'gone.mdx', message: 'There is no such page in the content folder.' },
      {
        entry: 'gone.mdx',
        message: 'The repository "Zoo" is not among the ledger\'s repositories.',
      },
    ])
  })
})

it('names repositories without a version, and versions without a repository', () => {
  expect(checkLedger({ ...ledger, versions: { Zoo: '1' } }, new Set(['a.mdx', 'b.mdx']))).toEqual([
    {
      entry: 'Circus',
      message: 'The ledger has no version of it: run "npm run upstream" with --versions.',
    },
    {
      entry: 'Zoo',
      message: "It has a version, but is not among the ledger's repositories.",
    },
  ])
})

it('takes the version from a tag, otherwise from what the build names', () => {
  const properties = 'group = a\nversion = 2026.32\neco-version=2026.30'
  expect(versionOf(['trial', 'v1.2'], properties)).toBe('1.2')
  expect(versionOf(['trial'], properties)).toBe('2026.32')
  expect(versionOf([], 'mcVersion=26.2\napiVersion=26.1')).toBe('26.2')
  expect(versionOf([], 'eco-version=1')).toBeUndefined()
})

it('keeps a version that says more than the build, until there is a tag', () => {
  expect(versionOf([], 'version=1.2', '1.2-pr7')).toBe('1.2-pr7')
  expect(versionOf([], 'version=1.3', '1.2-pr7')).toBe('1.3')
  expect(versionOf([], 'version=1.2', '1.21')).toBe('1.2')
  expect(versionOf(['1.3'], 'version=1.3', '1.3-pr7')).toBe('1.3')
})

describe('accepting', () => {
  const now = '2'.repeat(40)

  it('renews the ids of a page, and the commit once all pages are up to date', () => {
    const checkout = circus({ 'A.kt': now, 'B.kt': now })
    const once = acceptPages(ledger, ['a.mdx'], [checkout])
    expect(once.pages['a.mdx']).toEqual([['Circus', 'A.kt', '2'.repeat(12)]])
    expect(once.repositories).toEqual(ledger.repositories)
    const twice = acceptPages(once, ['b.mdx'], [checkout])
    expect(twice.repositories).toEqual({ Circus: checkout.commit })
  })

  it('says what it cannot find', () => {
    expect(() => acceptPages(ledger, ['c.mdx'], [])).toThrow(/not in the ledger/)
    expect(() => acceptPages(ledger, ['a.mdx'], [])).toThrow(/no checkout of Circus/)
    expect(() => acceptPages(ledger, ['a.mdx'], [circus({})])).toThrow(/has no file A\.kt/)
  })

  it('finds a page by path, kind and id', () => {
    const pages = readPages('content')
    const { name } = findPage(pages, 'effect/bleed')
    expect(findPage(pages, name.replace(/\.mdx$/, '')).name).toBe(name)
    expect(findPage(pages, `content/${name}`).name).toBe(name)
    expect(() => findPage(pages, 'index')).toThrow(/no page "index"/)
  })
})
