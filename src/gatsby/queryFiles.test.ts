import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mayHoldQuery, parseOnlyQueryFiles } from './queryFiles'

let folder: string
const file = (name: string) => path.join(folder, name)

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'query-files-'))
  for (const [name, text] of Object.entries({
    'src/templates/doc.tsx': 'export const Head = () => null\n',
    'src/docs/config.ts': 'export const config = "Head, Slice and graphql"\n',
    'src/theme/useSite.ts':
      "import { graphql, useStaticQuery } from 'gatsby'\nexport const useSite = () => useStaticQuery(graphql`{ siteData }`)\n",
  })) {
    fs.mkdirSync(path.dirname(file(name)), { recursive: true })
    fs.writeFileSync(file(name), text)
  }
})

afterAll(() => fs.rmSync(folder, { recursive: true }))

describe('mayHoldQuery', () => {
  it.each([
    ['src/theme/useSite.ts', true],
    ['src/docs/config.ts', false],
    // Gatsby has the words for a file that cannot be read.
    ['src/docs/missing.ts', true],
  ])('%s: %s', async (name, expected) => {
    expect(await mayHoldQuery(file(name))).toBe(expected)
  })
})

describe('parseOnlyQueryFiles', () => {
  it("keeps Gatsby's own parser from files without a query", async () => {
    process.env.GATSBY_LOGGER = 'yurnalist'
    const { default: FileParser } = createRequire(import.meta.url)(
      'gatsby/dist/query/file-parser',
    ) as { default: new () => { parseFile: (name: string, report: () => void) => unknown } }
    parseOnlyQueryFiles(process.cwd(), [])
    const report = vi.fn()
    // Gatsby would report that it cannot be parsed.
    fs.writeFileSync(file('src/docs/config.ts'), 'config = <<<')
    expect(await new FileParser().parseFile(file('src/docs/config.ts'), report)).toBeNull()
    expect(report).not.toHaveBeenCalled()
    const found = await new FileParser().parseFile(file('src/theme/useSite.ts'), report)
    expect(found).toMatchObject({ astDefinitions: [{ isHook: true }] })
  })

  it('stops when the parser is not where it was', () => {
    fs.mkdirSync(file('node_modules/gatsby/dist/query'), { recursive: true })
    fs.writeFileSync(file('node_modules/gatsby/dist/query/file-parser.js'), 'exports.default = {}')
    fs.writeFileSync(file('package.json'), '{}')
    expect(() => parseOnlyQueryFiles(folder, [])).toThrow(
      /file-parser .*src\/gatsby\/queryFiles\.ts/,
    )
  })
})
