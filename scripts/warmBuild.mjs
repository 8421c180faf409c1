/**
 * `npm run build:compare`: whether a build that remembers the last one writes what a build from
 * nothing writes. Edits, renames and removes a page of a copy of the content in between.
 *
 *   --content <folder>  other docs than the site's own
 */
import './lib/checkNode.mjs'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listPages } from './lib/copyContent.mjs'
import { ROOT } from './lib/paths.mjs'
import { fail } from './lib/run.mjs'
import { compareWarmBuild } from './lib/warmBuild.mjs'

const { values } = parseArgs({
  options: { content: { type: 'string', default: path.join(ROOT, 'content') } },
})

/** @type {string[]} */
let candidates = []

const { cold, warm, different } = await compareWarmBuild({
  name: 'compare',
  content: path.resolve(values.content),
  changes: [
    (folder) => {
      const pages = listPages(folder)
      const words = pages.flatMap((page) => readFileSync(page, 'utf8').match(/[\w-]+/g) ?? [])
      const counts = new Map()
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
      // Nothing may link to what is renamed or removed.
      candidates = pages.filter((page) => !counts.has(path.basename(page).replace(/\.mdx?$/, '')))
      const edited = pages.find((page) => !candidates.includes(page))
      if (edited === undefined) fail('There is no page to edit.')
      writeFileSync(edited, `${readFileSync(edited, 'utf8').trimEnd()}\n\nOne more line.\n`)
      console.log(`Edited ${path.relative(folder, edited)}.`)
    },
    (folder) => {
      const [renamed, removed] = candidates
      if (renamed) renameSync(renamed, renamed.replace(/(\.mdx?)$/, '-renamed$1'))
      if (removed) rmSync(removed)
      const shown = [renamed, removed].map((page) => (page ? path.relative(folder, page) : 'none'))
      console.log(`Renamed ${shown[0]}, removed ${shown[1]}.`)
    },
  ],
})
console.log(`From nothing: ${cold.toFixed(1)} s.`)
for (const { seconds, made } of warm) {
  console.log(`After a change: ${seconds.toFixed(1)} s, ${made.length} pages made anew.`)
}
if (different.length > 0) {
  const list = different.map((file) => `  ${file}`).join('\n')
  fail(`A build from nothing writes these otherwise:\n${list}`)
}
console.log('A build from nothing writes the same.')
