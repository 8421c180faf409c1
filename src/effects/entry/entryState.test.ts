import { describe, expect, it } from 'vitest'
import { entryState } from './entryState'

describe('entryState', () => {
  it('is nothing for an entry as it always was', () => {
    expect(entryState({})).toBeUndefined()
  })

  it('is what the front matter says, and the gravest of it', () => {
    expect(entryState({ renamed: { since: '2026' } })).toBe('renamed')
    expect(entryState({ renamed: {}, deprecated: {} })).toBe('deprecated')
    expect(entryState({ deprecated: {}, removed: {} })).toBe('removed')
  })
})
