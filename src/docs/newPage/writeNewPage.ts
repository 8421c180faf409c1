/** Writes what `npm run new` makes, once the build would accept it. */
import fs from 'node:fs'
import path from 'node:path'
import type { EntryKind } from '../../effects/entry/entry'
import { readCategory } from '../category'
import { compileRead } from '../compile/compile'
import { messagePath, readDocMeta } from '../docMeta'
import { formatProblem } from '../issues'
import type { Problem } from '../issues'
import { listPages, readContentEntries, readPageMeta } from '../readContent'
import type { EntryDocMeta } from '../readContent'
import type { DocSetSource } from '../siteConfig'
import { NewPageError, checkId, isEntryKind, parseKind, planFiles } from './planFiles'
import type { NewKind, PlannedFile } from './planFiles'

/** What was typed. */
export interface NewPageRequest {
  kind: string
  id: string
  /** Folder of an entry, below the content folder; where most of its kind are when left out. */
  folder?: string
  title?: string
}

/** Where it is written. */
export interface NewPagePlace {
  source: DocSetSource
  mainDocId: string
  /** Messages name files relative to it. */
  root: string
}

/** What was written. */
export interface WrittenPage {
  kind: NewKind
  /** Paths as messages name them. */
  files: string[]
  /** Route of the new page; none of a bare folder. */
  route?: string
}

/**
 * Writes the files of a new page or folder. Never writes over a file, and nothing that the build would
 * complain about.
 *
 * @param request kind, id and names as they were typed
 * @param place content folder and site
 * @returns what was written
 * @throws NewPageError when it cannot be made
 */
export function writeNewPage(request: NewPageRequest, place: NewPagePlace): WrittenPage {
  const kind = parseKind(request.kind)
  checkId(kind, request.id)
  const { folder: content } = place.source
  const entries = isEntryKind(kind) ? readContentEntries(content) : []
  const folder = request.folder ?? (isEntryKind(kind) ? entryFolder(kind, entries) : '')
  const planned = planFiles({
    kind,
    id: request.id,
    folder: cleanFolder(folder),
    title: request.title,
  })
  const files = planned.map((file) => ({ ...file, absolute: path.join(content, file.path) }))
  refuseWhatIsThere(files, place)
  const twin = entries.find(({ entry }) => entry.kind === kind && entry.id === request.id)
  if (twin) {
    const file = messagePath(twin.filePath, place.root)
    throw new NewPageError(`The ${kind} "${request.id}" has its page already: ${file}.`)
  }
  const routes = files.flatMap((file) => acceptedRoute(file, place))
  refuseTakenRoutes(routes, place)
  for (const { absolute, text } of files) {
    fs.mkdirSync(path.dirname(absolute), { recursive: true })
    // Fails rather than to write over a file that has come meanwhile.
    fs.writeFileSync(absolute, text, { flag: 'wx' })
  }
  return {
    kind,
    files: files.map(({ absolute }) => messagePath(absolute, place.root)),
    route: routes[0],
  }
}

/** The folder with most pages of a kind, or one that is named after it. */
function entryFolder(kind: EntryKind, entries: readonly EntryDocMeta[]): string {
  const counts = new Map<string, number>()
  for (const { entry, folders } of entries) {
    const folder = folders.join('/')
    if (entry.kind === kind) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? `effects/all-${kind}s`
}

function cleanFolder(folder: string): string {
  const clean = path.posix.normalize(folder.replaceAll('\\', '/')).replace(/\/$/, '')
  if (!path.posix.isAbsolute(clean) && !clean.startsWith('..')) return clean
  throw new NewPageError(`The folder "${folder}" is not below the content folder.`)
}

function refuseWhatIsThere(files: readonly { absolute: string }[], { root }: NewPagePlace): void {
  for (const { absolute } of files) {
    const other = absolute.replace(/\.mdx$/, '.md')
    const there = [absolute, other].find((file) => fs.existsSync(file))
    if (there === undefined) continue
    throw new NewPageError(`${messagePath(there, root)} is there already; nothing was written.`)
  }
}

/** Reads a planned file as the build will. */
function acceptedRoute(file: PlannedFile & { absolute: string }, place: NewPagePlace): string[] {
  const { absolute: filePath, text: raw } = file
  if (filePath.endsWith('.json')) {
    refuseProblems(readCategory(raw, file.path).problems)
    return []
  }
  const { meta, problems, read } = readDocMeta({ raw, filePath, ...place })
  refuseProblems([...problems, ...compileRead(meta, read).problems])
  return [meta.route]
}

function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new NewPageError(problems.map(formatProblem).join('\n'))
}

function refuseTakenRoutes(routes: readonly string[], { source, root }: NewPagePlace): void {
  if (routes.length === 0) return
  for (const filePath of listPages(source.folder)) {
    const raw = fs.readFileSync(filePath, 'utf8')
    const meta = readPageMeta(raw, filePath, source.folder)
    const route = `${source.basePath}${meta.route}`
    if (!routes.includes(route)) continue
    throw new NewPageError(`The route ${route} is taken by ${messagePath(filePath, root)}.`)
  }
}
