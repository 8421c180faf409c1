import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { addFastRule } from './fastRules'
import type { Rule } from './fastRules'

/** A plugin that Gatsby brings along. */
const PARTYTOWN = 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'

/** Gatsby's code that loads pages, and what takes its place in the browser. */
const GATSBY_LOADER = '.cache/loader.js'
const LOADER = path.resolve('src/navigation/loader.ts')

/**
 * Characters of the hash in the name of a script or style. Every page loads the names of all of
 * them; `scripts/lib/staticServer.mjs` tells hashed files by this length.
 */
const HASH_LENGTH = 8

/** The options of css-loader and postcss-loader that are changed here. */
interface StyleLoaderOptions {
  modules?: { localIdentName?: string } | false
  postcssOptions?: { config?: boolean }
}

/** The part of terser-webpack-plugin's instances, and of their class, that is used here. */
interface Minimizer {
  options?: {
    test?: unknown
    parallel?: boolean
    minimizer?: { implementation: unknown; options: object }
  }
  constructor: { swcMinify?: unknown }
}

/** The part of a webpack compiler that {@link forgetLoaders} needs. */
interface Compiler {
  hooks: {
    done: {
      tap: (
        name: string,
        callback: (stats: { compilation: { buildDependencies: { clear: () => void } } }) => void,
      ) => void
    }
  }
}

interface WebpackConfig {
  output?: { hashDigestLength?: number }
  devtool?: string | false
  cache?: { buildDependencies?: Record<string, string[]> } | false
  module?: { rules?: Rule[] }
  resolve?: { alias?: Record<string, string | false>; plugins?: object[] }
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, unknown> } | false
    minimizer?: Minimizer[]
  }
  plugins?: { apply: (compiler: Compiler) => void }[]
}

/**
 * onCreateWebpackConfig: makes styles small and production builds quick. Gatsby writes the styles
 * of a page into its HTML, so that every letter of a class name is paid for in every page.
 */
export function configureWebpack({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return
  const config = getConfig() as WebpackConfig
  const rules = config.module?.rules ?? []
  configureStyles(rules)
  if (config.module) {
    config.module.rules = addFastRule(rules, path.resolve('src'), stage === 'build-html')
  }
  if (config.output) config.output.hashDigestLength = HASH_LENGTH
  // Nobody reads source maps on the public site; to debug there is `npm run develop`.
  config.devtool = false
  for (const minimizer of config.optimization?.minimizer ?? []) minifyWithSwc(minimizer)
  const splitChunks = config.optimization?.splitChunks
  // This group would put the styles of parts that are loaded on use into every page as well.
  if (splitChunks) delete splitChunks.cacheGroups?.styles
  if (config.cache) config.cache.buildDependencies = { defaultWebpack: [] }
  // Scripts of other sites in a worker: this site has none, and its code would be in every page.
  const alias = config.resolve?.alias
  if (alias) alias[path.resolve(PARTYTOWN)] = false
  // What is wrong with the one and better in the other is said there.
  if (alias && stage === 'build-javascript') alias[path.resolve(GATSBY_LOADER)] = LOADER
  // It looks for every file in the themes of the site, of which there are none.
  const { resolve } = config
  if (resolve?.plugins) resolve.plugins = resolve.plugins.filter(isNotShadowing)
  config.plugins?.push({ apply: forgetLoaders })
  actions.replaceWebpackConfig(config)
}

function isNotShadowing(plugin: object): boolean {
  return plugin.constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin'
}

/**
 * Before webpack stores its cache it walks through every file that a loader requires, which are
 * thousands and take 12 seconds on 4 cores. Nothing is lost without: `scripts/lib/gatsby.mjs`
 * drops the cache when packages or the code of the build change.
 */
function forgetLoaders(compiler: Compiler): void {
  compiler.hooks.done.tap('forgetLoaders', ({ compilation }) => {
    compilation.buildDependencies.clear()
  })
}

/**
 * Gatsby's minifier is Terser. SWC does the same in a third of the time, and its results are one
 * percent smaller; Terser's plugin knows both. SWC has threads of its own: processes to share the
 * work with would take longer to start than to do it.
 */
function minifyWithSwc({ options, constructor: { swcMinify } }: Minimizer): void {
  const isForScripts = options?.test instanceof RegExp && options.test.test('app.js')
  if (!options?.minimizer || !isForScripts || !swcMinify) return
  options.minimizer = {
    implementation: swcMinify,
    options: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true },
  }
  options.parallel = false
}

/**
 * Makes class names short, and keeps postcss-loader from looking for a config of its own through
 * all folders, for each file anew: Gatsby has said it all.
 */
function configureStyles(rules: readonly Rule[]): void {
  for (const rule of rules) {
    if (rule.oneOf) configureStyles(rule.oneOf)
    for (const loader of Array.isArray(rule.use) ? (rule.use as unknown[]) : [rule.use]) {
      const options = (loader as { options?: StyleLoaderOptions } | undefined)?.options
      if (options?.modules && 'localIdentName' in options.modules)
        options.modules.localIdentName = '[hash:base64:4]'
      if (options?.postcssOptions) options.postcssOptions.config = false
    }
  }
}
