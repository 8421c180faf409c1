import { describe, expect, it } from 'vitest'
import { finderHref } from './finderHref'
import { choices, formatState, parseState } from './state'
import { toggle } from './toggle'

describe('parseState and formatState', () => {
  it('are the reverse of each other', () => {
    const state = {
      query: 'give & take',
      chosen: { kind: ['effect', 'trigger'], requires: ['Jobs Reborn'], trigger: ['static_<n>'] },
    }
    expect(parseState(formatState(state))).toEqual(state)
  })

  it('keep a blank at the end, which the reader may go on from', () => {
    expect(parseState(formatState({ query: 'give ', chosen: {} })).query).toBe('give ')
  })

  it('leave out what is empty, unknown or said twice', () => {
    expect(formatState({ query: '  ', chosen: {} })).toBe('')
    expect(parseState('?q=&kind=&x=1&kind=effect&kind=effect')).toEqual({
      query: '',
      chosen: { kind: ['effect'] },
    })
  })

  it('takes no more choices of an address than readers make', () => {
    const many = Array.from({ length: 500 }, (_, n) => `trigger=t${n}`).join('&')
    expect(parseState(`?${many}`).chosen.trigger).toHaveLength(20)
  })
})

describe('toggle', () => {
  it('adds and takes back', () => {
    const one = toggle({}, 'kind', 'effect')
    expect(one).toEqual({ kind: ['effect'] })
    expect(toggle(one, 'kind', 'filter')).toEqual({ kind: ['effect', 'filter'] })
    expect(toggle(one, 'kind', 'effect')).toEqual({})
  })

  it('lets a trigger take the place of an effect, and the other way round', () => {
    const chosen = { effect: ['kill'], kind: ['trigger'] }
    expect(toggle(chosen, 'trigger', 'jump')).toEqual({ trigger: ['jump'], kind: ['trigger'] })
    expect(toggle({ trigger: ['jump'] }, 'effect', 'kill')).toEqual({ effect: ['kill'] })
  })
})

it('lists choices in the order of the facets', () => {
  expect(choices({ argument: ['x'], kind: ['a', 'b'] })).toEqual([
    { facet: 'kind', value: 'a' },
    { facet: 'kind', value: 'b' },
    { facet: 'argument', value: 'x' },
  ])
})

it('links to the finder with a filter', () => {
  expect(finderHref('/effects/finder', { requires: 'Jobs Reborn' })).toBe(
    '/effects/finder?requires=Jobs+Reborn',
  )
})
