/** The folders of tests/fixtures/broken hold one error each; what the build would say of it. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import siteConfig from '../../site.config'
import { buildDocsIndex } from './buildDocsIndex'
import { checkLinks } from './checkLinks'
import { compileRead } from './compile/compile'
import { readContentText, readDocMeta } from './docMeta'
import { formatProblem } from './issues'
import { loadSiteConfig } from './siteConfig'
import { buildSiteData } from './siteData'

const BROKEN = path.resolve(import.meta.dirname, '../../tests/fixtures/broken')

/** What cases.json says of a folder. */
interface Case {
  /** Whether it stops the build; else it only warns. */
  fails: boolean
  file?: string
  line?: number
  /** Words that the message must have. */
  names: string[]
}

const CASES = JSON.parse(fs.readFileSync(path.join(BROKEN, 'cases.json'), 'utf8')) as Record<
  string,
  Case
>

/** Goes the way of the build, without Gatsby. */
async function findings(name: string): Promise<{ errors: string[]; warnings: string[] }> {
  const root = path.join(BROKEN, name)
  const loaded = loadSiteConfig(siteConfig, { DOCS_CONTENT: root, DOCS_STRICTNESS: 'strict' }, root)
  const [source] = loaded.sources
  if (!source) throw new Error('The site has no doc set.')
  const docs = await Promise.all(
    fs
      .readdirSync(root)
      .filter((file) => /\.mdx?$/.test(file))
      .map(async (file) => {
        const filePath = path.join(root, file)
        const { raw, problems: lost } = readContentText(fs.readFileSync(filePath), file)
        const { meta, problems, read } = readDocMeta({
          raw,
          filePath,
          source,
          mainDocId: loaded.config.mainDocId,
          root,
        })
        const compiled = compileRead(meta, read)
        return { meta, compiled, problems: [...lost, ...problems, ...compiled.problems] }
      }),
  )
  const index = buildDocsIndex(
    loaded,
    docs.map(({ meta }) => meta),
    [],
    { withDrafts: false },
  )
  const links = checkLinks({
    docs: docs.map(({ meta, compiled }) => ({
      ...meta,
      anchors: new Set(compiled.anchors),
      links: compiled.links,
    })),
    routes: new Set(index.docs.map(({ route }) => route)),
    contentDir: () => source.folder,
    fileExists: fs.existsSync,
    staticExists: () => false,
  })
  const errors = [...docs.flatMap(({ problems }) => problems), ...links.errors].map(formatProblem)
  try {
    buildSiteData(loaded, index, { engine: 'embedded', searchPagePath: '/search' })
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error))
  }
  return { errors, warnings: [...links.warnings.map(formatProblem), ...index.warnings] }
}

describe('broken content', () => {
  it('has a case for each folder', () => {
    const folders = fs
      .readdirSync(BROKEN, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(Object.keys(CASES).sort()).toEqual(folders.sort())
  })

  it.each(Object.entries(CASES))('is reported: %s', async (name, { fails, file, line, names }) => {
    const { errors, warnings } = await findings(name)
    expect(fails ? warnings : errors).toEqual([])
    const messages = fails ? errors : warnings
    expect(messages.length).toBeGreaterThan(0)
    const all = messages.join('\n')
    for (const word of names) expect(all).toContain(word)
    if (line !== undefined) expect(messages[0]).toMatch(new RegExp(`^${file}:${line}(:\\d+)?  `))
    else if (file !== undefined) expect(messages[0]).toContain(file)
  })

  it('names every wrong field of a front matter at its own line', async () => {
    expect((await findings('front-matter')).errors).toEqual([
      'home.md:3  Field "sidebar_position" is "first"; it must be a number.',
      'home.md:4  Unknown field "sidebar_lable". Did you mean "sidebar_label" or "sidebar_badge"?',
    ])
  })

  it('says what is broken and what is nearest', async () => {
    expect((await findings('broken-link')).errors).toEqual([
      'home.md:5:10  Broken link "/lamp". Nearest route: "/lamps".',
    ])
    expect((await findings('broken-anchor')).errors).toEqual([
      'home.md:5:5  Broken anchor "#colors": / has no "#colors". Nearest: "#colours".',
    ])
    expect((await findings('broken-file-link')).warnings).toEqual([
      'home.md:5:10  The Markdown file of the link "./lamps.md" does not exist.',
    ])
    expect((await findings('duplicate-routes')).warnings).toEqual([
      'Duplicate route /lamps: lamps.md and more.md. The first one is used; change the "slug" or the file name of the other.',
    ])
  })
})
