/**
 * `node scripts/gameNames.mjs <folder>`: reads the names of items, blocks and mobs from a checkout
 * of PaperMC/Paper, whose lists are made from the game, and writes them for the checker. Names that
 * went are told: who runs an older version still has them (`FORMER_...` in `gameNames.ts`).
 */
import './lib/checkNode.mjs'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { refuse } from './lib/commandLine.mjs'
import { ROOT } from './lib/paths.mjs'
import { fail } from './lib/run.mjs'

const LISTS = path.join(ROOT, 'src/effects/checker/gameNameLists.ts')
const WIDTH = 98

const [folder] = process.argv.slice(2)
if (folder === undefined) refuse('Usage: node scripts/gameNames.mjs <checkout of PaperMC/Paper>')

/** @param {string} file path in the checkout */
const read = (file) => readFileSync(path.join(folder, file), 'utf8')

/**
 * @param {string} text part of an enum
 * @param {RegExp} entry a name at the start of a line
 */
const namesIn = (text, entry) =>
  [...text.matchAll(entry)].map(([, name = '']) => name.toLowerCase()).sort()

/** @param {string} name of a part that is generated */
function materials(name) {
  const [, part = ''] = material.split(`// Start generate - ${name}`)
  const [own = ''] = part.split(`// End generate - ${name}`)
  // Who writes `air` means nothing.
  return namesIn(own, /^ {4}([A-Z][A-Z\d_]*)\(/gm).filter((one) => one !== 'air')
}

/** @param {readonly string[]} names */
function wrapped(names) {
  const lines = ['']
  for (const name of names) {
    const line = lines.at(-1) ?? ''
    if (line.length + name.length >= WIDTH) lines.push(name)
    else lines[lines.length - 1] = line === '' ? name : `${line} ${name}`
  }
  return lines.join('\n')
}

const api = 'paper-api/src/main/java/org/bukkit'
const material = read(`${api}/Material.java`)
const version = /^mcVersion=(.+)$/m.exec(read('gradle.properties'))?.[1]?.trim() ?? ''
/** @type {readonly (readonly [string, string, string[]])[]} */
const lists = [
  ['ITEMS', 'Items that are no blocks.', materials('Items')],
  ['BLOCKS', 'All blocks; most of them are items, too.', materials('Blocks')],
  [
    'MOBS',
    'Mobs, and whatever else can stand, lie or fly about in a world.',
    namesIn(read(`${api}/entity/EntityType.java`), /^ {4}([A-Z][A-Z\d_]*)\("/gm),
  ],
]
const empty = lists.filter(([, , names]) => names.length === 0)
if (version === '' || empty.length > 0) {
  fail(`Nothing is found for ${empty.map(([name]) => name).join(', ') || 'the version'}.`)
}

const before = existsSync(LISTS) ? readFileSync(LISTS, 'utf8') : ''
const now = new Set(lists.flatMap(([, , names]) => names))
const gone = [...before.matchAll(/`\n(.*?)\n`/gs)]
  .flatMap(([, names = '']) => names.split(/\s+/))
  .filter((name) => !now.has(name))
if (gone.length > 0) console.log(`Gone: ${gone.join(' ')}`)

const parts = lists.map(
  ([name, words, names]) => `/** ${words} */\nexport const ${name} = \`\n${wrapped(names)}\n\`\n`,
)
writeFileSync(
  LISTS,
  `/**
 * What the game calls its items, blocks and mobs; written by \`scripts/gameNames.mjs\`. Source:
 * \`Material.java\` and \`EntityType.java\` of PaperMC/Paper, which are made from the game.
 */
export const GAME_VERSION = '${version}'

${parts.join('\n')}`,
)
console.log(`${lists.map(([name, , names]) => `${names.length} ${name.toLowerCase()}`).join(', ')}`)
