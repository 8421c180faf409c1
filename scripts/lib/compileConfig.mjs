/**
 * Loaded before Gatsby, into each of its processes. Gatsby compiles gatsby-config.ts and
 * gatsby-node.ts with Parcel, in a process that it starts for that: two seconds of every build in
 * which nothing else can happen, and one more in each process that only loads it. esbuild, which
 * compiles the site's own scripts, takes a tenth of a second.
 */
import { existsSync, rmSync } from 'node:fs'
import { Module, createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

/** Gatsby's module that is replaced; `tests/gatsbyFiles.test.ts` tells when it has changed. */
const REPLACED = 'gatsby/dist/utils/parcel/compile-gatsby-files.js'

/** Where Gatsby looks for the compiled files, below the folder of the site. */
const COMPILED = '.cache/compiled'

/** The files that may be written in TypeScript. */
const FILES = ['gatsby-config', 'gatsby-node']

const require = createRequire(import.meta.url)

// Gatsby starts its workers long before there is something for them to do. Loading its modules, which
// takes each of them some seconds, must not slow down what the build waits for. They cannot take back
// a higher priority, so it is a little lower: on a machine with other work they must get on as well.
const WORKER_NICENESS = 4
if (process.env.GATSBY_WORKER_POOL_WORKER === 'true') {
  try {
    os.setPriority(WORKER_NICENESS)
  } catch {
    // Not on every machine: they are as fast as the others then.
  }
}

/**
 * @param {string} root folder of the site
 * @returns {Promise<void>} settles when the files are compiled; the process ends when that fails,
 *   with what is wrong and where
 */
async function compileGatsbyFiles(root) {
  const { build } = await import('esbuild')
  const output = path.join(root, COMPILED)
  rmSync(output, { recursive: true, force: true })
  const entryPoints = FILES.map((name) => path.join(root, `${name}.ts`)).filter((file) =>
    existsSync(file),
  )
  try {
    await build({
      absWorkingDir: root,
      entryPoints,
      outdir: output,
      outbase: root,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      // Their lines stand in the errors that authors see.
      sourcemap: process.env.NODE_ENV === 'development' && 'inline',
      logLevel: 'silent',
    })
  } catch (error) {
    /** @type {{ panic: (problem: object) => void }} */
    const reporter = require('gatsby-cli/lib/reporter')
    for (const { text, location } of /** @type {import('esbuild').BuildFailure} */ (error).errors ??
      []) {
      const place = location ? `${location.file}:${location.line}:${location.column + 1}` : root
      reporter.panic({
        id: '11901',
        context: { filePath: place, generalMessage: text, specificMessage: location?.lineText },
      })
    }
    throw error
  }
}

/**
 * @param {string} root folder of the site
 * @param {string} plugin name of a plugin; Gatsby has one for the site itself
 * @param {string} name of a file without its ending
 * @returns {string | undefined} where it is compiled
 */
function findCompiledLocalPluginModule(root, plugin, name) {
  const folder = plugin === 'default-site-plugin' ? '' : `plugins/${plugin}`
  const file = path.join(root, COMPILED, folder, `${name}.js`)
  return existsSync(file) ? file : undefined
}

const replaced = new Module(require.resolve(REPLACED))
replaced.exports = {
  COMPILED_CACHE_DIR: COMPILED,
  compileGatsbyFiles,
  findCompiledLocalPluginModule,
  getResolvedFieldsForPlugin: (/** @type {string} */ root, /** @type {string} */ plugin) => ({
    resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
  }),
}
replaced.loaded = true
require.cache[replaced.id] = replaced
