import { describe, expect, it } from 'vitest'
import { colorModeScript } from './colorModeScript'

/** Runs the script and returns the attributes that it sets. */
function run(stored: () => string | null, defaultMode: 'light' | 'dark' = 'light') {
  const dataset: Record<string, string> = {}
  new Function('localStorage', 'document', colorModeScript(defaultMode))(
    {
      get theme() {
        return stored()
      },
    },
    { documentElement: { dataset } },
  )
  return dataset
}

describe('colorModeScript', () => {
  it('shows the default mode to new readers and says that scripts run', () => {
    expect(run(() => null)).toEqual({ theme: 'light', js: '' })
    expect(run(() => null, 'dark')).toEqual({ theme: 'dark', js: '' })
  })

  it('shows the kept mode', () => {
    expect(run(() => 'dark').theme).toBe('dark')
    expect(run(() => 'light', 'dark').theme).toBe('light')
  })

  it('ignores other values and refused storage', () => {
    expect(run(() => 'blue').theme).toBe('light')
    expect(
      run(() => {
        throw new Error('refused')
      }),
    ).toEqual({ theme: 'light', js: '' })
  })
})
