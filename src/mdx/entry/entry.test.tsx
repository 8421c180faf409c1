import { describe, expect, it, vi } from 'vitest'
import type { EntryMeta } from '../../effects/entry/entry'
import { renderPage } from '../../site/testing/renderPage'
import { EntryHeader } from './EntryHeader'
import { EntryList } from './EntryList'
import { WorksWith } from './WorksWith'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

const entry: EntryMeta = {
  kind: 'mutator',
  id: 'victim_as_player',
  categories: ['player'],
  requires: ['Vault'],
  owner: 'libreforge',
  transforms: [{ from: ['VICTIM'], to: 'PLAYER', adds: true }],
  arguments: [],
  variants: [],
  supports_delay: true,
  inGame: {},
  related: [
    { kind: 'filter', id: 'entities', href: '/effects/all-filters/entities' },
    { kind: 'effect', id: 'send_message', description: 'Sends text.' },
  ],
}

/** The text of markup, blanks folded. */
const text = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('EntryHeader', () => {
  it('tells kind, plugins, topics and data in words', () => {
    const markup = renderPage(<EntryHeader entry={{ ...entry, needs: ['VICTIM'] }} />)
    expect(text(markup)).toBe('Mutator Needs Vault Player Needs VICTIM')
    expect(markup).toContain('data-kind="mutator"')
  })

  it('names the version that brought it', () => {
    const markup = renderPage(<EntryHeader entry={{ ...entry, since: '5.3.2' }} />)
    expect(text(markup)).toContain('Player Since libreforge 5.3.2')
  })

  it('tells apart what a trigger always and only sometimes hands over', () => {
    const inGame = {
      firesFor: ['a player'],
      always: ['PLAYER' as const],
      sometimes: [{ data: 'VICTIM' as const, when: 'an arrow wounds it' }],
      meanings: [{ data: 'VALUE', text: 'the `damage`' }],
    }
    const markup = renderPage(<EntryHeader entry={{ ...entry, inGame }} />)
    expect(text(markup)).toContain(
      'Always hands over PLAYER Sometimes VICTIM only when an arrow wounds it What it is here VALUE the damage Fires for a player',
    )
  })

  it('tells what an entry looks for in the game, and its answer without', () => {
    const inGame = { looksFor: ['event that is damage'], otherwise: 'passes' as const }
    expect(text(renderPage(<EntryHeader entry={{ ...entry, inGame }} />))).toContain(
      'In the game it looks for event that is damage · Without it: passes',
    )
  })

  it('tells what replaces a removed entry', () => {
    const removed = { since: '2025.1', replacement: 'Use `x_y` or [`z`](/z)' }
    const markup = renderPage(<EntryHeader entry={{ ...entry, removed }} />)
    expect(text(markup)).toContain('Removed in 2025.1 Instead: Use x_y or z')
    expect(markup).toMatch(/<code>x_y<\/code> or <a [^>]*href="\/z"[^>]*><code>z<\/code><\/a>/)
    expect(text(renderPage(<EntryHeader entry={{ ...entry, deprecated: {} }} />))).toContain(
      'Deprecated',
    )
  })
})

describe('links into the finder', () => {
  const facts = { ...entry, requires: ['Jobs Reborn'], needs: ['VICTIM' as const] }

  it('lead from each fact to the entries that share it', () => {
    const markup = renderPage(<EntryHeader entry={facts} />, { doc: { finder: '/find' } })
    for (const search of [
      'kind=mutator',
      'category=player',
      'requires=Jobs+Reborn',
      'needs=VICTIM',
    ]) {
      expect(markup).toContain(`href="/find?${search}"`)
    }
  })

  it('tell the key of an AI goal and the mobs it works on', () => {
    const goal = { ...facts, kind: 'entity-goal' as const, key: 'minecraft:float' }
    const markup = renderPage(<EntryHeader entry={{ ...goal, applies_to: 'Every `mob`.' }} />, {
      doc: {},
    })
    expect(text(markup)).toContain('Key minecraft:float')
    expect(markup).toMatch(/Works on<\/span> Every <code>mob<\/code>/)
  })

  it('are left out where there is no finder', () => {
    expect(renderPage(<EntryHeader entry={facts} />, { doc: {} })).not.toContain('href')
  })
})

