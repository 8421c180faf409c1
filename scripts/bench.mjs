/**
 * `npm run bench`: how long builds take, and how soon an edit is seen. Works in copies of the
 * site, so that the working tree stays as it is. Prints one Markdown table.
 *
 *   --copies N   second row: the content N times (default 10; 1 leaves the row out)
 *   --peer       builds the same pages as plain Markdown with Docusaurus, for comparison
 */
import './lib/checkNode.mjs'
import { spawn } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copySources, siteEnvironment } from './lib/buildSite.mjs'
import { listPages, multiplyContent } from './lib/copyContent.mjs'
import { GATSBY_ARGS, gatsbyEnvironment } from './lib/gatsby.mjs'
import { measure, megabytesOnDisk } from './lib/measure.mjs'
import { ROOT } from './lib/paths.mjs'
import {
  PEER_ENV,
  PEER_VERSION,
  fillPeer,
  installPeer,
  keepMarkdown,
  peerBuild,
} from './lib/peerSite.mjs'
import { fail } from './lib/run.mjs'
import { workFolder } from './lib/workFolder.mjs'

const START_LIMIT = 600_000
const EDIT_LIMIT = 300_000

/**
 * @typedef {object} Row
 * @property {string} site
 * @property {number} pages
 * @property {number} cold seconds of a build without a cache
 * @property {number} warm seconds of a build after one edit
 * @property {number} [edit] seconds until an edit is seen in the browser
 * @property {number} disk megabytes of the built site
 * @property {number} memory peak megabytes while building
 */

const { values } = parseArgs({
  options: {
    copies: { type: 'string', default: '10' },
    peer: { type: 'boolean', default: false },
  },
})
const copies = Number(values.copies)
if (!Number.isInteger(copies) || copies < 1) fail('--copies must be a whole number from 1.')

const work = workFolder('wiki-bench-')

/** Folder of the docs that are measured. */
const CONTENT = path.resolve(process.env.DOCS_CONTENT || path.join(ROOT, 'content'))

/** Builds a copy as `npm run build` builds the site. */
const BUILD_COPY = path.join(import.meta.dirname, 'lib/buildCopy.mjs')

/**
 * Adds a paragraph at the end of a page.
 *
 * @param {string} file
 * @returns {string} words that were not on the page before
 */
function edit(file) {
  const words = `Edited at ${process.hrtime.bigint()}`
  appendFileSync(file, `\n\n${words}.\n`)
  return words
}

/**
 * @param {string} folder a content folder
 * @returns {string} source of its main doc, which is edited
 */
function pageToEdit(folder) {
  // The one nearest to the root: the copies have pages of that name too, at other routes.
  const [page] = listPages(folder)
    .filter((file) => /(^|[\\/])home\.mdx?$/.test(file))
    .sort((one, other) => one.split(path.sep).length - other.split(path.sep).length)
  if (!page) fail(`There is no main doc (home.md or home.mdx) in ${folder}.`)
  return page
}

/**
 * Starts the development server, opens the home page and edits it.
 *
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @param {string} file source of the home page
 * @returns {Promise<number>} seconds from writing the file to seeing the text
 */
async function timeUntilSeen(cwd, env, file) {
  const { CHROMIUM_ARGS, ensureChromium } = await import('./lib/chromium.mjs')
  const { chromium } = await import('@playwright/test')
  const port = 8700
  const args = [...GATSBY_ARGS, 'develop', '-H', '127.0.0.1', '-p', String(port)]
  const server = spawn(process.execPath, args, { cwd, env, stdio: 'ignore', detached: true })
  // The server starts workers of its own; they are in one process group.
  const stop = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
  }
  process.once('exit', stop)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_ARGS,
  })
  try {
    const page = await browser.newPage()
    const deadline = Date.now() + START_LIMIT
    for (;;) {
      const answer = await page.goto(`http://127.0.0.1:${port}/`).catch(() => null)
      if (answer?.ok()) break
      if (Date.now() > deadline || server.exitCode !== null) {
        throw new Error('The development server did not start.')
      }
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    // The first edit warms up what later ones use; authors feel the later ones.
    let seconds = 0
    for (let round = 0; round < 2; round += 1) {
      await page.waitForTimeout(3000)
      const start = performance.now()
      const words = edit(file)
      await page.getByText(words).waitFor({ timeout: EDIT_LIMIT })
      seconds = (performance.now() - start) / 1000
    }
    return seconds
  } finally {
    await browser.close()
    stop()
    process.removeListener('exit', stop)
  }
}

/**
 * @param {number} times how often the content is there
 * @returns {Promise<Row>}
 */
