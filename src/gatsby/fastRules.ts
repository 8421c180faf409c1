/**
 * Compiling of scripts. Gatsby hands each TypeScript file to Babel twice (once for its own rule,
 * once for its TypeScript plugin), and its own code and that of packages once; esbuild does the
 * same work in a fraction of the time, and so does SWC, which in develop can make components
 * replaceable in the open page. Only files with a GraphQL query need Gatsby's Babel plugins.
 */
import { existsSync, readFileSync } from 'node:fs'

type FileTest = (file: string) => boolean

/** The part of a webpack rule that is read or written here. */
export interface Rule {
  test?: unknown
  include?: unknown
  exclude?: unknown
  type?: string
  oneOf?: Rule[]
  use?: unknown
  sideEffects?: boolean
  resolve?: { extensions: string[] }
}

/** Browsers of the last five years: those that styles are made for, too. */
const BROWSER_TARGET = 'es2021'
/** Node.js: the oldest version that `engines` of package.json allows. */
const SERVER_TARGET = 'node20'

/** With a map of the lines, and with what tells React which component of the page has changed. */
const REPLACEABLE = {
  loader: 'swc-loader',
  options: {
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  },
}

const TYPESCRIPT = /\.tsx?$/

/**
 * Spares Babel the files that hold no GraphQL query.
 *
 * @param rules rules of the webpack config; those for scripts are changed
 * @param stage Gatsby's name of what is built
 * @returns all rules
 */
export function addFastRules(rules: readonly Rule[], stage: string): Rule[] {
  const hasNoQuery = queryTest()
  const target = stage.endsWith('html') ? SERVER_TARGET : BROWSER_TARGET
  const fast = rules.flatMap((rule): Rule[] => {
    if (!compilesAll(rule) || (!isFor(rule, 'file.tsx') && !isFor(rule, 'file.js'))) return []
    const { test, include, exclude, type } = rule
    rule.exclude = [hasNoQuery, ...listed(exclude)]
    // Gatsby's TypeScript plugin brings a rule of its own for files that the other one takes too.
    if (!isFor(rule, 'file.js')) return []
    const shared = { test, type, exclude: [...listed(exclude), isNot(hasNoQuery)] }
    return [true, false].map((isTyped) => ({
      ...shared,
      include: (file: string) => TYPESCRIPT.test(file) === isTyped && isIncluded(include, file),
      // Files of this site import each other: Gatsby's order would try four others first.
      ...(isTyped ? { resolve: { extensions: ['.ts', '.tsx', '...'] } } : {}),
      use: [
        isTyped && stage === 'develop'
          ? REPLACEABLE
          : {
              loader: 'esbuild-loader',
              // Gatsby's own files are JSX with the ending `.js`.
              options: { target, jsx: 'automatic', loader: isTyped ? 'default' : 'jsx' },
            },
      ],
    }))
  })
  return [...rules, ...fast]
}

/**
 * Gatsby has rules for scripts that compile nothing, and gatsby-plugin-mdx one for those that are asked
 * for in a certain way: what stands beside {@link Rule} narrows a rule down.
 */
function compilesAll(rule: Rule): boolean {
  return rule.use !== undefined && Object.keys(rule).every((key) => KNOWN_KEYS.has(key))
}

/** What may stand in a rule for all scripts of some folders. */
const KNOWN_KEYS = new Set(['test', 'include', 'exclude', 'type', 'use'])

function isFor({ test }: Rule, file: string): boolean {
  return test instanceof RegExp && test.test(file)
}

function listed(tests: unknown): unknown[] {
  return tests === undefined ? [] : [tests].flat()
}

function isNot(test: FileTest): FileTest {
  return (file) => !test(file)
}

/** Gatsby's rules for scripts include by functions; without one they are for every file. */
function isIncluded(include: unknown, file: string): boolean {
  const tests = listed(include)
  return tests.length === 0 || tests.some((test) => (test as FileTest)(file))
}

/** Looks into each file once: webpack asks for every rule again. */
function queryTest(): FileTest {
  const known = new Map<string, boolean>()
  return (file) => {
    const hasNone = known.get(file) ?? isWithoutQuery(file)
    known.set(file, hasNone)
    return hasNone
  }
}

/** Files that are in webpack's memory only, and the empty name with which it tries a rule, count not. */
function isWithoutQuery(file: string): boolean {
  return existsSync(file) && !/\bgraphql\s*`/.test(readFileSync(file, 'utf8'))
}
