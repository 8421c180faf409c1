/**
 * `node scripts/changedPages.mjs <commit>`: the pages that differ from a commit, as JSON: for the
 * comment on a pull request. Exit code: 2 when called wrongly.
 */
import './lib/checkNode.mjs'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { refuse } from './lib/commandLine.mjs'
import { loadTypeScript } from './lib/typescript.mjs'

loadTypeScript()
const { changedPages, parseNameStatus } = await import('../src/docs/changedPages')
const { readPageMeta } = await import('../src/docs/readContent')
const { loadSiteConfig } = await import('../src/docs/siteConfig')
const { default: siteConfig } = await import('../site.config')

const [base] = process.argv.slice(2)
if (!base || base.startsWith('-')) refuse('Usage: node scripts/changedPages.mjs <commit>')

const { contentDir } = loadSiteConfig(siteConfig)
const output = execFileSync(
  'git',
  ['diff', '--name-status', '--no-renames', '-z', '--relative', `${base}...HEAD`, '--', '.'],
  { cwd: contentDir, encoding: 'utf8', maxBuffer: 1e8 },
)
const pages = changedPages(parseNameStatus(output), (file) => {
  const filePath = path.join(contentDir, file)
  return readPageMeta(readFileSync(filePath, 'utf8'), filePath, contentDir)
})
console.log(JSON.stringify(pages, null, 2))
