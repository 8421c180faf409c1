/** `npm run develop`: what is wrong in the content, in the terminal and on a page of its own. */
import type { Reporter } from 'gatsby'
import { formatProblem } from '../docs/issues'
import type { Problem } from '../docs/issues'
import { readBuiltSite, writtenProblems } from './builtDocs'
import type { NodeSource } from './builtDocs'
import { checkContent } from './checkContent'
import type { ContentReport } from './checkContent'
import type { SiteContext } from './docsSite'

/** Milliseconds without an edit after which the content is checked: pages are shown first. */
const QUIET = 700

/** A report, and the pages that the files in it make. */
export interface DevelopReport extends ContentReport {
  /** Routes of docs by the path that messages name. */
  routes: Map<string, string>
}

/**
 * @param source Gatsby's nodes
 * @param context site config
 * @returns everything that the build would say of the content as it is now
 */
export async function developReport(
  source: NodeSource,
  context: SiteContext,
): Promise<DevelopReport> {
  const { docs, index, routes } = await readBuiltSite(source, context)
  const { errors, warnings } = checkContent(docs, routes, context)
  const written = writtenProblems(source)
  const duplicates = index.warnings.map((message) => ({ file: 'content', line: 1, message }))
  return {
    errors: context.adopted ? errors : [...written, ...errors],
    warnings: [...(context.adopted ? written : []), ...warnings, ...duplicates],
    routes: new Map(index.docs.map((doc) => [doc.source, doc.route])),
  }
}

/**
 * @param before what was told last; undefined when nothing was yet
 * @param now what is wrong now
 * @param address of the page that lists all of it
 * @returns the lines for the terminal, or undefined when it is as it was
 */
export function changeMessage(
  before: readonly Problem[] | undefined,
  now: readonly Problem[],
  address: string,
): { isWrong: boolean; text: string } | undefined {
  const told = new Set(before?.map(formatProblem))
  const wrong = now.map(formatProblem)
  const fresh = wrong.filter((line) => !told.has(line))
  const mended = told.size > 0 && [...told].some((line) => !wrong.includes(line))
  if (wrong.length === 0) {
    if (before === undefined) return { isWrong: false, text: `The content is right: ${address}` }
    return mended ? { isWrong: false, text: 'Mended: the content is right again.' } : undefined
  }
  if (fresh.length === 0) {
    return mended ? { isWrong: false, text: `Mended. ${wrong.length} left: ${address}` } : undefined
  }
  const lines = fresh.map((line) => `  ${line}`).join('\n')
  return {
    isWrong: true,
    text: `The content has errors (${wrong.length}), all on ${address}\n\n${lines}\n`,
  }
}

/**
 * Tells in the terminal what has become wrong or right, a moment after each edit.
 *
 * @param reporter Gatsby's
 * @param report finds what is wrong
 * @param address of the page that lists all of it
 * @returns to be called after each change of the content
 */
export function watchProblems(
  reporter: Pick<Reporter, 'error' | 'info' | 'warn'>,
  report: () => Promise<ContentReport>,
  address: () => string,
): () => void {
  let before: readonly Problem[] | undefined
  let timer: NodeJS.Timeout | undefined
  let checks: Promise<void> = Promise.resolve()
  const check = async () => {
    try {
      const { errors } = await report()
      const message = changeMessage(before, errors, address())
      before = errors
      if (message?.isWrong) reporter.error(message.text)
      else if (message) reporter.info(message.text)
    } catch (error) {
      // Content changes under its feet: the next edit checks again.
      reporter.warn(
        `The content was not checked: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      checks = checks.then(check)
    }, QUIET)
  }
}
