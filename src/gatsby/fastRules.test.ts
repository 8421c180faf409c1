import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFastRules } from './fastRules'
import type { Rule } from './fastRules'

const require = createRequire(import.meta.url)

interface GatsbyUtils {
  createWebpackUtils: (
    stage: string,
    program: { directory: string; browserslist: string[] },
  ) => { rules: { js: (options: object) => Rule; dependencies: (options: object) => Rule } }
}

interface FileHelpers {
  matchObject: (rule: Pick<Rule, 'test' | 'include' | 'exclude'>, file: string) => boolean
}

// Its other reporter draws on the terminal.
process.env.GATSBY_LOGGER = 'yurnalist'

// Gatsby's own rules, judged by webpack's own reading of them.
const { createWebpackUtils } = require('gatsby/dist/utils/webpack-utils') as GatsbyUtils
const { matchObject } = require('webpack/lib/ModuleFilenameHelpers') as FileHelpers

let folder: string
const file = (name: string) => path.join(folder, name)

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fast-rules-'))
  const files = {
    'src/plain.tsx': 'export const Plain = () => <p />\n',
    'src/names.tsx': 'export const about = "graphql"\n',
    'src/query.tsx': 'export const query = graphql`{ site { id } }`\n',
    '.cache/app.js': 'export const App = () => <p />\n',
    'node_modules/some-package/index.js': 'export const some = 1\n',
    'node_modules/react/index.js': 'module.exports = 1\n',
  }
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(file(name)), { recursive: true })
    fs.writeFileSync(file(name), text)
  }
})

afterAll(() => fs.rmSync(folder, { recursive: true }))

/** Loaders of all rules that take a file. */
function loadersOf(name: string, stage: string): string[] {
  const { rules } = createWebpackUtils(stage, { directory: folder, browserslist: ['defaults'] })
  const typescript: Rule = { ...rules.js({}), test: /\.tsx?$/ }
  const all = addFastRules([rules.js({}), rules.dependencies({}), typescript], stage)
  return all
    .filter((rule) => matchObject(rule, file(name)))
    .flatMap(({ use }) => {
      const used: unknown = typeof use === 'function' ? use({ resourceQuery: '', issuer: '' }) : use
      return (used as { loader: string; options?: { loader?: string } }[]).map(
        ({ loader, options }) => {
          const short = /babel|esbuild|swc/.exec(loader)?.[0] ?? loader
          return short === 'esbuild' ? `${short} ${options?.loader ?? ''}` : short
        },
      )
    })
}

describe.each([
  ['develop', 'swc'],
  ['develop-html', 'esbuild default'],
  ['build-javascript', 'esbuild default'],
  ['build-html', 'esbuild default'],
])('the rules for scripts of %s', (stage, typed) => {
  it('spare Babel what holds no query', () => {
    expect(loadersOf('src/plain.tsx', stage)).toEqual([typed])
    expect(loadersOf('src/names.tsx', stage)).toEqual([typed])
    expect(loadersOf('.cache/app.js', stage)).toEqual(['esbuild jsx'])
    expect(loadersOf('node_modules/some-package/index.js', stage)).toEqual(['esbuild jsx'])
  })

  it('leave queries to Gatsby', () => {
    const loaders = loadersOf('src/query.tsx', stage)
    expect(loaders.length).toBeGreaterThan(0)
    expect(new Set(loaders)).toEqual(new Set(['babel']))
  })

  it('leave alone what Gatsby compiles not at all', () => {
    expect(loadersOf('node_modules/react/index.js', stage)).toEqual([])
  })
})

/** The rules that gatsby-plugin-mdx adds. */
async function rulesOfMdx(): Promise<Rule[]> {
  const { onCreateWebpackConfig } = require('gatsby-plugin-mdx/gatsby-node') as {
    onCreateWebpackConfig: (args: object, options: object) => Promise<void>
  }
  let rules: Rule[] = []
  const setWebpackConfig = (config: { module: { rules: Rule[] } }) => (rules = config.module.rules)
  const nothing = () => undefined
  await onCreateWebpackConfig(
    {
      actions: { setWebpackConfig },
      loaders: { js: nothing },
      getNode: nothing,
      getNodesByType: () => [],
      reporter: {},
      cache: {},
      store: { getState: () => ({ config: {}, flattenedPlugins: [] }) },
    },
    { extensions: ['.mdx', '.md'] },
  )
  return rules
}

it('a rule for files that are asked for in a certain way stays as it is, and adds none', async () => {
  const rules = await rulesOfMdx()
  expect(rules.some((rule) => 'resourceQuery' in rule)).toBe(true)
  const before = rules.map((rule) => ({ ...rule }))
  expect(addFastRules(rules, 'build-javascript')).toEqual(before)
})

it('a rule that compiles nothing stays as it is, and adds none', () => {
  // As in `webpack.config.js` of Gatsby: packages may leave out endings.
  const rule: Rule = { test: /\.js$/i, resolve: { extensions: ['.js'] } }
  expect(addFastRules([rule], 'build-javascript')).toEqual([{ ...rule }])
})
