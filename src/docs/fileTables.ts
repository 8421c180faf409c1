/** Key tables of pages that say which file they are about. */
import type { FileKey, FileTable, PageFileTable } from '../effects/files/fileKeys'
import { isKeyAbsence } from '../effects/files/keyAbsence'
import { readLimits } from '../effects/files/keyLimits'
import { plainText } from '../text/plainText'
import type { DataTable } from './dataTable'
import type { DocMeta } from './docMeta'

/**
 * @param tables checked tables of a page
 * @returns those with keys of a file
 */
export function pageFileTables(tables: Readonly<Record<string, DataTable>>): PageFileTable[] {
  return Object.entries(tables).flatMap(([name, { file, rows }]) =>
    file === undefined ? [] : [{ file, name, keys: rows.map(fileKey) }],
  )
}

function fileKey({
  path = '',
  type = '',
  required,
  absent = '',
  unless,
  refers,
  choices,
  range,
  description = '',
  default: usual = '',
}: DataTable['rows'][number]): FileKey {
  const words = plainText(type).replaceAll('`', '')
  return {
    path: path.replaceAll('`', ''),
    ...(words !== '' && { type: words }),
    ...(required === 'true' && { required: isKeyAbsence(absent) ? absent : true }),
    ...(unless !== undefined && { unless }),
    ...(refers !== undefined && { refers }),
    ...readLimits(choices, range),
    ...(usual !== '' && { usual: plainText(usual).replaceAll('`', '') }),
    ...(description !== '' && { description: plainText(description) }),
  }
}

/**
 * @param docs docs of one set
 * @returns all tables with keys of files
 */
export function allFileTables(docs: readonly Pick<DocMeta, 'route' | 'fileTables'>[]): FileTable[] {
  return docs.flatMap(({ route, fileTables = [] }) =>
    fileTables.map((table) => ({ ...table, route })),
  )
}
