import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './clipboard'

afterEach(() => void vi.unstubAllGlobals())

it('tells whether the text was copied', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('a: 1')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('a: 1')
})

it('fails softly when the clipboard refuses or is missing', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } })
  expect(await copyText('x')).toBe(false)
  vi.stubGlobal('navigator', {})
  expect(await copyText('x')).toBe(false)
})
