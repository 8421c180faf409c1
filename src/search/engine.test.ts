import { describe, expect, it } from 'vitest'
import type { Choices } from './facets'
import { createEngine } from './engine'
import { packRecords } from './indexFile'
import { buildRecords } from './records'
import { sampleDoc, SAMPLE_RECORDS } from './testing/sampleDocs'

const engine = createEngine(packRecords(SAMPLE_RECORDS))
const ENGLISH = ['language:en', 'version_tag:docs-default-current']

function ids(query: string): string[] {
  return engine.search(query, { facetFilters: ENGLISH }).hits.map((hit) => hit.objectID)
}

describe('createEngine', () => {
  it.each(['give_money', 'give money', 'give-money', 'givemoney', 'GIVE_MONEY', 'Give Money'])(
    'puts the exact id first for "%s"',
    (query) => {
      expect(ids(query)[0]).toBe('money0-0')
    },
  )

  it.each([
    ['a word of 100,000 letters', 'a'.repeat(100_000)],
    ['4,000 words', 'give '.repeat(4000)],
    ['a word without end behind a good one', `give_money ${'x'.repeat(8000)}`],
  ])('answers %s', (_what, query) => {
    expect(engine.search(query).hits.length).toBeGreaterThanOrEqual(0)
  })

  it('lists what is called so before what only says it', () => {
    const found = ids('damage')
    expect(found.slice(0, 2).sort()).toEqual(['crates-1', 'damage-0'])
    expect(found.at(-1)).toBe('guide0-1')
  })

  it('finds what begins with the query', () => {
    expect(ids('give_mon').slice(0, 2).sort()).toEqual(['money0-0', 'multi0-0'])
    expect(ids('givemon')).toContain('money0-0')
  })

  it('forgives typing mistakes', () => {
    expect(ids('confguring')).toContain('guide0-0')
    expect(ids('give_mony')[0]).toBe('money0-0')
    expect(ids('multiplyer')).toEqual(['multi0-0'])
  })

  it.each(['give_mony', 'give mony', 'giv_mony', 'givemony'])(
    'puts the name that "%s" is near to before a text with the mistake',
    (query) => {
      const literal = sampleDoc({
        route: '/effects/check-configs',
        title: 'Check configs',
        sections: [
          { id: null, level: 1, title: 'Check configs', text: 'Unknown id.' },
          { id: 'get', level: 2, title: 'What you get', text: `Unknown: ${query}.` },
        ],
      })
      const records = [...buildRecords(literal, { basePath: '', area: 'Docs' }), ...SAMPLE_RECORDS]
      const { hits } = createEngine(packRecords(records)).search(query)
      expect(hits[0]?.objectID).toBe('money0-0')
      expect(hits.map(({ hierarchy }) => hierarchy.lvl2)).toContain('What you get')
    },
  )

  it('finds accents and plurals', () => {
    expect(ids('cafe')).toEqual(['guide0-3'])
    expect(ids('chain')).toContain('guide0-1')
  })

  it('finds the humps of a name apart', () => {
    expect(ids('eco crates')[0]).toBe('crates-0')
    expect(ids('ecocrates')[0]).toBe('crates-0')
  })

  it('wants all words and settles for some when no record has all', () => {
    expect(ids('player amount')[0]).toBe('money0-0')
    expect(ids('rewards zzzzqqqq')).toEqual(['crates-0'])
  })

  it('finds arguments in their row, and the page by their name', () => {
    expect(ids('hand out')).toEqual(['money0-1'])
    expect(ids('sum')).toEqual(['money0-1', 'money0-0'])
    expect(ids('give_money amount')[0]).toBe('money0-1')
  })

  it('finds an entry by the plugin it needs and by its topic', () => {
    expect(ids('vault')).toEqual(['money0-0'])
    expect(ids('economy')).toEqual(['money0-0'])
  })

  it.each(['/crates open', 'crates.command.open', '/cr', '%crates_vote_keys%', '%crates_keys%'])(
    'leads "%s" to its row',
    (query) => {
      const [hit] = engine.search(query, { facetFilters: ENGLISH }).hits
      const row = query.startsWith('%') ? 'placeholder' : 'command'
      expect(hit).toMatchObject({ row, anchor: expect.stringMatching(`^${row}s-`) })
    },
  )

  it('puts a page with the very keyword before what only begins like it', () => {
    expect(ids('loot box')[0]).toBe('crates-0')
  })

  it('reads questions', () => {
    expect(ids('how do I give money to the player?')[0]).toBe('money0-0')
    expect(ids('what is the multiplier for')[0]).toBe('multi0-0')
  })

  it('does not repeat a page for each of its sections', () => {
    expect(ids('configuring')).toEqual(['guide0-0'])
  })

  it('keeps to the facets', () => {
    const german = engine.search('ecocrates', { facetFilters: ['language:de'] })
    expect(german.hits.map((hit) => hit.objectID)).toEqual(['german-0'])
    const both = engine.search('ecocrates', {
      facetFilters: [
        'language:en',
        ['version_tag:docs-default-1.0', 'version_tag:docs-default-current'],
      ],
    })
    expect(both.hits.map((hit) => hit.objectID)).toEqual(['crates-0', 'old000-0'])
    expect(engine.search('give', { facetFilters: ['kind:filter'] }).nbHits).toBe(0)
    expect(engine.search('give', { facetFilters: ['kind:effect'] }).nbHits).toBeGreaterThan(0)
  })

  it('narrows results down to kinds and areas, and counts what each choice would leave', () => {
    const search = (choices: Choices) =>
      engine.search('give', { facetFilters: ENGLISH, choices, isCounted: true })
    const all = search({})
    const kinds = Object.fromEntries(all.counted?.facets.kind ?? [])
    expect(all.counted?.total).toBe(all.nbHits)
    expect(kinds['effect']).toBeGreaterThan(0)

    const effects = search({ kind: ['effect'] })
    expect(effects.nbHits).toBe(kinds['effect'])
    expect(effects.hits.every(({ kind }) => kind === 'effect')).toBe(true)
    // Another kind can be chosen as well, so that the choice of one does not count for kinds.
    expect(effects.counted?.facets.kind).toEqual(all.counted?.facets.kind)
    expect(effects.counted?.total).toBe(all.nbHits)
    const areas = effects.counted?.facets['hierarchy.lvl0'] ?? []
    expect(areas.reduce((sum, [, count]) => sum + count, 0)).toBe(effects.nbHits)

    const nothing = search({ kind: ['effect'], 'hierarchy.lvl0': ['Nowhere'] })
    expect(nothing).toMatchObject({ hits: [], nbHits: 0, suggestions: [] })
  })

  it('pages through the results and counts them all', () => {
    const all = engine.search('give_money', { facetFilters: ENGLISH })
    const second = engine.search('give_money', { facetFilters: ENGLISH, page: 1, hitsPerPage: 2 })
    expect(second.nbHits).toBe(all.nbHits)
    expect(second.hits).toEqual(all.hits.slice(2, 4))
  })

  it('marks matches and escapes the rest', () => {
    const hit = engine
      .search('player', { facetFilters: ENGLISH })
      .hits.find(({ objectID }) => objectID === 'guide0-0')
    expect(hit?._snippetResult.content?.value).toContain(
      'gives &lt;money&gt; to the <mark>player</mark>.',
    )
    const [money] = engine.search('givemoney').hits
    expect(money?._highlightResult.hierarchy.lvl1?.value).toBe('<mark>give_money</mark>')
  })

  it('marks what is like the query only where the query itself is not found', () => {
    const marked = (query: string, id: string) =>
      engine.search(query).hits.find(({ objectID }) => objectID === id)?._highlightResult.hierarchy
        .lvl1?.value
    expect(marked('damages', 'damage-0')).toBe('Deal <mark>damage</mark>')
    expect(marked('domage', 'damage-0')).toBe('Deal <mark>damage</mark>')
    expect(marked('give_mony', 'money0-0')).toBe('<mark>give</mark>_<mark>money</mark>')
  })

  it('suggests near titles when there is nothing', () => {
    const { hits, suggestions } = engine.search('muultiipliieer')
    expect(hits).toEqual([])
    expect(suggestions).toContain('give_money_multiplier')
  })

  it('shows what a thing is to who typed its name, and not where the text repeats it', () => {
    const doc = sampleDoc({
      route: '/ecobits',
      title: 'EcoBits',
      description: 'Gems and tokens, each with commands of its own.',
      sections: [
        { id: null, level: 1, title: 'EcoBits', text: 'EcoBits gives it as many as you like.' },
        {
          id: 'top',
          level: 2,
          title: 'Ranking',
          text: 'Lists who has most. The ranking is made anew each minute.',
        },
      ],
    })
    const own = createEngine(packRecords(buildRecords(doc, { basePath: '', area: 'Docs' })))
    const shown = (query: string) => own.search(query).hits[0]?._snippetResult.content?.value
    expect(shown('ecobits')).toMatch(/^Gems and tokens/)
    expect(shown('ranking')).toMatch(/^Lists who has most/)
    expect(shown('ranking minute')).toMatch(/ranking<\/mark> is made anew each <mark>minute/)
  })

  it.each(['', '   ', '___', '<>', '"'])('answers %j with nothing', (query) => {
    expect(engine.search(query)).toEqual({ hits: [], nbHits: 0, suggestions: [] })
  })

  it('always answers in the same order', () => {
    const again = createEngine(packRecords(SAMPLE_RECORDS))
    for (const query of ['give', 'effect', 'damage', 'e']) {
      expect(again.search(query)).toEqual(engine.search(query))
    }
  })
})
