/** Compares the permissions on the pages of a plugin with those of its source. */
import type { PermissionDefault, SourcePermission } from '../plugins/model'
import { covers, mayMatch, withHoles } from '../plugins/patterns'
import type { Page, Row } from '../site/pages'
import { HOLE } from '../source/evaluate'
import type { Difference } from './difference'

/** How the words of a cell begin that says who has a permission. */
const WORDS: readonly (readonly [RegExp, PermissionDefault])[] = [
  [/^everyone/i, 'everyone'],
  [/^operators/i, 'operators'],
  [/^nobody/i, 'nobody'],
]

/** A cell may name several permissions. */
const namesIn = (cell: string): string[] =>
  cell
    .split(/,\s*/)
    .map((name) => withHoles(name.trim()))
    .filter((name) => name !== '')

/**
 * @param rows rows of the tables of commands and permissions
 * @param pages pages about the plugin
 * @param permissions permissions of the source
 * @param known permissions of other plugins that pages may name as well
 * @returns the differences
 */
export function comparePermissions(
  rows: readonly Row[],
  pages: readonly Page[],
  permissions: readonly SourcePermission[],
  known: readonly SourcePermission[] = [],
): Difference[] {
  const mentioned = new Set(pages.flatMap(({ text }) => permissionsIn(text)))
  return [
    ...permissions
      .filter(({ name }) => ![...mentioned].some((written) => stands(written, name)))
      .map(({ name, place }) => ({
        kind: 'permission' as const,
        subject: name,
        message: `No page names the permission \`${name}\`.`,
        source: place,
      })),
    ...rows.flatMap((row) => compareRow(row, permissions, known)),
  ]
}

/** Names with dots, among them those with holes and stars. */
const permissionsIn = (text: string): string[] =>
  [...text.matchAll(/[a-z][\w-]*(?:\.(?:[\w-]+|<[^<>]*>|\*))+/g)].map(([name]) => withHoles(name))

/** `a.<x>` on a page is about `a.*` in the source, too. */
const stands = (written: string, name: string): boolean =>
  mayMatch(written, name) || (name.endsWith('.*') && written === name.replace(/\*$/, HOLE))

function compareRow(
  row: Row,
  permissions: readonly SourcePermission[],
  known: readonly SourcePermission[],
): Difference[] {
  const says = WORDS.find(([words]) => words.test(row.cells.default ?? ''))?.[1]
  return namesIn(row.cells.permission ?? '').flatMap((name) => {
    const at = { subject: name, page: row.page.name, line: row.line }
    // Owners of servers make up permissions of their own.
    if (!/^[a-z][\w-]*\./.test(name)) return []
    const found = permissions.find((permission) => permission.name === name)
    const covered = [...permissions, ...known].some(
      (permission) => stands(name, permission.name) || isBelow(name, permission),
    )
    if (!covered) {
      const message = `The source knows no permission \`${name}\`.`
      return [{ kind: 'permission' as const, message, ...at }]
    }
    if (!found?.default || says === undefined || says === found.default) return []
    const declared = found.declared ? '' : ', where it is not declared'
    const message = `The page says that ${says} has it, the source ${found.default}${declared}.`
    return [{ kind: 'permission' as const, message, ...at, source: found.place }]
  })
}

/** `a.b.<x>` is one of `a.b.*`. */
const isBelow = (name: string, permission: SourcePermission): boolean =>
  permission.name.endsWith('.*') &&
  name.includes(HOLE) &&
  covers(permission.name.replace(/\*$/, HOLE), name.replaceAll(HOLE, 'x'))
