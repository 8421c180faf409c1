import { describe, expect, it } from 'vitest'
import { STORAGE_KEYS } from '../../site/storage'
import { announcementScript } from './announcementScript'

const { announcementId, announcementDismissed } = STORAGE_KEYS

/** Runs the script on this storage and tells whether the bar is hidden. */
function run(id: string, stored: Map<string, string>): boolean {
  const dataset: Record<string, string> = {}
  new Function('localStorage', 'document', announcementScript(id))(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    { documentElement: { dataset } },
  )
  return 'announcementDismissed' in dataset
}

describe('announcementScript', () => {
  it('shows a new announcement and keeps its id', () => {
    const stored = new Map<string, string>()
    expect(run('a', stored)).toBe(false)
    expect(stored.get(announcementId)).toBe('a')
  })

  it('hides one that was dismissed', () => {
    const stored = new Map([
      [announcementId, 'a'],
      [announcementDismissed, 'true'],
    ])
    expect(run('a', stored)).toBe(true)
  })

  it('forgets the dismissal when the id is a new one', () => {
    const stored = new Map([
      [announcementId, 'a'],
      [announcementDismissed, 'true'],
    ])
    expect(run('b', stored)).toBe(false)
    expect(run('b', stored)).toBe(false)
  })

  it('survives refused storage', () => {
    expect(() =>
      new Function('localStorage', announcementScript('a'))({
        getItem: () => {
          throw new Error('refused')
        },
      }),
    ).not.toThrow()
  })

  it('cannot be ended by its id', () => {
    expect(announcementScript('</script>')).not.toContain('</script>')
  })
})
