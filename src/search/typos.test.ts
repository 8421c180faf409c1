import { expect, it } from 'vitest'
import { createTextIndex } from '../effects/finder/textIndex'
import { INDEX_SETTINGS } from './config'
import { createEngine } from './engine'
import { packRecords } from './indexFile'
import { buildRecords } from './records'
import { sampleDoc } from './testing/sampleDocs'

/** Whether a query finds the one thing with this name, by the search and by the finder. */
function finds(name: string, query: string): [search: boolean, finder: boolean] {
  const records = buildRecords(sampleDoc({ route: `/${name}`, title: name }), {
    area: 'Home',
    basePath: '',
  })
  const { hits } = createEngine(packRecords(records)).search(query)
  const inFinder = createTextIndex([{ kind: 'effect', id: name, href: '/', description: '' }])
  return [hits.length > 0, (inFinder(query)?.size ?? 0) > 0]
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

it('the hosted search has the same rule', () => {
  expect(INDEX_SETTINGS).toMatchObject({ minWordSizefor1Typo: 4, minWordSizefor2Typos: 8 })
})
