import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../scripts/lib/hash.mjs'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { startServer } from '../../scripts/lib/staticServer.mjs'
import { compareWarmBuild } from '../../scripts/lib/warmBuild.mjs'
import { BUILDER_LABELS } from '../../src/docs/labels/builder'
import { CHECKER_LABELS } from '../../src/docs/labels/checker'
import { FINDER_LABELS } from '../../src/docs/labels/finder'
import { COMMON_ARGUMENTS } from '../../src/effects/checker/commonArguments'
import { expect, test } from '../support/test'

/** Data of the tools and of programs, all made of entries. */
const TOOL_FILE =
  /^(?:(?:finder|checker|builder|flow|versions)-data|file-keys)\.json$|^(?:schemas|api|tools)\//

/** Words of the tools, and of an argument of every effect: each stands in code that docs can do without. */
const TOOL_WORDS = [
  FINDER_LABELS.finderKeys,
  CHECKER_LABELS.shareDone,
  BUILDER_LABELS.triggersHelp,
  COMMON_ARGUMENTS[0]?.meaning ?? '',
]

/** What a built site holds of {@link TOOL_FILE} and of {@link TOOL_WORDS}. */
function toolParts(dir: string): { files: string[]; words: string[] } {
  const all = listFiles(dir).map((file) => path.relative(dir, file))
  const scripts = all
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(path.join(dir, file), 'utf8'))
    .join()
  return {
    files: all.filter((file) => TOOL_FILE.test(file)),
    words: TOOL_WORDS.filter((word) => scripts.includes(word)),
  }
}

// One test, since its builds are what takes long.
test('a second build makes anew what has changed, and is what a first one would be', async ({
  site,
}) => {
  test.setTimeout(1_800_000)
  const rewrite = (file: string, from: string, to: string) => {
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }
  const { warm, different, warmDir } = await compareWarmBuild({
    name: 'small',
    content: path.join(ROOT, 'tests/fixtures/small'),
    quiet: true,
    changes: [
      (folder) => {
        const file = path.join(folder, 'left-alone.md')
        rewrite(file, 'Nothing on this page changes', 'A comma, and nothing else, changes')
      },
      (folder) => {
        const file = (name: string) => path.join(folder, name)
        rewrite(file('home.md'), ', and so has [Gone](./gone.md)', '')
        rmSync(file('gone.md'))
        renameSync(file('old-name.md'), file('new-name.md'))
        // What goes together with the effect changes with the trigger, and text must not link to an
        // id that is gone.
        rewrite(file('wave.mdx'), 'id: wave\ntitle: wave', 'id: nod\ntitle: nod')
        rewrite(file('wave.mdx'), 'PLAYER: carrier', 'sets_off: nothing')
      },
      // Other scripts: no page is rendered anew, and each has to ask for them.
      (_content, site) =>
        appendFileSync(path.join(site, 'gatsby-browser.tsx'), "\ndocument.title += ''\n"),
      // What is left are docs without any entry.
      (folder) => {
        for (const name of ['greet.mdx', 'wave.mdx']) rmSync(path.join(folder, name))
      },
    ],
  })
  expect(warm[0]?.made).toEqual(['/left-alone'])
  // The sidebar has changed, and with it every page; the data of the others has not.
  expect(warm[1]?.made).toEqual(['/', '/greet', '/new-name', '/tags', '/wave'])
  expect(warm[2]?.made).toEqual([])
  expect(different).toEqual([])
  const { webpackCompilationHash: hash } = JSON.parse(
    readFileSync(path.join(warmDir, 'page-data/app-data.json'), 'utf8'),
  ) as { webpackCompilationHash: string }
  for (const page of ['index.html', 'left-alone.html', 'new-name.html']) {
    const found = readFileSync(path.join(warmDir, page), 'utf8').match(/CompilationHash="(\w+)"/)
    expect([page, found?.[1]]).toEqual([page, hash])
  }

  const read = (name: string) => readFileSync(path.join(warmDir, name), 'utf8')
  expect(read('index.html').match(/base-url-banner/g)).toHaveLength(1)
  expect(read('index.html')).not.toMatch(/href="\/wave"[^>]*><code/)
  expect(read('sitemap.xml')).not.toMatch(/gone|old-name/)
  expect(read('search-texts.json')).not.toContain('removed between the two builds')

  // Docs of anybody: neither the code of the tools nor what is known of effects comes along.
  const ofTools = toolParts(site.mainDir)
  expect(ofTools.files.length).toBeGreaterThan(5)
  expect(ofTools.words).toEqual(TOOL_WORDS)
  expect(toolParts(warmDir)).toEqual({ files: [], words: [] })
  const { assetsByChunkName } = JSON.parse(read('webpack.stats.json')) as {
    assetsByChunkName: Record<string, string[]>
  }
  const ofPages = Object.values(assetsByChunkName)
    .flat()
    .filter((file) => file.endsWith('.js'))
  // The list of events is in a file for `<WorksWith />`, which only pages of entries ask for.
  expect(ofPages.filter((file) => read(file).includes('PlayerFishEvent'))).toEqual([])
  const templates = Object.keys(assetsByChunkName).map((name) => name.split('-').at(-2))
  expect(
    templates.filter((name) =>
      ['finder', 'tool', 'mixed', 'guide', 'landing', 'news'].includes(name ?? ''),
    ),
  ).toEqual([])

  const server = await startServer({ dir: warmDir, basePath: '/' })
  try {
    const status = async (address: string) => (await fetch(new URL(address, server.url))).status
    for (const gone of ['gone', 'gone.html', 'gone.md', 'gone/', 'old-name', 'old-name.md']) {
      expect([gone, await status(gone)]).toEqual([gone, 404])
    }
    for (const there of ['new-name', 'left-alone', 'new-name.md', '']) {
      expect([there, await status(there)]).toEqual([there, 200])
    }
  } finally {
    await server.close()
  }
})
