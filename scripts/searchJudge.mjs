/**
 * `npm run search:judge`: makes sheets for judges of what answers the queries of a set, and takes in
 * what they answered. Needs a built site. The protocol stands in docs/search-judging.md.
 *
 *   --set <name>          working or counted
 *   --make <folder>       writes the sheets there: <set>-1.json and so on
 *   --take <folder>       reads the sheets there
 *   --answers <folder>    answers of one judge, a file for each sheet; twice or more with --take
 */
import './lib/checkNode.mjs'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { readBuiltIndex } from './lib/builtIndex.mjs'
import { readArguments } from './lib/commandLine.mjs'
import { fail } from './lib/run.mjs'
import {
  agreedAnswers,
  agreementOf,
  bm25,
  judgedFile,
  makeSheets,
  missingGrades,
} from './lib/searchJudge.mjs'
import { SETS, indexedRoutes, queriesFile, readQueries } from './lib/searchQuality.mjs'
import { loadTypeScript } from './lib/typescript.mjs'

/** Queries of a sheet: what a judge reads in one go. */
const SHEET_SIZE = 20
/** Letters of a lead. */
const LEAD = 240

const { values } = readArguments(
  {
    set: { type: 'string' },
    make: { type: 'string' },
    take: { type: 'string' },
    answers: { type: 'string', multiple: true, default: [] },
  },
  'npm run search:judge -- --set <name> (--make <folder> | --take <folder> --answers <folder> --answers <folder>)',
)
const set = SETS.find((name) => name === values.set)
if (set === undefined) fail(`Which set? --set ${SETS.join(' or --set ')}`)

if (values.make !== undefined) await make(values.make)
else if (values.take !== undefined) take(values.take)
else fail('Either --make <folder> or --take <folder> --answers <folder> --answers <folder>.')

/** @param {string} dir */
async function make(dir) {
  loadTypeScript()
  const { createEngine } = await import('../src/search/engine')
  const { unpackRecords } = await import('../src/search/indexFile')
  const { foldWord, textWords } = await import('../src/text/words')
  const { stemOf } = await import('../src/text/stems')
  const index = await readBuiltIndex()
  const engine = createEngine(index)
  const { site } = indexedRoutes(index)
  const routeOf = (/** @type {string} */ url) => url.slice(site.length) || '/'

  /** @type {Map<string, { route: string, title: string, lead: string, text: string }>} */
  const pages = new Map()
  for (const record of unpackRecords(index)) {
    const route = routeOf(record.url_without_anchor)
    const { lvl1: title } = record.hierarchy
    const text = [record.hierarchy[record.type], record.content].filter(Boolean).join(' ')
    const known = pages.get(route)
    if (known) known.text += ` ${text}`
    else pages.set(route, { route, title, lead: (record.content ?? '').slice(0, LEAD), text })
  }
  const all = [...pages.values()]
  const own = (/** @type {string} */ query) =>
    engine.search(query, { hitsPerPage: 60 }).hits.map(({ url }) => routeOf(url))
  const plain = bm25(all, (text) => textWords(text).map((word) => stemOf(foldWord(word))))
  const shown = all.map(({ route, title, lead }) => ({ route, title, lead }))

  const queries = readQueries(queriesFile(/** @type {'working'} */ (set)))
  const sheets = makeSheets(String(set), queries, [own, plain], shown, SHEET_SIZE)
  mkdirSync(dir, { recursive: true })
  sheets.forEach((sheet, place) => {
    const file = path.join(dir, `${set}-${place + 1}.json`)
    writeFileSync(file, `${JSON.stringify(sheet, null, 1)}\n`)
  })
  const judged = sheets.flatMap((sheet) => sheet.queries)
  const grades = judged.reduce((sum, query) => sum + query.pages.length, 0)
  console.log(`${sheets.length} sheets, ${judged.length} queries, ${grades} pages to grade`)
}

/** @param {string} dir */
function take(dir) {
  if (values.answers.length < 2) fail('An answer needs two judges: --answers <folder>, twice.')
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))
  const files = readdirSync(dir).filter((file) => file.startsWith(`${set}-`))
  if (files.length === 0) fail(`There are no sheets of the ${set} set in ${dir}.`)
  /** @type {string[]} */
  const wrong = []
  const sheets = files.map((file) => {
    /** @type {import('./lib/searchJudge.mjs').Sheet} */
    const sheet = read(path.join(dir, file))
    const judges = values.answers.map((folder) => {
      const answer = path.join(folder, file)
      const grades = existsSync(answer) ? read(answer) : {}
      wrong.push(...missingGrades(sheet, grades).map((message) => `${answer}: ${message}`))
      return grades
    })
    return { sheet, judges }
  })
  if (wrong.length > 0) {
    fail(`${wrong.slice(0, 20).join('\n')}\n${wrong.length} grades are missing or none of 0, 1, 2.`)
  }
  const { pages, agreement, kappa } = agreementOf(sheets)
  const answers = [...agreedAnswers(sheets)].filter(([, routes]) => routes.length > 0)
  const date = new Date().toISOString().slice(0, 10)
  const target = judgedFile(/** @type {'working'} */ (set))
  const head =
    `# Pages that answer a query of the ${set} set as well, by what judges found on ${date}\n` +
    `# (docs/search-judging.md): ${pages} pages graded by ${values.answers.length} judges, who agree on\n` +
    `# ${(agreement * 100).toFixed(1)} % of them (Cohen's kappa ${kappa.toFixed(2)}). Written by \`npm run search:judge\`.\n\n`
  writeFileSync(target, head + stringify(Object.fromEntries(answers), { lineWidth: 0 }))
  console.log(`${answers.length} queries have judged answers; kappa ${kappa.toFixed(2)}.`)
}
