import { expect, it } from 'vitest'
import { readChoices, withChoices } from './useChoices'

it('reads each choice of an address once', () => {
  expect(readChoices('?q=money&kind=effect&kind=trigger&kind=effect&in=Effects+system')).toEqual({
    kind: ['effect', 'trigger'],
    'hierarchy.lvl0': ['Effects system'],
  })
  expect(readChoices('?q=money&kind=&in')).toEqual({})
})

it('takes no more choices of an address than a page can show', () => {
  const search = Array.from({ length: 500 }, (_, number) => `in=${number}`).join('&')
  expect(readChoices(search)['hierarchy.lvl0']).toHaveLength(20)
})

it('writes choices beside the query, in place of those before', () => {
  expect(withChoices('?q=give+money&kind=filter', { kind: ['effect', 'trigger'] })).toBe(
    '?q=give+money&kind=effect&kind=trigger',
  )
  expect(withChoices('?in=EcoJobs', {})).toBe('')
})
