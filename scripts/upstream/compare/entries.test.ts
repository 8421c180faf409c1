import { describe, expect, it } from 'vitest'
import { entrySchema } from '../../../src/effects/entry/entry'
import type { SourceArgument, SourceEntry } from '../entries/model'
import { emptyArgument } from '../entries/mergeReads'
import type { EntryPage } from '../site/pages'
import { compareEntries } from './entries'

const page = (fields: Record<string, unknown>): EntryPage => ({
  name: `${String(fields.id)}.mdx`,
  entry: entrySchema.parse({ kind: 'effect', execution: 'triggered', ...fields }),
  tables: {},
  text: '',
  lineOf: () => 7,
})

const source = (fields: Partial<SourceEntry>): SourceEntry => ({
  kind: 'effect',
  id: 'juggle',
  place: { repository: 'libreforge', path: 'EffectJuggle.kt', line: 3 },
  needs: [],
  offers: [],
  permanent: false,
  supportsDelay: true,
  valueReadAs: [],
  transforms: [],
  arguments: [],
  mentioned: [],
  texts: [],
  ...fields,
})

const argument = (name: string, fields: Partial<SourceArgument> = {}): SourceArgument => ({
  ...emptyArgument([name]),
  ...fields,
})

const OWNERS = new Set(['libreforge'])

const messages = (pages: EntryPage[], entries: SourceEntry[]): string[] =>
  compareEntries(pages, entries, OWNERS).differences.map(
    ({ kind, message }) => `${kind}: ${message}`,
  )

describe('presence', () => {
  it('names what has no page, and what is gone', () => {
    const { differences, compared } = compareEntries([page({ id: 'tumble' })], [source({})], OWNERS)
    expect(compared).toBe(0)
    expect(differences).toMatchObject([
      { kind: 'gone', subject: 'effect/tumble', page: 'tumble.mdx', line: 7 },
      { kind: 'no-page', subject: 'effect/juggle', source: { path: 'EffectJuggle.kt' } },
    ])
  })

  it('does not judge plugins whose source is not there', () => {
    expect(messages([page({ id: 'tumble', owner: 'ClosedPlugin' })], [])).toEqual([])
  })

  it('minds pages that say an entry is removed', () => {
    const removed = page({ id: 'juggle', removed: { since: '5' } })
    expect(messages([removed], [])).toEqual([])
    expect(messages([removed], [source({})])).toEqual([
      'gone: The page says that it is removed; the source has it.',
    ])
  })

  it('pairs ids with parts that vary', () => {
    const trigger = { kind: 'trigger' as const, offers: ['PLAYER' as const] }
    expect(
      messages(
        [page({ ...trigger, id: 'act_<name>', execution: undefined })],
        [source({ ...trigger, id: 'act_<>' })],
      ),
    ).toEqual([])
  })
})

describe('data', () => {
  it('differs in needs, permanence and delay', () => {
    expect(
      messages(
        [page({ id: 'juggle', needs: ['PLAYER'], execution: 'permanent', supports_delay: false })],
        [source({ needs: ['VICTIM'] })],
      ),
    ).toEqual([
      'needs: The page has PLAYER, the source VICTIM.',
      'permanence: The page says permanent, the source triggered.',
      'permanence: `supports_delay` is false on the page, not in the source.',
    ])
  })

  it('agrees with any of the plugins that share an id', () => {
    const entries = [
      source({ needs: ['VICTIM'], plugin: 'Tent' }),
      source({ needs: ['PLAYER'], plugin: 'Ring' }),
    ]
    const shared = page({ id: 'juggle', needs: ['PLAYER'], requires: ['Tent'] })
    expect(messages([shared], entries)).toEqual([
      'requires: Ring brings it, and the page names only Tent, libreforge.',
    ])
  })
})

describe('values of filters', () => {
  it('have the type that is declared, or fit how they are read', () => {
    const written = (type: string) => [
      page({ kind: 'filter', id: 'juggle', value: { type, description: 'x' } }),
    ]
    const known = [source({ kind: 'filter', valueType: 'DOUBLE', valueReadAs: ['EXPRESSION'] })]
    expect(messages(written('double'), known)).toEqual([])
    expect(messages(written('expression'), known)).toEqual([])
    expect(messages(written('string-list'), known)).toEqual([
      'type: The value is string-list on the page, double or expression in the source.',
    ])
  })
})

describe('arguments', () => {
  const compare = (written: object[], known: SourceArgument[], more: Partial<SourceEntry> = {}) =>
    messages(
      [
        page({
          id: 'juggle',
          arguments: written.map((fields) => ({ description: 'x', ...fields })),
        }),
      ],
      [source({ arguments: known, ...more })],
    )

  it('are missing on either side', () => {
    expect(compare([{ name: 'a', type: 'int' }], [argument('b')])).toEqual([
      'argument: The source has no argument `a`.',
      'argument: The page lacks the argument `b`.',
    ])
  })

  it('may be keys of sections, or read elsewhere', () => {
    expect(
      compare(
        [
          { name: 'items[].chance', type: 'expression' },
          { name: 'muted', type: 'boolean' },
        ],
        [argument('items')],
        { mentioned: ['chance', 'muted'] },
      ),
    ).toEqual([])
  })

  it('differ in being required', () => {
    expect(
      compare(
        [
          { name: 'a', type: 'int', required: true },
          { name: 'b', type: 'int' },
        ],
        [argument('a'), argument('b', { required: true })],
      ),
    ).toEqual([
      'required: `a` is required on the page; the source does not ask for it.',
      'required: `b` is optional on the page; the source does not load without it.',
    ])
  })

  it('go by the code where it and the list of arguments differ', () => {
    const known = argument('a', { defaults: ['2'], documented: '3' })
    expect(compare([{ name: 'a', type: 'int', default: '2.0' }], [known])).toEqual([])
    expect(compare([{ name: 'a', type: 'int', default: '3' }], [known])).toEqual([
      'default: `a` is `3` by default on the page, `2` in the code.',
    ])
    expect(compare([{ name: 'a', type: 'int' }], [known])).toEqual([
      'default: `a` has no default on the page, `2` in the code.',
    ])
  })

  it('need not name a default that is nothing', () => {
    const known = argument('a', { implicit: ['false'], readAs: ['BOOLEAN'] })
    expect(compare([{ name: 'a', type: 'boolean' }], [known])).toEqual([])
    expect(compare([{ name: 'a', type: 'boolean', default: true }], [known])).toEqual([
      'default: `a` is `true` by default on the page, `false` in the source.',
    ])
  })

  it('have types that fit how they are read, and all choices', () => {
    const known = argument('a', { type: 'INT', readAs: ['EXPRESSION'], choices: ['x', 'y'] })
    expect(compare([{ name: 'a', type: 'expression', choices: ['x', 'z'] }], [known])).toEqual([
      'type: `a` lacks the choices y.',
      'type: `a` has the choices z; the source has not.',
    ])
    expect(compare([{ name: 'a', type: 'string', choices: ['x', 'y'] }], [known])).toEqual([
      'type: `a` is string on the page, int or expression in the source.',
    ])
  })
})
