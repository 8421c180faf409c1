import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { describe, expect, it } from 'vitest'
import { configureWebpack } from './webpack'

/** A config of the shape that Gatsby 5 makes. */
function gatsbyConfig() {
  const cssLoader = (modules: object | false) => ({ loader: 'css-loader', options: { modules } })
  return {
    module: {
      rules: [
        { use: { loader: 'babel-loader', options: {} } },
        { test: /\.svg$/ },
        {
          oneOf: [
            {
              use: [
                { loader: 'style' },
                cssLoader({ localIdentName: '[name]--[local]--[hash:hex:5]', namedExport: true }),
              ],
            },
            { use: [cssLoader(false)] },
            { use: [cssLoader({ namedExport: true })] },
          ],
        },
      ],
    },
    optimization: { splitChunks: { cacheGroups: { styles: { name: 'styles' }, commons: {} } } },
  }
}

/** Runs the hook and returns the config that it puts in place, if any. */
function run(stage: string, config: unknown = gatsbyConfig()): unknown {
  let replaced: unknown
  configureWebpack({
    stage,
    getConfig: () => config,
    actions: { replaceWebpackConfig: (next: unknown) => (replaced = next) },
  } as unknown as CreateWebpackConfigArgs)
  return replaced
}

/** The rules that Gatsby made, without the one that is added for scripts. */
function ownRules(config: unknown) {
  return (config as ReturnType<typeof gatsbyConfig>).module.rules.slice(0, -1)
}

describe('configureWebpack', () => {
  it.each(['build-javascript', 'build-html'])('shortens class names in %s', (stage) => {
    const expected = gatsbyConfig()
    const [rule] = expected.module.rules[2]?.oneOf ?? []
    Object.assign(rule?.use[1] ?? {}, {
      options: { modules: { localIdentName: '[hash:base64:4]', namedExport: true } },
    })
    expect(ownRules(run(stage))).toEqual(expected.module.rules)
  })

  it('looks for no config of postcss-loader, and for no files in themes', () => {
    class GatsbyThemeComponentShadowingResolverPlugin {}
    class OtherPlugin {}
    const postcssOptions = Object.assign(() => ({ plugins: [] }), { config: undefined })
    const config = {
      module: { rules: [{ oneOf: [{ use: [{ options: { postcssOptions } }] }] }] },
      resolve: { plugins: [new GatsbyThemeComponentShadowingResolverPlugin(), new OtherPlugin()] },
    }
    run('build-html', config)
    expect(postcssOptions).toHaveProperty('config', false)
    expect(config.resolve.plugins).toEqual([new OtherPlugin()])
  })

  it('shortens the hashes in names of files', () => {
    const config = { ...gatsbyConfig(), output: { path: 'public' } }
    expect(run('build-javascript', config)).toHaveProperty('output', {
      path: 'public',
      hashDigestLength: 8,
    })
  })

  it('lets SWC minify scripts, and leaves styles to their own minifier', () => {
    class Minimizer {
      static swcMinify = () => 'swc'
      constructor(readonly options: { test: RegExp; minimizer: { implementation: unknown } }) {}
    }
    const minimizer = [/\.[cm]?js(\?.*)?$/i, /\.css(\?.*)?$/i].map(
      (test) => new Minimizer({ test, minimizer: { implementation: 'as it was' } }),
    )
    run('build-javascript', { ...gatsbyConfig(), optimization: { minimizer } })
    expect(minimizer.map(({ options }) => options.minimizer.implementation)).toEqual([
      Minimizer.swcMinify,
      'as it was',
    ])
  })

  it('writes no source maps', () => {
    const config = { ...gatsbyConfig(), devtool: 'source-map' }
    expect(run('build-javascript', config)).toHaveProperty('devtool', false)
  })

  it('names classes alike for pages and for their HTML', () => {
    expect(ownRules(run('build-html'))).toEqual(ownRules(run('build-javascript')))
  })

  it('keeps styles in the chunks that need them', () => {
    expect(run('build-javascript')).toHaveProperty('optimization.splitChunks.cacheGroups', {
      commons: {},
    })
  })

  it.each(['develop', 'develop-html'])('leaves %s alone, where names are for people', (stage) => {
    expect(run(stage)).toBeUndefined()
  })

  it('leaves out what Gatsby would load for scripts in workers', () => {
    const config = { ...gatsbyConfig(), resolve: { alias: { react: 'react' } } }
    expect(run('build-html', config)).toHaveProperty('resolve.alias', {
      react: 'react',
      [path.resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]:
        false,
    })
  })

  it("puts the site's loader in the place of Gatsby's, in the browser alone", () => {
    const loader = path.resolve('.cache/loader.js')
    const alias = (stage: string) =>
      (run(stage, { ...gatsbyConfig(), resolve: { alias: {} } }) as { resolve: { alias: object } })
        .resolve.alias
    expect(alias('build-javascript')).toMatchObject({
      [loader]: path.resolve('src/navigation/loader.ts'),
    })
    expect(alias('build-html')).not.toHaveProperty([loader])
  })

  it('copes with configs that have no rules and no chunks', () => {
    expect(run('build-html', {})).toEqual({ devtool: false })
    expect(run('build-html', { optimization: { splitChunks: false } })).toMatchObject({
      optimization: { splitChunks: false },
    })
  })
})
