/**
 * Loaded before Gatsby, into each of its processes. Gatsby compiles gatsby-config.ts and
 * gatsby-node.ts with Parcel, which asks its watcher what has changed below the repository since
 * the last time. The watcher then looks at every single file, the packages and built sites too,
 * which takes two seconds of a build that changes one page. What is in those folders is no part of
 * the two files; with other packages the whole cache is dropped (`gatsby.mjs`).
 */
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Folders of the repository, and of a copy of the site, of which Parcel need not know. */
const NOT_COMPILED = ['node_modules', '.docs-cache', 'public', 'content', 'static']

/** Folder of copies of the site; one of them may be what is built. */
const COPIES = '.sites'

/**
 * @param {string} root folder that the watcher looks at: the repository
 * @param {string} cwd folder of the site that is built
 * @returns {string[]} paths that it can leave out
 */
function notCompiled(root, cwd) {
  const copies = path.join(root, COPIES)
  return [
    ...[root, cwd].flatMap((folder) => NOT_COMPILED.map((name) => path.join(folder, name))),
    ...(existsSync(copies) ? readdirSync(copies) : [])
      .map((name) => path.join(copies, name))
      .filter((folder) => folder !== cwd),
  ]
}

// Parcel runs in a process of its own.
if (process.env.GATSBY_WORKER_MODULE_PATH?.endsWith('compile-gatsby-files.js')) {
  /** @type {import('@parcel/watcher')} */
  const watcher = createRequire(import.meta.url)('@parcel/watcher')
  const { getEventsSince, writeSnapshot } = watcher
  /**
   * @param {string} root
   * @param {import('@parcel/watcher').Options} [options]
   */
  const withIgnored = (root, options = {}) => ({
    ...options,
    ignore: [...(options.ignore ?? []), ...notCompiled(root, process.cwd())],
  })
  watcher.getEventsSince = (root, snapshot, options) =>
    getEventsSince(root, snapshot, withIgnored(root, options))
  watcher.writeSnapshot = (root, snapshot, options) =>
    writeSnapshot(root, snapshot, withIgnored(root, options))
}
