import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readBuildInfo } from './buildInfo.mjs'

function folder(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'build-info-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text)
  return dir
}

it('knows a built site whose docs have no page at /', () => {
  const dir = folder({ '404.html': '', 'build-info.json': '{"basePath":"/docs/"}' })
  expect(readBuildInfo(dir)).toEqual({ basePath: '/docs/', searchEngine: 'embedded' })
})

it('takes no folder for a site that a build has left half done', () => {
  expect(readBuildInfo(folder({ 'build-info.json': '{}' }))).toBeNull()
  expect(readBuildInfo(folder({ '404.html': '' }))).toBeNull()
})
