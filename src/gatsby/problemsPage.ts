import { formatProblem } from '../docs/issues'
import type { Problem } from '../docs/issues'
import { escapeHtml } from '../text/escapeHtml'
import type { DevelopReport } from './developProblems'

/** Seconds after which the page asks anew: what is mended goes away by itself. */
const REFRESH = 2

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'li{margin-block:.5rem;overflow-wrap:anywhere}'

/**
 * @param report what is wrong in the content
 * @returns the HTML of the page of `npm run develop` that lists it
 */
export function problemsPage({ errors, warnings, routes }: DevelopReport): string {
  const item = (problem: Problem) => {
    const route = routes.get(problem.file)
    const link = route === undefined ? '' : ` <a href="${escapeHtml(route)}">Open the page</a>`
    return `<li><code>${escapeHtml(formatProblem(problem))}</code>${link}</li>`
  }
  const list = (title: string, problems: readonly Problem[]) =>
    problems.length === 0
      ? ''
      : `<h2>${title} (${problems.length})</h2><ul>${problems.map(item).join('')}</ul>`
  const isRight = errors.length + warnings.length === 0
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems of the content</title>` +
    `<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${REFRESH}">` +
    `<style>${STYLE}</style></head><body><main><h1>Problems of the content</h1>` +
    (isRight ? '<p>There are none.</p>' : '') +
    list('What stops the build', errors) +
    list('What the build only tells', warnings) +
    '</main></body></html>'
  )
}
