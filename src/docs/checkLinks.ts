/** Finds links that lead nowhere: routes, anchors, files. */
import { classifyHref, runsCode } from './hrefs'
import type { HrefOrigin } from './hrefs'
import type { Problem } from './issues'
import { nearest } from '../text/nearest'

/** A doc as the check needs it. */
export interface CheckedDoc {
  route: string
  filePath: string
  /** Path that messages name. */
  source: string
  anchors: ReadonlySet<string>
  links: readonly { href: string; line: number; column?: number }[]
}

export interface LinkCheck {
  docs: readonly CheckedDoc[]
  /** Every route that the site answers, docs and other pages. */
  routes: ReadonlySet<string>
  contentDir: (doc: CheckedDoc) => string
  /** Whether a file exists, by absolute path. */
  fileExists: (filePath: string) => boolean
  /** Whether the `static` folder has a file, by its site path. */
  staticExists: (sitePath: string) => boolean
  /** Set for lenient docs, see {@link HrefOrigin}. */
  adopted?: HrefOrigin['adopted']
}

export interface LinkReport {
  /** Broken routes and anchors: they fail the build. */
  errors: Problem[]
  /** Links to Markdown files that do not exist: they only warn. */
  warnings: Problem[]
}

/**
 * Checks the links of all docs.
 *
 * @param check the docs, the site's routes and ways to look for files
 */
export function checkLinks(check: LinkCheck): LinkReport {
  const byRoute = new Map(check.docs.map((doc) => [doc.route, doc]))
  const byFile = new Map(check.docs.map((doc) => [doc.filePath, doc]))
  const routes = [...check.routes]
  const report: LinkReport = { errors: [], warnings: [] }
  for (const doc of check.docs) {
    const origin = {
      route: doc.route,
      filePath: doc.filePath,
      contentDir: check.contentDir(doc),
      adopted: check.adopted,
    }
    for (const { href, line, column } of doc.links) {
      const place = { file: doc.source, line, column }
      if (runsCode(href)) {
        report.errors.push({ ...place, message: `The link "${href}" would run code.` })
        continue
      }
      const target = classifyHref(href, origin)
      if (target.type === 'doc' && !byFile.has(target.filePath)) {
        report.warnings.push({
          ...place,
          message: `The Markdown file of the link "${href}" does not exist.`,
          shown: 'the link as it is written',
        })
      } else if (target.type === 'doc' || target.type === 'route') {
        const found =
          target.type === 'doc' ? byFile.get(target.filePath) : byRoute.get(target.route)
        if (target.type === 'route' && !check.routes.has(target.route)) {
          report.errors.push({
            ...place,
            message: `Broken link "${href}".${suggest(target.route, routes)}`,
            shown: 'the link as it is written',
          })
        } else if (found && target.hash !== '' && !found.anchors.has(target.hash)) {
          const close = nearest(target.hash, [...found.anchors], 1)[0]
          const hint = close === undefined ? '' : ` Nearest: "#${close}".`
          report.errors.push({
            ...place,
            message: `Broken anchor "${href}": ${found.route} has no "#${target.hash}".${hint}`,
            shown: 'a link to the top of the page',
          })
        }
      } else if (target.type === 'file' && !check.fileExists(target.filePath)) {
        const message = `The file of the link "${href}" does not exist.`
        report.errors.push({ ...place, message, shown: 'the link as it is written' })
      } else if (target.type === 'static' && !check.staticExists(target.sitePath)) {
        report.errors.push({
          ...place,
          message: `The file of the link "${href}" is not in the static folder.`,
          shown: 'the link as it is written',
        })
      }
    }
  }
  return report
}

function suggest(route: string, routes: readonly string[]): string {
  const last = route.split('/').at(-1) ?? ''
  const sameName = routes.filter((known) => known !== '/' && known.split('/').at(-1) === last)
  const [close] = [...sameName.slice(0, 1), ...nearest(route, routes, 1)]
  return close === undefined ? '' : ` Nearest route: "${close}".`
}
