import type { CreateWebpackConfigArgs } from 'gatsby'
import { describe, expect, it } from 'vitest'
import { configureWebpack } from './webpack'

const context = {
  config: { i18n: { defaultLocale: 'en', locales: [] } },
  root: process.cwd(),
} as unknown as Parameters<typeof configureWebpack>[1]

/** Runs the hook on a config in which nothing is as Gatsby makes it. */
function run(stage: string): { replaced?: unknown; defined?: unknown } {
  const result: { replaced?: unknown; defined?: unknown } = {}
  configureWebpack(
    {
      stage,
      getConfig: () => ({ module: { rules: [] }, optimization: {}, resolve: { alias: {} } }),
      actions: {
        replaceWebpackConfig: (next: unknown) => (result.replaced = next),
        setWebpackConfig: (added: unknown) => (result.defined = added),
      },
      plugins: { define: (values: unknown) => values },
    } as unknown as CreateWebpackConfigArgs,
    context,
  )
  return result
}

// That the real config is changed as it should be is seen in what it builds: the end-to-end tests
// of budgets, navigation and failures.
describe('configureWebpack', () => {
  it.each(['build-javascript', 'build-html', 'develop', 'develop-html'])(
    'stops %s when Gatsby has changed what it reaches into',
    (stage) => {
      expect(() => run(stage)).toThrow(
        /Gatsby's webpack config for .* has no longer the loaders of CSS modules, .*src\/gatsby\/webpack\.ts/,
      )
    },
  )

  it('names everything that it misses in one go', () => {
    expect(() => run('build-javascript')).toThrow(/plugin for shadowing.*minifier of scripts/)
  })

  it('stops develop when the plugins that it does without are not there', () => {
    expect(() => run('develop')).toThrow(/plugin for ESLint, the plugin for style sheets/)
  })
})
