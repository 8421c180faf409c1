/**
 * Compiling of the site's own code in production builds. Gatsby hands each TypeScript file to
 * Babel twice (once for its own rule, once for its TypeScript plugin); esbuild does the same
 * work in a fraction of the time. Only files with a GraphQL query need Gatsby's Babel plugins.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The part of a webpack rule that is read or written here. */
export interface Rule {
  test?: unknown
  include?: unknown
  exclude?: unknown
  oneOf?: Rule[]
  use?: unknown
}

/** Browsers: those that know modules, as in Gatsby's default list. */
const BROWSER_TARGET = 'es2020'
/** Node.js: the oldest version that `engines` of package.json allows. */
const SERVER_TARGET = 'node20'

/**
 * Lets esbuild compile the files of a folder that hold no GraphQL query.
 *
 * @param rules rules of the webpack config; those for scripts are changed
 * @param folder absolute path of the code
 * @param isServer whether the result runs in Node.js
 * @returns all rules
 */
export function addFastRule(rules: readonly Rule[], folder: string, isServer: boolean): Rule[] {
  const isPlain = plainFileTest(folder)
  for (const rule of rules) {
    if (rule.test instanceof RegExp && rule.test.test('file.tsx')) {
      rule.exclude = [isPlain, ...(rule.exclude === undefined ? [] : [rule.exclude].flat())]
    }
  }
  const options = { target: isServer ? SERVER_TARGET : BROWSER_TARGET, jsx: 'automatic' }
  return [
    ...rules,
    { test: /\.tsx?$/, include: isPlain, use: [{ loader: 'esbuild-loader', options }] },
  ]
}

/** Looks into each file once: webpack asks for every rule again. */
function plainFileTest(folder: string): (file: string) => boolean {
  const known = new Map<string, boolean>()
  return (file) => {
    if (!/\.tsx?$/.test(file) || !file.startsWith(folder + path.sep)) return false
    const isPlain = known.get(file) ?? !readFileSync(file, 'utf8').includes('graphql')
    known.set(file, isPlain)
    return isPlain
  }
}
