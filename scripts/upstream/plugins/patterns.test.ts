import { describe, expect, it } from 'vitest'
import { covers, mayMatch, namesOfRegex, withHoles } from './patterns'

describe('names with holes', () => {
  it('write all holes alike', () => {
    expect(withHoles('a_<player name>_<n>')).toBe('a_<>_<>')
  })

  it('stand for names and for holes, but not for both at once', () => {
    expect(covers('act_<>_fee', 'act_clown_fee')).toBe(true)
    expect(covers('act_<>_fee', 'act_<>_fee')).toBe(true)
    expect(covers('<>_fee', '<>_half_fee')).toBe(false)
    expect(covers('act', 'act')).toBe(true)
    expect(covers('act.x', 'actyx')).toBe(false)
  })

  it('stand for anything where a regular expression says so', () => {
    expect(namesOfRegex('^top_([a-z_]+)_(\\d+)(?:_(name|age))?$')).toBe('top_<*>_<*>')
    expect(namesOfRegex('boss_[a-z-]+_progress')).toBe('boss_<*>_progress')
    expect(namesOfRegex('a\\.b_.+')).toBe('a.b_<*>')
    expect(mayMatch('top_<>_<>_name', 'top_<*>_<*>')).toBe(true)
  })
})
