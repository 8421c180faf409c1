import { describe, expect, it } from 'vitest'
import { contentWords } from '../text/words'
import { readQuery } from './query'

describe('contentWords', () => {
  it('leaves out what says nothing, unless there is nothing else', () => {
    expect(contentWords('in_water')).toEqual(['water'])
    expect(contentWords('What is this?')).toEqual(['what', 'is', 'this'])
  })

  it('knows an apostrophe from a blank', () => {
    expect(contentWords("the player's pet can't fly")).toEqual(['players', 'pet', 'fly'])
  })
})

describe('readQuery', () => {
  it('keeps all of an id for comparing it', () => {
    expect(readQuery('In_Water')).toMatchObject({
      words: [{ word: 'water', role: 'name' }],
      joined: 'inwater',
    })
  })

  it.each(['How do I make a crate?', 'crate make', 'custom crate', 'crate tutorial'])(
    'finds the task in "%s", whatever the order of words',
    (query) => {
      const { isTask, words } = readQuery(query)
      expect(isTask).toBe(true)
      expect(words.filter(({ role }) => role === 'name')).toEqual([{ word: 'crate', role: 'name' }])
    },
  )

  it('knows who wants all of something, and who has a problem', () => {
    expect(readQuery('list of triggers')).toMatchObject({ isList: true, isTask: false })
    expect(readQuery('all effects').kinds).toEqual(new Set(['effect']))
    expect(readQuery("why can't I open it").isProblem).toBe(true)
  })

  it('takes ids for names, not for sentences', () => {
    for (const name of ['is_night', 'create_hologram', 'trigger_custom', 'kill_not']) {
      const { isTask, isProblem, kinds, hinted } = readQuery(name)
      expect([isTask, isProblem, kinds.size, hinted], name).toEqual([false, false, 0, undefined])
    }
  })

  it('hears what kind of entry is meant', () => {
    expect(readQuery('block break trigger').kinds).toEqual(new Set(['trigger']))
    expect(readQuery('when a player dies').hinted).toBe('trigger')
    expect(readQuery('if it rains').hinted).toBe('condition')
  })

  it.each([
    ['/crates open', 'command'],
    ['%player%', 'placeholder'],
    ['crates.open', undefined],
  ])('reads "%s" as %s', (query, row) => {
    expect(readQuery(query).written).toBe(row)
  })
})
