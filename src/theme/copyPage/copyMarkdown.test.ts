import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyMarkdown } from './copyMarkdown'

const answer = (ok: boolean) =>
  vi.fn(() => Promise.resolve({ ok, status: 404, text: () => Promise.resolve('# Lamps') }))

afterEach(() => vi.unstubAllGlobals())

describe('copyMarkdown', () => {
  it('copies what the address holds', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('fetch', answer(true))
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    expect(await copyMarkdown('/lamps.md')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('# Lamps')
  })

  it('promises the text to browsers that take promises', async () => {
    const write = vi.fn(() => Promise.resolve())
    const items: Record<string, Promise<Blob>>[] = []
    class Item {
      constructor(item: Record<string, Promise<Blob>>) {
        items.push(item)
      }
    }
    vi.stubGlobal('fetch', answer(true))
    vi.stubGlobal('ClipboardItem', Item)
    vi.stubGlobal('navigator', { clipboard: { write } })
    expect(await copyMarkdown('/lamps.md')).toBe(true)
    expect(await (await items[0]?.['text/plain'])?.text()).toBe('# Lamps')
  })

  it('fails without a clipboard', async () => {
    vi.stubGlobal('fetch', answer(true))
    vi.stubGlobal('navigator', {})
    expect(await copyMarkdown('/lamps.md')).toBe(false)
  })

  it('fails without an answer', async () => {
    vi.stubGlobal('fetch', answer(false))
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } })
    expect(await copyMarkdown('/lamps.md')).toBe(false)
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    expect(await copyMarkdown('/lamps.md')).toBe(false)
  })
})
