/**
 * `npm run adopt -- ../their-site`: writes a `site.config.json` for the docs of a Docusaurus site,
 * from what is plain data in its config. None of its code is run.
 *
 *   <folder>       folder with their docusaurus.config
 *   --out <file>   where the config is written; `site.config.json` in their folder of docs when left
 *                  out, where a build of these docs finds it
 *   --force        writes over a config that is there
 *
 * Exit code: 0 when it is written, 2 when called wrongly.
 */
import './lib/checkNode.mjs'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readArguments, refuse } from './lib/commandLine.mjs'
import { loadTypeScript } from './lib/typescript.mjs'

loadTypeScript()
const { readAdoption } = await import('../src/docs/adopt/readAdoption')

const USAGE = 'Usage: npm run adopt -- [--out file] [--force] <folder with a docusaurus.config>'

/** Where the command was given; npm itself changes to the repository. */
const START = process.env.INIT_CWD ?? process.cwd()

const { positionals, values } = readArguments(
  { out: { type: 'string' }, force: { type: 'boolean', default: false } },
  USAGE,
)
const [given, ...more] = positionals
if (given === undefined || more.length > 0) refuse(USAGE)
const folder = path.resolve(START, given)
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  refuse(`There is no folder ${given}.\n${USAGE}`)
}

/** @returns {import('../src/docs/adopt/readAdoption').Adoption} */
function adoption() {
  try {
    return readAdoption(folder)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const { config, docsDir, leftOut } = adoption()
const file = values.out ? path.resolve(START, values.out) : path.join(docsDir, 'site.config.json')
const json = `${JSON.stringify(config, null, 2)}\n`
if (existsSync(file) && !values.force && readFileSync(file, 'utf8') !== json) {
  refuse(`${file} is there already: --force writes over it.`)
}
writeFileSync(file, json)

console.log(`Written: ${file}`)
if (leftOut.length > 0) {
  console.log(`\nLeft out (${leftOut.length}):\n`)
  for (const line of leftOut) console.log(`  ${line}`)
}
const own = values.out ? ` DOCS_CONFIG=${file}` : ''
console.log(`\nBuild and look at it:\n\n  DOCS_CONTENT=${docsDir}${own} npm start`)