async function benchSite(times) {
  const content = path.join(work, `content-${times}`)
  multiplyContent(CONTENT, content, times)
  const cwd = copySources(`bench-${times}`)
  // A copy of this site's content is as strict as the content itself.
  const strict = process.env.DOCS_CONTENT ? {} : { DOCS_STRICTNESS: 'strict' }
  const env = { ...process.env, ...siteEnvironment({ content, env: strict }) }
  // The function that `npm run build` calls, with all that it does before Gatsby starts.
  const command = [process.execPath, BUILD_COPY, cwd]
  for (const name of ['.cache', '.docs-cache', 'public']) {
    rmSync(path.join(cwd, name), { recursive: true, force: true })
  }

  const cold = await measure(command, { cwd: ROOT, env })
  const disk = megabytesOnDisk(path.join(cwd, 'public'))
  const file = pageToEdit(content)
  edit(file)
  const warm = await measure(command, { cwd: ROOT, env })
  // One figure that cannot be had must not lose the others.
  const seen = await timeUntilSeen(cwd, gatsbyEnvironment(env), file).catch(
    (/** @type {unknown} */ error) => {
      console.error(`No figure for an edit in develop: ${String(error).split('\n')[0]}`)
      return undefined
    },
  )
  keepMarkdown(path.join(cwd, 'public'), path.join(work, `markdown-${times}`))
  rmSync(cwd, { recursive: true, force: true })
  return {
    site: times === 1 ? 'this site' : `this site, content ${times} times`,
    pages: listPages(content).length,
    cold: cold.seconds,
    warm: warm.seconds,
    edit: seen,
    disk,
    memory: cold.megabytes,
  }
}

/**
 * @param {string} cwd folder of the Docusaurus site
 * @param {number} times how often the content is there
 * @returns {Promise<Row>}
 */
async function benchPeer(cwd, times) {
  const docs = fillPeer(
    cwd,
    path.join(work, `markdown-${times}`),
    path.join(work, `content-${times}`),
  )
  const command = peerBuild(cwd)
  const env = { ...process.env, ...PEER_ENV }
  const cold = await measure(command, { cwd, env })
  edit(path.join(docs, 'index.md'))
  const warm = await measure(command, { cwd, env })
  return {
    site: `Docusaurus ${PEER_VERSION}${times === 1 ? '' : `, content ${times} times`}`,
    pages: listPages(docs).length,
    cold: cold.seconds,
    warm: warm.seconds,
    disk: megabytesOnDisk(path.join(cwd, 'build')),
    memory: cold.megabytes,
  }
}

/** @param {Row[]} rows */
function printTable(rows) {
  const head = ['', 'pages', 'cold build (s)', 'rebuild after an edit (s)']
  head.push('edit seen in develop (s)', 'on disk (MB)', 'peak memory (MB)')
  const lines = rows.map((row) => [
    row.site,
    row.pages,
    row.cold.toFixed(1),
    row.warm.toFixed(1),
    row.edit?.toFixed(2) ?? '-',
    row.disk.toFixed(1),
    row.memory || '-',
  ])
  const table = [head, head.map(() => '---'), ...lines]
  console.log(`\nNode ${process.version}, ${os.availableParallelism()} cores\n`)
  console.log(table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
}

/**
 * @param {Row[]} rows this site's, then the peer's, in the same order
 */
function printRatios(rows) {
  const half = rows.length / 2
  console.log('')
  rows.slice(0, half).forEach((own, index) => {
    const peer = rows[half + index]
    if (!peer) return
    const ratio = (/** @type {'cold' | 'warm' | 'disk' | 'memory'} */ name) =>
      `${name} ${(own[name] / peer[name]).toFixed(2)}`
    const parts = [ratio('cold'), ratio('warm'), ratio('disk'), ratio('memory')]
    console.log(`${own.site}, as a part of ${peer.site}: ${parts.join(', ')}`)
    console.log(
      `${own.site}, after an edit as a part of its cold build: ${(own.warm / own.cold).toFixed(2)}`,
    )
  })
}

const amounts = copies === 1 ? [1] : [1, copies]
/** @type {Row[]} */
const rows = []
for (const times of amounts) {
  console.log(`Building this site with its content ${times === 1 ? 'once' : `${times} times`} …`)
  rows.push(await benchSite(times))
}
if (values.peer) {
  console.log(`Installing Docusaurus ${PEER_VERSION} …`)
  const cwd = path.join(work, 'peer')
  await installPeer(cwd)
  for (const times of amounts) {
    console.log(`Building Docusaurus with the content ${times === 1 ? 'once' : `${times} times`} …`)
    rows.push(await benchPeer(cwd, times))
  }
}
printTable(rows)
if (values.peer) printRatios(rows)
