/** The keys of whole config files, as the key tables of the guides list them. */
import type { KeyAbsence } from './keyAbsence'
import type { KeyLimits } from './keyLimits'

/** A key of a file. */
export interface FileKey extends KeyLimits {
  /** From the top of the file; `[]` behind a list's key, `<name>` for keys that are free. */
  path: string
  /** What it takes, in the words of the table: `whole number`, `list of effects`. */
  type?: string
  /** Whether the file needs it: what comes of the file without it, or true where only that is known. */
  required?: true | KeyAbsence
  /** A key beside it with which a required one may be missing. */
  unless?: string
  /** What it is for, plain text; the checker does without. */
  description?: string
  /** What the plugin does without it, plain text; the checker does without. */
  usual?: string
  /** Files whose names are the ids that it takes: `EcoCrates/rewards/*.yml`. */
  refers?: string
}

/** A table of a page that lists keys of a file. */
export interface FileTable {
  /** Path below `plugins`: `Talismans/config.yml`, or `Talismans/talismans/*.yml` for any file. */
  file: string
  /** Route of the page. */
  route: string
  /** Name of the table, with which the anchors of its rows begin. */
  name: string
  keys: FileKey[]
}

/** A {@link FileTable} as it is written: what the page's other tables are, and no route. */
export type PageFileTable = Omit<FileTable, 'route'>

/**
 * @param tables tables with keys of files
 * @returns them without descriptions and defaults, which are most of their text; neighbours that
 *   are alike then share a row, see `pathsOf`
 */
export function withoutWords(tables: readonly FileTable[]): FileTable[] {
  return tables.map((table) => ({
    ...table,
    keys: joinAlike(table.keys.map(({ description: _description, usual: _usual, ...key }) => key)),
  }))
}

function joinAlike(keys: readonly FileKey[]): FileKey[] {
  const joined: FileKey[] = []
  for (const key of keys) {
    const last = joined.at(-1)
    if (last && isAlike(last, key)) {
      const beside = /(?:^|[\s,])([^\s,]+)\.[^\s,.]+$/.exec(last.path)?.[1]
      const isBeside = beside !== undefined && key.path.startsWith(`${beside}.`)
      const path = isBeside ? key.path.slice(beside.length) : key.path
      joined[joined.length - 1] = { ...last, path: `${last.path}, ${path}` }
    } else joined.push(key)
  }
  return joined
}

const isAlike = (one: FileKey, other: FileKey): boolean =>
  JSON.stringify({ ...one, path: '' }) === JSON.stringify({ ...other, path: '' })

/** Which file of a plugin it is. */
export interface FilePlace {
  /** Folder in `plugins`. */
  plugin: string
  /** Folder in the plugin's, or a file in it. */
  place: string
}

/** What `file` of a table may be. */
export const FILE_PATTERN = /^[\w-]+\/[\w-]+(?:\.yml|\/\*\.yml)$/

/**
 * @param tables tables with keys of files
 * @returns the kinds of files that they are about, each once, see {@link FileTable}
 */
export function fileKinds(tables: readonly Pick<FileTable, 'file'>[]): string[] {
  return [...new Set(tables.map(({ file }) => file))]
}

/**
 * @param kind a kind of file, see {@link FileTable}
 * @returns a file of that kind, as the checker takes its path
 */
export function samplePath(kind: string): string {
  return `plugins/${kind.replace('*', 'config')}`
}

/**
 * @param file `file` of a table, see {@link FileTable}
 * @returns a name for such files, as addresses have it: `talismans-talismans`
 */
export function kindName(file: string): string {
  const { plugin, place } = placeOf(file)
  return `${plugin}-${place.replace(/\.yml$/, '')}`.toLowerCase()
}

/**
 * @param file `file` of a table, see {@link FileTable}
 * @returns the place of the files that it stands for
 */
export function placeOf(file: string): FilePlace {
  const [plugin = '', place = ''] = file.split('/')
  return { plugin, place }
}
