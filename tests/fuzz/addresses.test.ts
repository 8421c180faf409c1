/** What links of others may bring: fragments of checker and builder, queries of finder and search. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { settle, startFrom } from '../../src/effects/builder/availability'
import { MAX_BLOCKS, parseState } from '../../src/effects/builder/state'
import type { Draft } from '../../src/effects/builder/state'
import { writeConfig } from '../../src/effects/builder/writeConfig'
import { checkConfig } from '../../src/effects/checker/check'
import { createFinder } from '../../src/effects/finder/finder'
import { finderEntry } from '../../src/effects/finder/finderEntry'
import * as finderState from '../../src/effects/finder/state'
import { readContentEntries } from '../../src/docs/readContent'
import { matchEntries } from '../../src/mdx/builder/matchEntries'
import { packText, packedBeside, unpackText } from '../../src/mdx/tool/packText'
import { blockLines, yamlTokens } from '../../src/text/yamlTokens'
import { createEngine } from '../../src/search/engine'
import { packRecords } from '../../src/search/indexFile'
import { manyRecords } from '../../src/search/testing/manyRecords'
import { seeded } from '../../src/text/testing/seeded'
import { nearestRoutes } from '../../src/theme/notFound/nearestRoutes'
import { readBuilderReference } from '../content/readBuilderReference'
import { brokenFragment, hostileSearch, hostileState, hostileText } from './hostileAddress'
import { eachInput } from './run'

/** Milliseconds that the page may stand still, where a processor four times as slow takes a second. */
const LIMIT = 250

const CONTENT = path.resolve(import.meta.dirname, '../../content')
const { builder, checker } = readBuilderReference(CONTENT)
const docs = readContentEntries(CONTENT)

function countBlocks(drafts: readonly Draft[]): number {
  return drafts.reduce((sum, { args }) => {
    const lists = Object.values(args).filter((value) => typeof value !== 'string')
    return sum + 1 + lists.reduce((inner, list) => inner + countBlocks(list as Draft[]), 0)
  }, 0)
}

describe('fragments by chance', () => {
  it('are a state of the builder, or none', { timeout: 0 }, async () => {
    await eachInput(
      'builder',
      150,
      async (seed) => {
        const random = seeded(seed)
        const broken = brokenFragment(random)
        const text = hostileState(seed, random, builder)
        const read = await unpackText(random() < 0.2 ? broken : await packText(text))
        packedBeside(broken)
        const id = new URLSearchParams(broken.slice(1)).get('effect') ?? ''
        const parsed = read === null ? null : parseState(read, builder)
        const state = settle(parsed ?? startFrom('effect', id, builder), builder)
        const { effect, mutators, filters, conditions, triggers } = state
        const blocks = countBlocks([effect, ...mutators, ...filters, ...conditions])
        expect(blocks).toBeLessThanOrEqual(MAX_BLOCKS + 1)
        expect(triggers.length).toBeLessThanOrEqual(MAX_BLOCKS)
        checkConfig(writeConfig(state, builder), checker)
        matchEntries(
          builder.entries.effect.map((entry) => ({ entry })),
          hostileText(random),
        )
      },
      LIMIT,
    )
  })

  it('are a text of the checker, whose lines can be coloured', { timeout: 0 }, async () => {
    await eachInput(
      'checker',
      150,
      async (seed) => {
        const random = seeded(seed)
        const text = `${hostileText(random)}${hostileText(random)}`
        const unpacked = await unpackText(await packText(text))
        // Halves of signs have no UTF-8, and a mark at the begin is left out.
        expect(unpacked ?? '').toBe(text.toWellFormed().replace(/^\uFEFF/, ''))
        checkConfig(text, checker)
        const lines = text.split('\n')
        const inBlock = blockLines(lines)
        const tokens = lines.map((line, index) => yamlTokens(line, inBlock[index]))
        const coloured = tokens.map((pieces) => pieces.map(([, piece]) => piece).join(''))
        // One comparison for all lines: thousands of them take longer than the colours.
        expect(coloured.join('\n')).toBe(text)
      },
      LIMIT,
    )
  })
})

describe('queries by chance', () => {
  it('are a state of the finder that has an address', { timeout: 0 }, async () => {
    const find = createFinder(docs.map((doc) => finderEntry(doc)))
    find.prepare()
    await eachInput(
      'finder',
      150,
      (seed) => {
        const state = finderState.parseState(hostileSearch(seeded(seed)))
        const { hits } = find(state)
        expect(hits.length).toBeLessThanOrEqual(docs.length)
        const again = finderState.parseState(finderState.formatState(state))
        expect({ ...again, query: again.query.trim() }).toEqual({
          ...state,
          query: state.query.toWellFormed().trim(),
        })
      },
      LIMIT,
    )
  })

  it('are searched for', { timeout: 0 }, async () => {
    const engine = createEngine(packRecords(manyRecords(200)))
    const pages = docs.map(({ route, title }) => ({ href: route, label: title }))
    await eachInput(
      'search',
      150,
      (seed) => {
        const random = seeded(seed)
        const { hits } = engine.search(hostileText(random), { page: Math.floor(random() * 3) })
        expect(Array.isArray(hits)).toBe(true)
        expect(
          nearestRoutes(`/${hostileText(random)}`.slice(0, 8000), pages, 3).length,
        ).toBeLessThan(4)
      },
      LIMIT,
    )
  })
})
