/** Compares the commands on the pages of a plugin with those of its source. */
import type { SourceCommand } from '../plugins/model'
import { mayMatch, withHoles } from '../plugins/patterns'
import type { Page, Row } from '../site/pages'
import { HOLE } from '../source/evaluate'
import type { Difference } from './difference'

/** One word of a command: itself, any of several, or anything. */
type Word = string | readonly string[]

/**
 * @param text a command as a page writes it
 * @returns its words
 */
export function wordsOf(text: string): Word[] {
  const spaced = text
    .replace(/^\//, '')
    .replaceAll(/<[^<>]*>|\[[^[\]]*\]/g, (part) => part.replaceAll(' ', '_'))
  return spaced.split(/\s+/).map((word) => {
    const inside = /^[<[](.*)[>\]]$/.exec(word)?.[1]
    if (inside === undefined) return withHoles(word)
    return inside.includes('|') ? inside.split('|') : HOLE
  })
}

const fits = (word: Word | undefined, name: string): boolean =>
  word !== undefined && (typeof word === 'string' ? mayMatch(word, name) : word.includes(name))

const beginsWith = (words: readonly Word[], path: readonly string[]): boolean =>
  path.every((name, index) => fits(words[index], name))

/**
 * @param rows rows of the tables of commands
 * @param pages pages about the plugin
 * @param commands commands of the source
 * @param foreign commands of other plugins that pages may name as well
 * @returns the differences
 */
export function compareCommands(
  rows: readonly Row[],
  pages: readonly Page[],
  commands: readonly SourceCommand[],
  foreign: readonly SourceCommand[] = [],
): Difference[] {
  const parsed = rows.map((row) => ({ row, words: wordsOf(row.cells.command ?? '') }))
  // Another name of a command that has rows of its own need only be said somewhere.
  const said = (root = '') => pages.some(({ text }) => text.includes(`\`/${root}\``))
  // Commands that owners of servers make up have any name.
  const others = foreign.filter(({ path }) => path[0] !== HOLE)
  return [
    ...commands
      .filter(
        ({ path }) => parsed.some(({ words }) => fits(words[0], path[0] ?? '')) || !said(path[0]),
      )
      .flatMap((command) => compareCommand(command, parsed)),
    ...parsed
      .filter(({ words }) => !commands.some((command) => isOf(words, command)))
      .filter(({ words }) => !others.some(({ path }) => beginsWith(words, path)))
      .map(({ row }) => unknownCommand(row)),
  ]
}

interface ParsedRow {
  row: Row
  words: Word[]
}

function compareCommand(command: SourceCommand, rows: readonly ParsedRow[]): Difference[] {
  const { path, permission, place } = command
  const subject = `/${path.join(' ')}`
  const about = rows.filter(({ words }) => beginsWith(words, path))
  const [first] = about
  if (!first) {
    const message = `The command \`${subject}\` is in no table.`
    return [{ kind: 'command', subject, message, source: place }]
  }
  if (permission === undefined) return []
  // Rows of longer commands may ask for more; one of the command itself has to name its own.
  const exact = about.filter(
    ({ words }) => typeof words[path.length] !== 'string' || words[path.length] === HOLE,
  )
  const named = (exact.length > 0 ? exact : about).map(({ row }) =>
    withHoles(row.cells.permission ?? ''),
  )
  if (named.some((name) => mayMatch(name, permission) || name.startsWith(`${permission}.`)))
    return []
  const { row } = exact[0] ?? first
  if (exact.length === 0) return []
  const message = `The page names the permission \`${named[0]}\`, the source \`${permission}\`.`
  return [{ kind: 'command', subject, message, page: row.page.name, line: row.line, source: place }]
}

/** Whether the words are the command and then arguments of it. */
function isOf(words: readonly Word[], { path, texts }: SourceCommand): boolean {
  if (!beginsWith(words, path)) return false
  const next = words[path.length]
  return typeof next !== 'string' || next.includes(HOLE) || texts.has(next)
}

function unknownCommand(row: Row): Difference {
  const subject = row.cells.command ?? ''
  const message = 'No class in the source makes this command.'
  return { kind: 'command', subject, message, page: row.page.name, line: row.line }
}
