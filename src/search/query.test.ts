import { describe, expect, it } from 'vitest'
import { contentWords, readQuery } from './query'

describe('contentWords', () => {
  it('leaves out what says nothing, unless there is nothing else', () => {
    expect(contentWords('in_water')).toEqual(['water'])
    expect(contentWords('What is this?')).toEqual(['what', 'is', 'this'])
  })
})

describe('readQuery', () => {
  it('keeps all of an id for comparing it', () => {
    expect(readQuery('In_Water')).toMatchObject({ words: ['water'], joined: 'inwater' })
  })

  it('finds the thing in a question, and keeps the task as a help', () => {
    expect(readQuery('How do I make a crate?')).toMatchObject({
      words: ['crate'],
      isQuestion: true,
      helpers: ['how', 'make'],
    })
    expect(readQuery('how can I change it')).toMatchObject({ words: ['change'] })
  })

  it('takes names for names, not for questions', () => {
    for (const name of ['is_night', 'has permission', 'create_hologram', 'can_afford_price']) {
      expect(readQuery(name).helpers).toEqual([])
    }
    expect(readQuery('create_hologram').words).toEqual(['create', 'hologram'])
  })

  it.each([
    ['/crates open', 'command'],
    ['%player%', 'placeholder'],
    ['crates.open', undefined],
  ])('reads "%s" as %s', (query, row) => {
    expect(readQuery(query).row).toBe(row)
  })
})
