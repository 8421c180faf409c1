import { describe, expect, it } from 'vitest'
import type { SidebarItem } from './sidebar'
import { groupByTag, withAreas } from './tags'
import { GERMAN, doc } from './testing/docs'

describe('groupByTag', () => {
  it('lists tags by label and their docs by title', () => {
    const groups = groupByTag([
      doc('a.md', 'title: Zulu\ntags: [triggers, Blocks]\ndescription: Of Zulu'),
      doc('b.md', 'title: Alpha\ntags: [triggers]'),
    ])
    expect(groups).toEqual([
      {
        label: 'Blocks',
        href: '/tags/blocks',
        setKey: 'en/current',
        docs: [{ title: 'Zulu', href: '/a', description: 'Of Zulu' }],
      },
      {
        label: 'triggers',
        href: '/tags/triggers',
        setKey: 'en/current',
        docs: [
          { title: 'Alpha', href: '/b', description: '' },
          { title: 'Zulu', href: '/a', description: 'Of Zulu' },
        ],
      },
    ])
  })

  it('takes spellings that lead to the same page as one tag, the first one naming it', () => {
    const groups = groupByTag([
      doc('a.md', 'tags: [Custom items]'),
      doc('b.md', 'tags: [custom-items, Custom Items]'),
    ])
    expect(groups.map(({ label, docs }) => [label, docs.map(({ href }) => href)])).toEqual([
      ['Custom items', ['/a', '/b']],
    ])
  })

  it('keeps doc sets apart', () => {
    const groups = groupByTag([
      doc('a.md', 'tags: [x]'),
      doc('a.md', 'tags: [x]', { source: GERMAN }),
    ])
    expect(groups.map(({ href, setKey }) => [setKey, href])).toEqual([
      ['en/current', '/tags/x'],
      ['de/current', '/de/tags/x'],
    ])
  })

  it('leaves out unlisted docs and tags that only they have', () => {
    expect(groupByTag([doc('a.md', 'tags: [x]\nunlisted: true')])).toEqual([])
  })
})

describe('withAreas', () => {
  const category = (label: string, href: string): SidebarItem => ({
    type: 'category',
    label,
    href,
    collapsed: true,
    collapsible: true,
    items: [{ type: 'doc', label: 'API', href: `${href}/api` }],
  })
  const sidebar = [category('EcoPets', '/ecopets'), category('EcoJobs', '/ecojobs')]
  const page = (href: string) => ({ title: 'API', href, description: '' })

  it('says which category holds a doc, in the order of the sidebar', () => {
    const docs = withAreas([page('/ecojobs/api'), page('/ecopets/api'), page('/about')], sidebar)
    expect(docs.map(({ href, area }) => [href, area])).toEqual([
      ['/about', undefined],
      ['/ecopets/api', 'EcoPets'],
      ['/ecojobs/api', 'EcoJobs'],
    ])
  })
})
