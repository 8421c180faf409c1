/** Content folders for the benchmark: copies of the site's own, and plain Markdown of it. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './hash.mjs'

/** Fields that would give two copies of a page the same route, or point into the original. */
const OWN_PLACE = /^(slug|routes|id|pagination_prev|pagination_next)$/

/**
 * @param {string} text a file of the content folder
 * @returns {{ front: string, body: string }} its front matter without the fences, and the rest
 */
export function splitFrontMatter(text) {
  const match = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/.exec(text)
  return match
    ? { front: match[1] ?? '', body: text.slice(match[0].length) }
    : { front: '', body: text }
}

/**
 * Removes top-level fields, with the lines that belong to them.
 *
 * @param {string} front YAML of the front matter
 * @param {(name: string) => boolean} unwanted
 * @returns {string}
 */
export function dropFields(front, unwanted) {
  let dropping = false
  const kept = front.split('\n').filter((line) => {
    const field = /^([\w-]+):/.exec(line)
    if (field) dropping = unwanted(field[1] ?? '')
    return !dropping
  })
  return kept.join('\n')
}

/**
 * Makes a page fit to stand a second time in the same site. An entry keeps its `id`, which does
 * not decide over its route.
 *
 * @param {string} text
 * @returns {string}
 */
export function asCopy(text) {
  const { front, body } = splitFrontMatter(text)
  const isEntry = /^kind:/m.test(front)
  const cut = dropFields(front, (name) => OWN_PLACE.test(name) && !(isEntry && name === 'id'))
  return `---\n${cut}\n---\n${body}`
}

/**
 * Makes a page plain Markdown, for a comparison with other generators: no components, only the
 * fields that all of them know.
 *
 * @param {string} text
 * @returns {string}
 */
export function asPlainMarkdown(text) {
  const { front, body } = splitFrontMatter(text)
  const shared = /^(title|description|sidebar_label|sidebar_position|slug)$/
  const cut = dropFields(front, (name) => !shared.test(name))
  const plain = body
    .replace(/^import .*$/gm, '')
    .replace(/<[A-Z]\w*(?:[^<>`]|"[^"]*")*\/>/g, '')
    .replace(/<\/?[A-Z]\w*(?:[^<>`]|"[^"]*")*>/g, '')
  return `---\n${cut}\n---\n${plain}`
}

/**
 * @param {string} folder
 * @returns {string[]} the pages in a content folder, as absolute paths
 */
export function listPages(folder) {
  return listFiles(folder).filter((file) => {
    const isPartial = path
      .relative(folder, file)
      .split(path.sep)
      .some((part) => part.startsWith('_'))
    return /\.mdx?$/.test(file) && !isPartial
  })
}

/**
 * Writes a content folder that holds the original at its root and further copies in folders of
 * their own. Absolute links of the copies lead to the original.
 *
 * @param {string} source
 * @param {string} target folder to make
 * @param {number} times how often the content is there in the end, at least once
 */
export function multiplyContent(source, target, times) {
  mkdirSync(target, { recursive: true })
  // Settings beside the docs may name folders that are not copied; only the pages are measured.
  const filter = (/** @type {string} */ file) => path.basename(file) !== 'site.config.json'
  cpSync(source, target, { recursive: true, filter })
  for (let copy = 2; copy <= times; copy += 1) {
    const folder = path.join(target, `copy-${copy}`)
    cpSync(source, folder, { recursive: true, filter })
    for (const page of listPages(folder)) writeFileSync(page, asCopy(readFileSync(page, 'utf8')))
    // What a category links to is named by the doc's full id, which the copies do not have.
    for (const file of listFiles(folder).filter((name) => name.endsWith('_category_.json'))) {
      const category = JSON.parse(readFileSync(file, 'utf8'))
      delete category.link
      writeFileSync(file, JSON.stringify(category))
    }
  }
}
