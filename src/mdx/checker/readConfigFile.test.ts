import { expect, it } from 'vitest'
import { MAX_FILE_BYTES, fileText, readConfigFile } from './readConfigFile'

const read = (...parts: BlobPart[]) => readConfigFile(new File(parts, 'a.yml'))

it.each(['a: 1\nb: 2\n', 'a: 1\r\nb: 2\r\n', '\uFEFFa: 1\n', '\uFEFFa: ä\r\nb: 2', ''])(
  'gives back %j as it was',
  async (text) => {
    const found = await read(text)
    if ('problem' in found) throw new Error(found.problem)
    expect(found.text).toBe(text.replace('\uFEFF', '').replaceAll('\r\n', '\n'))
    expect(fileText(found.text, found.form)).toBe(text)
    expect(found.form.isExact).toBe(true)
  },
)

it('tells files of which letters are lost', async () => {
  expect(await read('a: ', new Uint8Array([0xe4]))).toMatchObject({
    text: 'a: \uFFFD',
    form: { isExact: false },
  })
})

it('refuses what is no config', async () => {
  expect(await read('a\0b')).toEqual({ problem: 'fileUnread' })
  expect(await read('a'.repeat(MAX_FILE_BYTES + 1))).toEqual({ problem: 'fileLarge' })
})
