import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createEngine } from './engine'
import { SAMPLE_RECORDS } from './testing/sampleDocs'
import { writeSearchIndex } from './writeIndex'

it('writes a file that the engine can read, also into a new folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  try {
    const publicDir = join(folder, 'public')
    const { file, bytes } = writeSearchIndex(SAMPLE_RECORDS, publicDir)
    const text = readFileSync(join(publicDir, file), 'utf8')
    expect(Buffer.byteLength(text)).toBe(bytes)
    expect(createEngine(JSON.parse(text)).search('give_money').nbHits).toBeGreaterThan(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
