import { expect, it } from 'vitest'
import type { EntryFields } from '../../effects/entry/entry'
import type { TocHeading } from '../compile/collect'
import type { TreeNode } from '../tree'
import { tocHeadings } from './tocHeadings'

const heading = (id: string): TocHeading => ({ id, text: id, level: 2 })
const node = (id: string): TreeNode => ['Heading', { id, level: 2 }, id]
const ids = (headings: TocHeading[]) => headings.map(({ id }) => id)
const entry = { kind: 'effect', id: 'kill', related: [] as string[] } as EntryFields

it('lists what an entry works with where it stands', () => {
  const tree: TreeNode[] = [node('a'), ['WorksWith', { source: '/flow-data.json' }], node('b')]
  expect(ids(tocHeadings(tree, [heading('a'), heading('b')], entry))).toEqual([
    'a',
    'works-with',
    'b',
  ])
})

it('leaves it out where there is nothing to tell', () => {
  const tree: TreeNode[] = [node('a'), ['WorksWith', null]]
  expect(ids(tocHeadings(tree, [heading('a')], entry))).toEqual(['a'])
  expect(ids(tocHeadings(tree, [heading('a')], undefined))).toEqual(['a'])
})

it('lists the topics of entries below the heading of their list', () => {
  const entries = [{ categories: ['combat'] }, { categories: [] }, { categories: ['player'] }]
  const tree: TreeNode[] = [node('all'), ['EntryList', { kind: 'effect', entries }]]
  expect(tocHeadings(tree, [heading('all')], undefined, { 'category.player': 'Spieler' })).toEqual([
    heading('all'),
    { id: 'category-player', text: 'Spieler', level: 3 },
    { id: 'category-combat', text: 'Combat', level: 3 },
    { id: 'category-other', text: 'Other', level: 3 },
  ])
})

it('lists no topics where entries have none, or where a plugin brings them', () => {
  const entries = [{ categories: [] }]
  expect(tocHeadings([['EntryList', { kind: 'entity-goal', entries }]], [], undefined)).toEqual([])
  expect(tocHeadings([['EntryList', { plugin: 'EcoPets', entries }]], [], undefined)).toEqual([])
})
