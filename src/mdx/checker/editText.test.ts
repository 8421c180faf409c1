import { describe, expect, it } from 'vitest'
import { applyFix } from '../../effects/checker/edits'
import { changeBetween, joinEdits, nextIndent } from './editText'

describe('joinEdits', () => {
  it('makes one change of several', () => {
    const text = 'one two three four'
    const edits = [
      { start: 4, end: 7, text: '2' },
      { start: 8, end: 8, text: 'and ' },
      { start: 14, end: 18, text: '' },
    ]
    const joined = joinEdits(text, edits)
    expect(joined).toEqual({ start: 4, end: 18, text: '2 and three ' })
    const fix = { title: '', edits }
    expect(applyFix(text, { title: '', edits: joined ? [joined] : [] })).toBe(applyFix(text, fix))
  })

  it('is nothing without changes', () => {
    expect(joinEdits('a', [])).toBeNull()
  })
})

describe('changeBetween', () => {
  it.each([
    ['one two three', 'one 2 three', { start: 4, end: 7, text: '2' }],
    ['aa', 'aaa', { start: 2, end: 2, text: 'a' }],
    ['abc', '', { start: 0, end: 3, text: '' }],
  ])('%j becomes %j', (text, next, change) => {
    expect(changeBetween(text, next)).toEqual(change)
    expect(applyFix(text, { title: '', edits: [change] })).toBe(next)
  })

  it('is nothing for the same text', () => {
    expect(changeBetween('a', 'a')).toBeNull()
  })
})

describe('nextIndent', () => {
  it.each([
    ['', 0],
    ['  args:', 4],
    ['  args: # why', 4],
    ['  - id: give_money', 4],
    ['  - args:', 6],
    ['      - melee_attack', 6],
    ['    amount: 5', 4],
    ['  # a: b', 2],
  ])('below %j stand %i blanks', (line, count) => {
    expect(nextIndent(line)).toBe(' '.repeat(count))
  })
})
