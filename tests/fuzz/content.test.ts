/** Content by chance: `npm run fuzz` takes 20,000 folders, a run of the unit tests a few. */
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { buildContent } from './buildContent'
import type { Outcome } from './buildContent'
import { hostileContent } from './hostileContent'
import type { HostileFile } from './hostileContent'
import { eachInput } from './run'

vi.mock('gatsby', () => import('../../src/site/testing/gatsby'))

/** What no content may bring into a page: elements that run code, and handlers. */
const RUNS_CODE =
  /<script\b|<[a-z][^>]*\son[a-z]+=|<[a-z][^>]*\s(?:href|src|action)="\s*javascript:(?!throw)/i

/** Attributes that show their text. */
const HARMLESS = /\s(?:content|title|alt|value|placeholder|aria-label|data-[a-z-]+)="[^"]*"/g

/** The finder's own script. */
const FINDER_SCRIPT = /<script>if\(location\.search\)[^<]*<\/script>/g

/** A problem names a file that is there and a line in it. */
function checkProblem(problem: string, files: readonly HostileFile[]): void {
  const place = files.find(({ path: file }) => problem.startsWith(`content/${file}:`))
  if (!place) throw new Error(`The problem names no file: ${problem}`)
  const rest = problem.slice(`content/${place.path}:`.length)
  const [, line = '', message = ''] = /^(\d+)(?::\d+)? {2}(\S.*)$/s.exec(rest) ?? []
  const lines = place.bytes.toString().split(/\r\n?|\n/).length
  const inFile = Number(line) >= 1 && Number(line) <= lines
  if (!inFile || message === '')
    throw new Error(`The problem names no line of ${lines}: ${problem}`)
  if (message.length > 2000) throw new Error(`The problem is too long: ${problem.slice(0, 300)}`)
}

function checkFiles(files: readonly string[]): void {
  const all = new Set(files)
  if (all.size < files.length) {
    const doubles = files.filter((file, place) => files.indexOf(file) !== place)
    throw new Error(`Files are written twice: ${JSON.stringify(doubles)}`)
  }
  for (const file of files) {
    const inPublic = path.join('/public', file)
    if (!inPublic.startsWith('/public/') || inPublic !== `/public${file}`) {
      throw new Error(`A file is written outside of the site: ${file}`)
    }
    for (let folder = path.dirname(file); folder !== '/'; folder = path.dirname(folder)) {
      if (all.has(folder)) throw new Error(`${folder} is a file and the folder of ${file}`)
    }
  }
}

function check({ problems, pages, files }: Outcome, content: readonly HostileFile[]): void {
  for (const problem of problems) {
    if (/^(content\/.*: |Duplicate )/.test(problem)) continue
    checkProblem(problem, content)
  }
  for (const [route, html] of pages) {
    const [found] = RUNS_CODE.exec(html.replaceAll(FINDER_SCRIPT, '').replace(HARMLESS, '')) ?? []
    if (found !== undefined) throw new Error(`The page ${route} holds ${found}`)
  }
  checkFiles(files)
}

describe('content by chance', () => {
  it('becomes pages, or problems with file and line', { timeout: 0 }, async () => {
    const counts = { clean: 0, wrong: 0, pages: 0 }
    await eachInput('content', 400, async (seed) => {
      const content = hostileContent(seed)
      try {
        const outcome = await buildContent(content)
        check(outcome, content)
        counts[outcome.problems.length === 0 ? 'clean' : 'wrong'] += 1
        counts.pages += outcome.pages.size
      } catch (error) {
        const shown = content.map(({ path: file, bytes }) => ({ file, text: bytes.toString() }))
        throw new Error(JSON.stringify(shown).slice(0, 4000), { cause: error })
      }
    })
    if (process.env.FUZZ_RUNS) console.log(counts)
    // Rubbish alone would show nothing.
    expect(counts.clean).toBeGreaterThan(0)
    expect(counts.wrong).toBeGreaterThan(0)
  })
})
