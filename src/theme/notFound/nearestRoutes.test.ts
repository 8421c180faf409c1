import { distance } from 'fastest-levenshtein'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nearestRoutes, searchWords } from './nearestRoutes'

vi.mock('fastest-levenshtein', async (load) => {
  const original = await load<typeof import('fastest-levenshtein')>()
  return { ...original, distance: vi.fn(original.distance) }
})

beforeEach(() => {
  vi.mocked(distance).mockClear()
})

const docs = [
  { label: 'Home', href: '/' },
  { label: 'Effects', href: '/effects' },
  { label: 'All effects', href: '/effects/all-effects' },
  { label: 'give_money', href: '/effects/all-effects/give_money' },
  { label: 'give_item', href: '/effects/all-effects/give_item' },
  { label: 'Data migration', href: '/all-plugins/data-migration-guide' },
  { label: 'Rewards', href: '/ecocrates/rewards' },
  { label: 'Crate animations and rolls', href: '/ecocrates/animationsandrolls' },
  { label: 'EcoCrates', href: '/ecocrates' },
]

const nearest = (pathname: string) => nearestRoutes(pathname, docs, 3).map((doc) => doc.href)

describe('nearestRoutes', () => {
  it.each([
    ['other case', '/EcoCrates/Rewards'],
    ['a file extension', '/ecocrates/rewards.html'],
    ['trailing slashes', '/ecocrates/rewards//'],
    ['an index file', '/ecocrates/rewards/index.html'],
    ['a moved folder', '/crates/config/rewards'],
    ['a typing mistake', '/ecocrates/rewrads'],
    ['a typing mistake in the folder', '/ecocrate/rewards'],
    ['a letter that is encoded', '/ecocrates/%72ewards'],
  ])('sees through %s', (_, pathname) => {
    expect(nearest(pathname)[0]).toBe('/ecocrates/rewards')
  })

  it('compares no name that is far longer than all others', () => {
    const name = 'rewards'.repeat(1000)
    expect(nearest(`/ecocrates/${name}`)).toEqual(['/ecocrates'])
    expect(distance).not.toHaveBeenCalled()
  })

  it('treats `-`, `_` and blanks alike', () => {
    expect(nearest('/effects/all-effects/give-money')[0]).toBe('/effects/all-effects/give_money')
    expect(nearest('/give%20money')[0]).toBe('/effects/all-effects/give_money')
  })

  it('knows pages by their label too', () => {
    expect(nearest('/wiki/crate-animations-and-rolls')[0]).toBe('/ecocrates/animationsandrolls')
  })

  it('prefers the folder that was asked for to a name that is more alike', () => {
    const guides = [
      { label: 'How to make a stat', href: '/ecoskills/how-to-make-a-stat' },
      { label: 'How to make a crate', href: '/ecocrates/how-to-make-a-custom-crate' },
      { label: 'Commands and permissions', href: '/ecocrates/commands-and-permissions' },
      { label: 'has_permission', href: '/effects/all-conditions/has_permission' },
    ]
    const first = (pathname: string) => nearestRoutes(pathname, guides, 3)[0]?.href
    expect(first('/ecocrates/how-to-make-a-crate')).toBe('/ecocrates/how-to-make-a-custom-crate')
    expect(first('/ecocrates/permissions')).toBe('/ecocrates/commands-and-permissions')
  })

  it('offers the folders around a page that is gone, the nearest first', () => {
    expect(nearest('/effects/all-effects/xyzzy')).toEqual(['/effects/all-effects', '/effects'])
  })

  it('offers nothing when nothing is near', () => {
    expect(nearest('/wp-admin')).toEqual([])
    expect(nearest('/')).toEqual([])
  })

  it('does not throw on a path that cannot be decoded', () => {
    expect(nearest('/%E0%A4%A')).toEqual([])
    expect(nearest('/ecocrates/rewards%')[0]).toBe('/ecocrates/rewards')
  })

  it('keeps to the limit', () => {
    expect(nearestRoutes('/effects/all-effects/give', docs, 1)).toHaveLength(1)
  })
})

describe('searchWords', () => {
  it('takes the words of the last part', () => {
    expect(searchWords('/effects/Give_Money.html')).toBe('give money')
    expect(searchWords('/')).toBe('')
    expect(searchWords('/100%')).toBe('100%')
  })
})
