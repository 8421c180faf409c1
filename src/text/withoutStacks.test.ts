import { describe, expect, it } from 'vitest'
import { withoutStacks } from './withoutStacks'

const places = (error: Error) => error.stack?.match(/^\s+at /gm)?.length ?? 0

describe('withoutStacks', () => {
  it('makes errors without the places they come from', () => {
    const error = withoutStacks(() => new Error('wrong'))
    expect(error.message).toBe('wrong')
    expect(places(error)).toBe(0)
  })

  it('leaves later errors as they are, also when it throws', () => {
    expect(() =>
      withoutStacks(() => {
        throw new Error('wrong')
      }),
    ).toThrow('wrong')
    expect(places(new Error('later'))).toBeGreaterThan(0)
  })
})
