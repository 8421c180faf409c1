/** Files that are served as they are: the site's own, and before them those of adopted docs. */
import fs from 'node:fs'
import path from 'node:path'
import { isLinkOut } from '../docs/linksOut'
import { listFiles } from '../docs/listFiles'
import type { SiteContext } from './docsSite'

type StaticContext = Pick<SiteContext, 'root' | 'adopted'>

/**
 * @param context site config
 * @returns absolute paths of the static folders; of a file that is in two, the first one counts
 */
export function staticFolders({ root, adopted }: StaticContext): string[] {
  const own = path.join(root, 'static')
  return adopted?.staticDir === undefined ? [own] : [adopted.staticDir, own]
}

/**
 * @param sitePath path of a static file on the site, `/img/a.png`
 * @param context site config
 * @returns its absolute path; undefined when there is none
 */
export function findStatic(sitePath: string, context: StaticContext): string | undefined {
  return staticFolders(context)
    .map((folder) => path.join(folder, sitePath))
    .find((file) => fs.existsSync(file))
}

/**
 * Publishes the static files of adopted docs; Gatsby itself publishes the site's own.
 *
 * @param context site config
 * @param publicDir folder of the built site
 */
export function copyStatic({ adopted }: StaticContext, publicDir: string): void {
  const folder = adopted?.staticDir
  if (folder === undefined) return
  const leavesOut = (link: string) => isLinkOut(link, folder)
  for (const file of listFiles(folder, leavesOut)) {
    const target = path.join(publicDir, path.relative(folder, file))
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.copyFileSync(file, target)
  }
}
