import { describe, expect, it } from 'vitest'
import type { TreeNode } from '../tree'
import { linkEntryIds, linkableIds } from './linkEntries'

const code = (id: string): TreeNode => ['code', null, id]

describe('linkableIds', () => {
  it('takes ids of several words that one page has', () => {
    const routes = linkableIds([
      { id: 'give_money', href: '/effects/give_money' },
      { id: 'text', href: '/filters/text' },
      { id: 'in_biome', href: '/conditions/in_biome' },
      { id: 'in_biome', href: '/filters/in_biome' },
      { id: 'in_biome', href: '/triggers/in_biome' },
    ])
    expect([...routes]).toEqual([['give_money', '/effects/give_money']])
  })
})

describe('linkEntryIds', () => {
  const routes = new Map([
    ['give_money', '/give_money'],
    ['mine_block', '/mine_block'],
  ])

  it('links the first mention of an id, in reading order', () => {
    const body: TreeNode[] = [
      ['p', null, 'Use ', code('give_money'), '.'],
      ['p', null, code('give_money'), ' again, on ', ['b', null, code('mine_block')]],
    ]
    expect(linkEntryIds(body, routes, '/other')).toEqual([
      ['p', null, 'Use ', ['a', { href: '/give_money' }, code('give_money')], '.'],
      [
        'p',
        null,
        code('give_money'),
        ' again, on ',
        ['b', null, ['a', { href: '/mine_block' }, code('mine_block')]],
      ],
    ])
  })

  it('leaves links, headings and the page itself alone', () => {
    const body: TreeNode[] = [
      ['Heading', { level: 2, id: 'x' }, code('give_money')],
      ['p', null, ['a', { href: '/x' }, code('give_money')], code('mine_block')],
    ]
    expect(linkEntryIds(body, routes, '/mine_block')).toEqual(body)
  })

  it('leaves other code alone', () => {
    const body: TreeNode[] = [['p', null, code('id: give_money'), code('constructor')]]
    expect(linkEntryIds(body, routes, '/x')).toEqual(body)
  })
})