describe('the link into the builder', () => {
  it('names the entry, whatever letters its id has', () => {
    const trigger = { ...entry, kind: 'trigger' as const, id: 'static_<interval>' }
    const markup = renderPage(<EntryHeader entry={trigger} />, { doc: { builder: '/build' } })
    expect(markup).toContain('href="/build#trigger=static_%3Cinterval%3E"')
    expect(renderPage(<EntryHeader entry={trigger} />, { doc: {} })).not.toContain('builder')
  })
})

describe('WorksWith', () => {
  it('tells how many go with an entry, and where they are listed', () => {
    const effect = { ...entry, kind: 'effect' as const, id: 'hurt', transforms: [], related: [] }
    const markup = renderPage(
      <WorksWith
        lists={{ triggers: { direct: 37, sometimes: 3, withMutator: 5, idle: 8 } }}
        source="/flow-data.json"
        idleHref="/de/flow#why"
      />,
      { doc: { entry: effect, finder: '/find' } },
    )
    expect(text(markup)).toContain(
      '37 triggers drive it , 3 of them only sometimes , 5 more with one mutator',
    )
    expect(text(markup)).toContain(
      '8 others load as they are, and nothing ever happens. Why is that?',
    )
    expect(markup).toContain('href="/find?effect=hurt"')
    expect(markup).toContain('href="/de/flow#why"')
  })

  it('tells which filters find something to test behind a trigger', () => {
    const trigger = { ...entry, kind: 'trigger' as const, transforms: [], related: [] }
    const lists = {
      effects: { direct: 1, sometimes: 0, withMutator: 0, idle: 0 },
      filters: { direct: 2, sometimes: 0, withMutator: 0, idle: 0 },
    }
    const markup = renderPage(<WorksWith lists={lists} source="/flow-data.json" />, {
      doc: { entry: trigger },
    })
    expect(text(markup)).toContain('It drives one effect')
    expect(text(markup)).toContain('2 filters find something to test')
  })

  it('tells that permanent effects take no triggers', () => {
    const effect = { ...entry, execution: 'permanent' as const, transforms: [], related: [] }
    expect(text(renderPage(<WorksWith />, { doc: { entry: effect } }))).toContain(
      'takes no triggers',
    )
  })

  it('shows changes and related entries, with links where there is a page', () => {
    const markup = renderPage(<WorksWith />, { doc: { entry } })
    expect(text(markup)).toContain('VICTIM → PLAYER adds PLAYER for everything after it')
    expect(markup).toContain('href="/effects/all-filters/entities"')
    expect(markup).not.toMatch(/<a[^>]*><code>send_message/)
  })

  it('is nothing where there is nothing to tell', () => {
    expect(renderPage(<WorksWith />, { doc: {} })).toBe('')
    expect(
      renderPage(<WorksWith />, { doc: { entry: { ...entry, transforms: [], related: [] } } }),
    ).toBe('')
  })
})

describe('EntryList', () => {
  it('lists the entries of a plugin by kind, or those of one kind without a heading', () => {
    const listed = { description: 'Text', categories: [], requires: [] }
    const entries = [
      { ...listed, kind: 'effect' as const, id: 'give_job_xp', href: '/e' },
      { ...listed, kind: 'trigger' as const, id: 'join_job', href: '/t' },
    ]
    const all = text(renderPage(<EntryList plugin="EcoJobs" entries={entries} />))
    expect(all).toMatch(/Triggers.*join_job.*Effects.*give_job_xp/)
    const one = renderPage(<EntryList plugin="EcoJobs" kind="trigger" entries={entries.slice(1)} />)
    expect(one).not.toContain('<h2')
    expect(one).toContain('href="/t"')
  })

  it('lists everything on the server', () => {
    const markup = renderPage(
      <EntryList
        kind="filter"
        entries={[
          { id: 'b', href: '/b', description: 'Bee', categories: ['block'], requires: [] },
          { id: 'a', href: '/a', description: 'Ay', categories: [], requires: [], removed: true },
        ]}
      />,
    )
    expect(text(markup)).toMatch(/2 of 2 shown Blocks b Bee Other a Removed Ay/)
  })
})
