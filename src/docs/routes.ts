/** From a file's path to its doc id and route. */
import { createHash } from 'node:crypto'
import path from 'node:path/posix'

/** A file's place in the content folder, number prefixes read off. */
export interface DocPath {
  /** Folders from the content folder down, without number prefixes. */
  folders: string[]
  /** File name without extension and number prefix. */
  name: string
  /** Number in front of the file name, which orders it in the sidebar. */
  position?: number
}

// Dates and versions (2024-01, 7.0-x) are names, not prefixes. As in Docusaurus.
const NOT_A_PREFIX = /^\d+[-_.]\d+/
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/

/**
 * Reads the number in front of a file or folder name.
 *
 * @param name such as `01-intro`
 * @returns the name without it, and the number
 */
export function splitNumberPrefix(name: string): { name: string; position?: number } {
  const match = NOT_A_PREFIX.test(name) ? null : PREFIX.exec(name)
  return match ? { name: match[2] ?? name, position: Number(match[1]) } : { name }
}

/**
 * @param relativePath path in the content folder, with extension and `/`
 */
export function parseDocPath(relativePath: string): DocPath {
  const folders = path
    .dirname(relativePath)
    .split('/')
    .filter((part) => part !== '.' && part !== '')
  const { name, position } = splitNumberPrefix(path.basename(relativePath).replace(/\.mdx?$/, ''))
  return { folders: folders.map((folder) => splitNumberPrefix(folder).name), name, position }
}

/**
 * Whether a file stands for its folder: `index`, `README`, or named like the folder.
 *
 * @param docPath the file's place
 */
export function isIndexDoc({ folders, name }: DocPath): boolean {
  const lower = name.toLowerCase()
  return (
    lower === 'index' ||
    lower === 'readme' ||
    (folders.length > 0 && lower === folders.at(-1)?.toLowerCase())
  )
}

/**
 * @param docPath the file's place
 * @param ownId `id` of the front matter; replaces the file name
 * @returns path-like id, such as `ecocrates/rewards`
 */
export function docId({ folders, name }: DocPath, ownId?: string): string {
  return [...folders, ownId ?? name].join('/')
}

/**
 * The route of a doc: its folder path and name; `index` files stand for their folder, the main
 * doc for the root. `slug` replaces all of it (when it starts with `/`) or the name.
 *
 * @param docPath the file's place
 * @param options `basePath` of the doc set, `slug` and `id` of the front matter (an own id renames
 *   the doc; an index file stands for its folder all the same), whether it is the main doc
 * @returns route without trailing slash (`/` for the root)
 */
export function docRoute(
  docPath: DocPath,
  options: { basePath?: string; slug?: string; ownId?: string; isMainDoc?: boolean } = {},
): string {
  const { basePath = '', slug, ownId, isMainDoc = false } = options
  const folder = `/${docPath.folders.join('/')}`
  let own: string
  if (slug !== undefined) own = slug.startsWith('/') ? slug : path.join(folder, slug)
  else if (isMainDoc) own = '/'
  else if (isIndexDoc(docPath)) own = folder
  else own = path.join(folder, ownId ?? docPath.name)
  return cleanRoute(`${basePath}${own}`)
}

/**
 * Brings a path into the form that routes have: one slash between parts, no trailing slash, no
 * `index.html`.
 *
 * @param pathname path that starts with `/`
 */
export function cleanRoute(pathname: string): string {
  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\/+$/, '')
  return clean === '' ? '/' : clean
}

/**
 * A short name for a route, used as the id prefix of its search records.
 *
 * @param route exact route
 * @returns 6 characters, digits and lower-case letters
 */
export function routeKey(route: string): string {
  const digest = createHash('sha256').update(route).digest()
  return digest.readUIntBE(0, 6).toString(36).padStart(6, '0').slice(-6)
}
