import { describe, expect, it } from 'vitest'
import { searchShortcut } from './searchShortcut'

function press(key: string, more: Partial<Parameters<typeof searchShortcut>[0]> = {}) {
  return {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    defaultPrevented: false,
    ...more,
  }
}

describe('searchShortcut', () => {
  it.each([press('k', { ctrlKey: true }), press('K', { metaKey: true }), press('/')])(
    'opens with %j',
    (keys) => {
      expect(searchShortcut(keys, false, false)).toBe('')
    },
  )

  it.each([press('k', { ctrlKey: true }), press('/'), press('a')])(
    'ignores %j in a field',
    (keys) => {
      expect(searchShortcut(keys, true, false)).toBeNull()
    },
  )

  it('begins with what is typed on the button', () => {
    expect(searchShortcut(press('ä'), false, true)).toBe('ä')
    expect(searchShortcut(press('7'), false, true)).toBe('7')
    expect(searchShortcut(press('a'), false, false)).toBeNull()
  })

  it('takes what is typed while the search is on its way', () => {
    for (const key of ['g', '_', ' ', '/']) {
      expect(searchShortcut(press(key), false, false, true)).toBe(key)
      expect(searchShortcut(press(key), true, false, true)).toBeNull()
    }
    expect(searchShortcut(press('Enter'), false, false, true)).toBe('\n')
    expect(searchShortcut(press('Escape'), false, false, true)).toBeNull()
  })

  it.each([
    press('Enter'),
    press(' '),
    press('c', { ctrlKey: true }),
    press('k', { ctrlKey: true, altKey: true }),
    press('a', { isComposing: true }),
    press('/', { defaultPrevented: true }),
  ])('leaves %j alone on the button', (keys) => {
    expect(searchShortcut(keys, false, true)).toBeNull()
  })
})
