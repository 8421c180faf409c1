import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyExceptions, exceptionsSchema } from './exceptions'
import type { Exception } from './exceptions'
import type { Difference } from './difference'

const DIFFERENCE: Difference = {
  kind: 'argument',
  plugin: 'Circus',
  subject: 'effect/a',
  message: 'It lacks `b`.',
  page: 'circus/a.mdx',
}

const EXCEPTION: Exception = {
  kind: 'argument',
  plugin: 'Circus',
  page: 'circus/a.mdx',
  subjects: ['effect/a'],
  about: '`b`',
  reason: 'Somebody looked at it.',
}

const READ = new Set(['Circus', 'Zoo'])

/** What is left of the difference and others. */
const left = (exception: Exception, ...others: Difference[]) =>
  applyExceptions([DIFFERENCE, ...others], [exception], READ)

describe('exceptions', () => {
  it('take out what was reviewed', () => {
    expect(left(EXCEPTION)).toEqual([])
  })

  it.each<[string, Partial<Exception>]>([
    ['plugin', { plugin: 'Zoo' }],
    ['page', { page: 'circus/b.mdx' }],
    ['page at all', { page: undefined }],
    ['part of the message', { about: '`c`' }],
    ['kind', { kind: 'default' }],
  ])('of another %s hide nothing, which is reported', (_what, other) => {
    const [unneeded, ...rest] = left({ ...EXCEPTION, ...other })
    expect(rest).toEqual([DIFFERENCE])
    expect(unneeded).toMatchObject({ kind: 'exception', subject: 'effect/a' })
    expect(unneeded?.message).toContain('Somebody looked at it.')
  })

  it('are reported subject by subject', () => {
    const several = { ...EXCEPTION, subjects: ['effect/a', 'effect/z'] }
    expect(left(several)).toMatchObject([{ kind: 'exception', subject: 'effect/z' }])
  })

  it('of what no page has are for no page', () => {
    const { page: _page, ...nowhere } = DIFFERENCE
    expect(left(EXCEPTION, nowhere)).toEqual([nowhere])
  })

  it('of repositories that were not read are not judged', () => {
    expect(applyExceptions([], [EXCEPTION], new Set(['Zoo']))).toEqual([])
  })
})

describe('the file of exceptions', () => {
  it('names plugin, page and reason of each', () => {
    const file = new URL('../exceptions.json', import.meta.url)
    const { error } = exceptionsSchema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')))
    expect(error?.issues ?? []).toEqual([])
  })

  it.each<[string, object]>([
    ['has no plugin', { plugin: undefined }],
    ['names something else than a page', { page: 'circus' }],
    ['is about nothing', { subjects: [] }],
    ['has no reason', { reason: '' }],
    ['is about something that reading again settles', { kind: 'changed' }],
    ['says the same twice', { subjects: ['effect/a', 'effect/a'] }],
  ])('is refused when one %s', (_what, other) => {
    expect(exceptionsSchema.safeParse([EXCEPTION]).success).toBe(true)
    expect(exceptionsSchema.safeParse([{ ...EXCEPTION, ...other }]).success).toBe(false)
  })
})
