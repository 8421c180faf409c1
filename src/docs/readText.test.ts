import { expect, it } from 'vitest'
import { decodeText } from './readText'

it('reads UTF-8, with and without a byte order mark', () => {
  expect(decodeText(Buffer.from('Größe ✦'))).toEqual({ text: 'Größe ✦', isUtf8: true })
  expect(decodeText(Buffer.from('\uFEFFa'))).toEqual({ text: '\uFEFFa', isUtf8: true })
})

it.each([
  ['Latin-1', Buffer.from('title: Größe', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFtitle: a', 'utf16le')],
  ['UTF-16 without a byte order mark', Buffer.from('title: a', 'utf16le')],
])('tells %s from it', (_name, bytes) => {
  expect(decodeText(bytes).isUtf8).toBe(false)
})
