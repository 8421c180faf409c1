import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createEngine } from './engine'
import { joinIndex } from './splitIndex'
import type { SplitIndex } from './splitIndex'
import { SAMPLE_RECORDS } from './testing/sampleDocs'
import { writeSearchIndex } from './writeIndex'

it('writes files that the engine can read, also into a new folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  try {
    const publicDir = join(folder, 'public')
    const files = writeSearchIndex(SAMPLE_RECORDS, publicDir).map(({ file, bytes }) => {
      const text = readFileSync(join(publicDir, file), 'utf8')
      expect(Buffer.byteLength(text)).toBe(bytes)
      return [/search-(\w+)\.json/.exec(file)?.[1], JSON.parse(text)] as const
    })
    const index = Object.fromEntries(files) as SplitIndex
    expect(createEngine(joinIndex(index)).search('give_money').nbHits).toBeGreaterThan(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
