/** The keys of whole config files, as the key tables of the guides list them. */

/** A key of a file. */
export interface FileKey {
  /** From the top of the file; `[]` behind a list's key, `<name>` for keys that are free. */
  path: string
  /** What it takes, in the words of the table: `whole number`, `list of effects`. */
  type?: string
  required?: true
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
 * @param file `file` of a table, see {@link FileTable}
 * @returns the place of the files that it stands for
 */
export function placeOf(file: string): FilePlace {
  const [plugin = '', place = ''] = file.split('/')
  return { plugin, place }
}
