/** What is wrong in the bodies of all docs, and in the links between them. */
import fs from 'node:fs'
import { checkLinks } from '../docs/checkLinks'
import type { CheckedDoc } from '../docs/checkLinks'
import { asWarning } from '../docs/issues'
import type { Problem } from '../docs/issues'
import { leadsOut } from '../docs/linksOut'
import type { BuiltDoc } from './builtDocs'
import type { SiteContext } from './docsSite'
import { findStatic } from './staticFiles'

/** What stops a build, and what it only tells. */
export interface ContentReport {
  errors: Problem[]
  warnings: Problem[]
}

/**
 * @param docs every doc with its compiled body
 * @param routes every route that has a page
 * @param context site config
 * @returns what is wrong; of lenient docs nearly everything is a warning
 */
export function checkContent(
  docs: readonly BuiltDoc[],
  routes: readonly string[],
  context: SiteContext,
): ContentReport {
  const checked = docs.flatMap(({ node, compiled }): CheckedDoc[] => {
    const meta = node.fields?.doc?.meta
    if (!meta) return []
    return [
      {
        route: meta.route,
        filePath: meta.filePath,
        source: meta.source,
        anchors: new Set(compiled.anchors),
        links: compiled.links,
      },
    ]
  })
  const folders = new Map(
    docs.map(({ node }) => [
      node.fields?.doc?.meta.filePath,
      context.sources.find(({ key }) => key === node.fields?.doc?.meta.setKey)?.folder,
    ]),
  )
  const report = checkLinks({
    docs: checked,
    routes: new Set(routes),
    contentDir: (doc) => folders.get(doc.filePath) ?? context.contentDir,
    fileExists: (filePath) =>
      fs.existsSync(filePath) &&
      !leadsOut(
        filePath,
        context.sources.map(({ folder }) => folder),
      ),
    staticExists: (sitePath) => findStatic(sitePath, context) !== undefined,
    adopted: context.adopted,
  })
  const problems = docs.flatMap(({ compiled }) => compiled.problems)
  const warnings = docs.flatMap(({ compiled }) => compiled.warnings)
  return context.adopted
    ? {
        errors: problems,
        warnings: [...warnings, ...[...report.errors, ...report.warnings].map(asWarning)],
      }
    : { errors: [...problems, ...report.errors], warnings: report.warnings }
}
