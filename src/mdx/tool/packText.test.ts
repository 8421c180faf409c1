import { afterEach, describe, expect, it, vi } from 'vitest'
import { packText, packedBeside, unpackText } from './packText'

afterEach(() => vi.unstubAllGlobals())

const TEXTS = ['', 'a', 'effects:\n  - id: give_money\n'.repeat(50), 'ünï ✦ 💎', '\uFEFF\r\n\0']

describe('packText', () => {
  it.each(TEXTS)('brings %j back', async (text) => {
    // An empty text has nothing to share.
    const fragment = await packText(text)
    expect(await unpackText(fragment)).toBe(text === '' ? null : text.replace(/^\uFEFF/, ''))
  })

  it('compresses what gets shorter', async () => {
    expect((await packText(TEXTS[2] ?? '')).length).toBeLessThan(120)
    expect(await packText('a')).toBe('#code=YQ')
  })

  it('does without compression where there is none', async () => {
    vi.stubGlobal('CompressionStream', undefined)
    const fragment = await packText(TEXTS[2] ?? '')
    expect(fragment).toMatch(/^#code=/)
    expect(await unpackText(fragment)).toBe(TEXTS[2])
  })
})

describe('packedBeside', () => {
  it('finds what stands beside the text', async () => {
    const beside = { file: 'plugins/EcoItems/items/a & b.yml', version: 'EcoItems 5.1' }
    const fragment = await packText('a: 1', beside)
    expect(packedBeside(fragment)).toEqual(beside)
    expect(await unpackText(fragment)).toBe('a: 1')
    expect(packedBeside(await packText('a: 1', { file: '' }))).toEqual({})
  })
})

describe('unpackText', () => {
  it.each(['', '#', '#top', '#code=', '#code=*', '#zip=AAAA', '#other=YQ', '#code=_w', '#code=Y'])(
    'finds nothing in %j',
    async (fragment) => {
      expect(await unpackText(fragment)).toBeNull()
    },
  )

  it('refuses what unpacks to far too much', async () => {
    const short = await packText('a'.repeat(300_000))
    expect(short.length).toBeLessThan(1000)
    expect(await unpackText(short)).toBeNull()
    expect(await unpackText(`#code=${'YWFh'.repeat(100_000)}`)).toBeNull()
  })
})
