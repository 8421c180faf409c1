import { describe, expect, it } from 'vitest'
import { entrySchema } from '../entry/entry'
import type { NewsSource, VersionNews } from './news'
import { whatsNew } from './news'
import { atomFeed, newsMarkdown } from './newsText'
import type { Since } from './since'

const life = (since: string, removed?: string) => ({ since, ...(removed && { removed }) })

const SINCE: Since = {
  from: '1.0',
  upTo: '1.3',
  versions: { '1.0': '2020-01-01', '1.1': '2026-01-01', '1.2': '2026-02-01', '1.3': '2026-03-01' },
  entries: {
    'effect/juggle': {
      ...life('1.0'),
      arguments: { times: life('1.0'), 'balls.size': life('1.1'), hat: life('1.0', '1.3') },
    },
    'effect/old': { ...life('1.0', '1.1'), arguments: { x: life('1.0', '1.1') } },
    'effect/fresh': { ...life('1.1'), arguments: { x: life('1.1') } },
    'effect/still': { ...life('1.0'), arguments: {} },
    'effect/better': { ...life('1.3'), arguments: {} },
    'trigger/every_<>': { ...life('1.3'), arguments: {} },
    'trigger/never': { ...life('1.0', '1.3'), arguments: {} },
  },
}

const page = (kind: string, id: string, more: object = {}): NewsSource => ({
  entry: entrySchema.parse({ kind, id, ...more }),
  route: `/${id.replace(/[<>]/g, '')}`,
  description: `What ${id} does & how.`,
})

const argument = (name: string) => ({ name, type: 'int', description: 'x' })

const NEWS = whatsNew(SINCE, [
  page('effect', 'juggle', { arguments: [argument('times'), argument('balls[].size')] }),
  page('effect', 'old', { removed: { replacement: '`fresh`' } }),
  page('effect', 'fresh'),
  page('effect', 'still', { deprecated: { replacement: '[`better`](/better)' } }),
  page('effect', 'better'),
  page('trigger', 'every_<ticks>'),
])

const empty = { entries: [], arguments: [], renamed: [], removed: [], removedArguments: [] }
const effect = (id: string) => ({ kind: 'effect' as const, id, href: `/${id}` })

describe('whatsNew', () => {
  it('lists recent versions that changed something, the newest first', () => {
    expect(NEWS.map(({ version, date }) => [version, date])).toEqual([
      ['1.3', '2026-03-01'],
      ['1.1', '2026-01-01'],
    ])
  })

  it('tells what came and went, with links to pages and to rows of arguments', () => {
    expect(NEWS[0]).toEqual<VersionNews>({
      ...empty,
      version: '1.3',
      date: '2026-03-01',
      entries: [
        { ...effect('better'), description: 'What better does & how.' },
        {
          kind: 'trigger',
          id: 'every_<ticks>',
          href: '/every_ticks',
          description: 'What every_<ticks> does & how.',
        },
      ],
      renamed: [{ from: effect('still'), to: effect('better'), works: true }],
      removed: [{ kind: 'trigger', id: 'never' }],
      removedArguments: [{ ...effect('juggle'), names: [{ name: 'hat' }] }],
    })
  })

  it('lists what only got another id once', () => {
    expect(NEWS[1]).toEqual<VersionNews>({
      ...empty,
      version: '1.1',
      date: '2026-01-01',
      arguments: [
        {
          ...effect('juggle'),
          names: [{ name: 'balls.size', href: '/juggle#arg-balls-size' }],
        },
      ],
      renamed: [{ from: effect('old'), to: effect('fresh'), works: false }],
    })
  })
})

it('is written as Markdown', () => {
  const text = newsMarkdown(NEWS)
  expect(text).toContain(
    '## libreforge 1.3 (2026-03-01)\n\n### New\n\n- [`better`](/better) (effect)',
  )
  expect(text).toContain('[`old`](/old) is [`fresh`](/fresh) (effect) now. The old id is gone.')
  expect(text).toContain('### Removed\n\n- `never` (trigger)')
})

it('is written as an Atom feed, with an entry for each version', () => {
  const feed = atomFeed(NEWS, {
    title: 'Wiki',
    siteUrl: 'https://w.org/docs',
    route: '/news',
    feed: '/news.xml',
  })
  expect(feed.match(/<entry>/g)).toHaveLength(2)
  expect(feed).toContain('<updated>2026-03-01T00:00:00Z</updated>\n  <author>')
  expect(feed).toContain('<id>https://w.org/docs/news#v1-3</id>')
  expect(feed).toContain(
    'rel="self" type="application/atom+xml" href="https://w.org/docs/news.xml"',
  )
  // The HTML is text of the XML: its own signs are escaped twice.
  expect(feed).toContain('&lt;a href=&quot;https://w.org/docs/better&quot;&gt;')
  expect(feed).toContain('does &amp;amp; how.')
})
