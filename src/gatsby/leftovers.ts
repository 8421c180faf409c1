import fs from 'node:fs'
import path from 'node:path'

/** Folders of Gatsby's own, which it keeps clean itself. */
const OWN_FOLDERS = ['static', '~partytown', '_gatsby']

/** What is written into Gatsby's folder of pages; the rest there is its own. */
const FRAME = /^\/page-data\/.*\/frame\.json$/

/** What is made of the docs of a set. */
const OF_SETS = /^\/sidebars\/.+\.json$/

/** What is made of entries: docs that have none any more are without. */
const OF_ENTRIES =
  /\/(?:(?:flow|finder|checker|builder|versions)-data|file-keys)\.json$|\/(?:file-kinds|schemas\/.+|api\/reference)\.json$|\/tools\/check-config\.mjs$/

/** Names of scripts and styles: they hold a hash of the content, and a change leaves the old one. */
const ASSET = /^\/[^/]+[.-][\da-f]{8}\.(?:js|css)$/

/**
 * Removes pages, their previews, scripts, styles and data of entries and sidebars that an earlier build wrote and
 * this one has no more: Gatsby removes only the files that it made itself, and a host would go on to
 * answer `/foo` from `foo.html`.
 *
 * @param publicDir folder of the built site
 * @param staticDirs folders of files that are published as they are
 * @param written site paths of all that this build has written
 * @returns site paths of what was removed
 */
export function removeLeftovers(
  publicDir: string,
  staticDirs: readonly string[],
  written: Iterable<string>,
): string[] {
  const wanted = new Set(written)
  const removed: string[] = []
  // Without any, webpack has not run: nothing is known of them.
  const knowsAssets = [...wanted].some((sitePath) => ASSET.test(sitePath))
  /** Whether anything is left in the folder. */
  const sweep = (folder: string): boolean => {
    let isUsed = false
    for (const item of fs.readdirSync(path.join(publicDir, folder), { withFileTypes: true })) {
      const sitePath = `${folder}/${item.name}`
      if (item.isDirectory()) {
        const isOwn = folder === '' && OWN_FOLDERS.includes(item.name)
        if (isOwn || sweep(sitePath)) isUsed = true
        else fs.rmdirSync(path.join(publicDir, sitePath))
        continue
      }
      const isOurs =
        (/\.(?:html|md|png)$/.test(item.name) && !sitePath.startsWith('/page-data/')) ||
        OF_ENTRIES.test(sitePath) ||
        OF_SETS.test(sitePath) ||
        FRAME.test(sitePath) ||
        (knowsAssets && ASSET.test(sitePath))
      const isStatic = () => staticDirs.some((dir) => fs.existsSync(path.join(dir, sitePath)))
      if (!isOurs || wanted.has(sitePath) || isStatic()) {
        isUsed = true
        continue
      }
      fs.rmSync(path.join(publicDir, sitePath))
      removed.push(sitePath)
    }
    return isUsed
  }
  sweep('')
  return removed
}
