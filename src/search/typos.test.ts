import { expect, it } from 'vitest'
import { createTextIndex } from '../effects/finder/textIndex'
import { INDEX_SETTINGS } from './config'
import { createEngine } from './engine'
import { packRecords } from './indexFile'
import { buildRecords } from './records'
import { sampleDoc } from './testing/sampleDocs'

/** Whether a query finds the one thing with this name, by the search and by the finder. */
function finds(
  name: string,
  query: string,
  synonyms: string[][] = [],
): [search: boolean, finder: boolean] {
  const records = buildRecords(sampleDoc({ route: `/${name}`, title: name }), {
    area: 'Home',
    basePath: '',
  })
  const { hits } = createEngine({ ...packRecords(records), synonyms }).search(query)
  const entry = { kind: 'effect' as const, id: name, href: '/', description: '' }
  const inFinder = createTextIndex([entry], synonyms)
  return [hits.length > 0, (inFinder(query)?.scores.size ?? 0) > 0]
}

it.each([
  ['a mistake in three letters', 'axe', 'abe', false],
  ['a mistake in four', 'kill', 'kall', true],
  ['two in six', 'damage', 'demoge', false],
  ['two in eight', 'multiply', 'maltipla', true],
  ['two swapped letters of seven', 'rewards', 'rewrads', true],
])('search and finder agree about %s', (_what, name, query, expected) => {
  expect(finds(name, query)).toEqual([expected, expected])
})

const GROUPS = [
  ['smelt', 'furnace'],
  ['vein miner', 'mine vein'],
  ['action bar', 'hotbar message'],
]

it.each([
  ['autosmelt', 'auto smelt'],
  ['autosmelt', 'autosmelting'],
  ['autosmelt', 'Auto-Smelt'],
  ['mine_vein', 'veinminer'],
  ['mine_vein', 'vein mining'],
  ['mine_vein', 'vein miner'],
  ['send_hotbar_message', 'action bar'],
  ['send_hotbar_message', 'actionbar'],
  ['send_hotbar_message', 'hotbar messages'],
])('search and finder find %s for "%s"', (name, query) => {
  expect(finds(name, query, GROUPS)).toEqual([true, true])
})

it('the hosted search has the same rule', () => {
  expect(INDEX_SETTINGS).toMatchObject({ minWordSizefor1Typo: 4, minWordSizefor2Typos: 8 })
})
