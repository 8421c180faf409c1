import { existsSync } from 'node:fs'
import path from 'node:path'
import { EsbuildPlugin } from 'esbuild-loader'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { DOCUMENT_LABELS } from '../docs/labels/document'
import { buildVersion } from './buildVersion'
import { tellAddress } from './developAddress'
import type { SiteContext } from './docsSite'
import { addFastRules } from './fastRules'
import type { Rule } from './fastRules'
import { gatsbyChanged, requireFrom } from './gatsbyInsides'
import { noteAssets } from './publishedAssets'
import type { Compiler } from './publishedAssets'
import { shortenTokens } from './shortTokens'

/**
 * A plugin that Gatsby brings along: scripts of other sites in a worker. This site has none, and
 * the plugin's code would be in every page.
 */
const PARTYTOWN = 'gatsby/dist/internal-plugins/partytown/gatsby-browser.js'

/**
 * Gatsby's code that loads pages, and what takes its place in the browser: why, and what is
 * better in it, stands in `src/navigation/loader.ts`.
 */
const GATSBY_LOADER = '.cache/loader.js'
const LOADER = 'src/navigation/loader.ts'

/**
 * Characters of the hash in the name of a script or style. Every page loads the names of all of
 * them; `scripts/lib/staticServer.mjs` tells hashed files by this length.
 */
const HASH_LENGTH = 8

/**
 * The bundle that renders pages begins with Gatsby's code for it. What begins in its place imports
 * that by the name beside it.
 */
const RENDERER = {
  name: 'render-page',
  gatsbys: '.cache/static-entry',
  own: 'src/gatsby/renderPage',
  importedAs: 'gatsby-static-entry',
}

/** Gatsby's code that starts a service worker, if the site has one: it has none. */
const SERVICE_WORKER = '.cache/register-service-worker.js'

/**
 * What writes heads, and says nowhere that a module which imports it for develop alone can do without:
 * the first visit of a page would load it for what stands in the HTML already.
 */
const HEAD: Rule = {
  test: /[\\/](?:node_modules[\\/]react-helmet[\\/]|src[\\/]theme[\\/]Seo\.tsx$)/,
  sideEffects: false,
}

/** The option of css-loader that is changed here. */
interface StyleLoaderOptions {
  modules?: { localIdentName?: string } | false
}

/** Browsers for which styles are made: those that know modules, as for scripts. */
const STYLE_TARGETS = ['chrome87', 'edge88', 'firefox78', 'safari14']

/** The part of terser-webpack-plugin's instances, and of their class, that is used here. */
interface Minimizer {
  options?: {
    test?: unknown
    parallel?: boolean
    minimizer?: { implementation: unknown; options: object }
  }
  constructor: { swcMinify?: unknown }
}

interface WebpackPlugin {
  apply: (compiler: Compiler) => void
  options?: { ignoreOrder?: boolean }
}

/** Modules that several chunks have in common. */
interface SharedGroup {
  name: SharedName
}

type SharedName = (module: object, chunks: readonly { name?: string }[]) => string | undefined

interface WebpackConfig {
  entry?: Record<string, string>
  output?: { hashDigestLength?: number }
  devtool?: string | false
  cache?: { buildDependencies?: Record<string, string[]>; version?: string } | false
  module?: { rules?: Rule[] }
  resolve?: { alias?: Record<string, string | false>; plugins?: object[] }
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, unknown> & { shared?: SharedGroup } } | false
    minimizer?: Minimizer[]
  }
  plugins?: WebpackPlugin[]
}

/**
 * onCreateWebpackConfig: makes styles small, and builds and the start of develop quick. Gatsby
 * writes the styles of a page into its HTML, so that every letter of a class name is paid for in
 * every page.
 *
 * @throws when something that is replaced or switched off here is not found any more
 */
export function configureWebpack(
  { stage, getConfig, actions, plugins, reporter, store }: CreateWebpackConfigArgs,
  { config: { i18n }, root }: Pick<SiteContext, 'config' | 'root'>,
): void {
  const labels = i18n.locales.find(({ code }) => code === i18n.defaultLocale)?.labels
  const text = JSON.stringify(labels?.baseUrlWrong ?? DOCUMENT_LABELS.baseUrlWrong)
  // Gatsby declares no more of these two than that they are functions.
  const define = plugins.define as (values: Record<string, string>) => WebpackPlugin
  actions.setWebpackConfig({ plugins: [define({ __BASE_URL_WRONG__: text })] })
  // What is set is in the config from then on.
  const config = (getConfig as () => WebpackConfig)()
  const found = surgery()
  const isBuild = stage.startsWith('build')
  const rules = config.module?.rules ?? []
  found('the loaders of CSS modules', configureStyles(rules, isBuild))
  if (config.module) config.module.rules = [...addFastRules(rules, stage), HEAD]
  if (config.cache) {
    config.cache.buildDependencies = { defaultWebpack: [] }
    config.cache.version = buildVersion(root)
  }
  const alias = config.resolve?.alias
  if (alias) alias[requireFrom(root).resolve(PARTYTOWN)] = false
  // It looks for every file in the themes of the site, of which there are none.
  const { resolve } = config
  const resolvers = resolve?.plugins?.filter(isNot('GatsbyThemeComponentShadowingResolverPlugin'))
  found('the plugin for shadowing', resolvers?.length !== resolve?.plugins?.length)
  if (resolve) resolve.plugins = resolvers
  config.plugins?.push({ apply: forgetLoaders })
  if (isBuild) configureBuild(config, stage, root, found)
  else if (stage === 'develop') {
    configureDevelop(config, found)
    config.plugins?.push(tellAddress(reporter, store))
  }
  found.orThrow(stage)
  actions.replaceWebpackConfig(config)
}

/** `npm run lint` knows this site's rules, and Gatsby's own take a third of the start. */
function configureDevelop(config: WebpackConfig, found: Surgery): void {
  const others = config.plugins?.filter(isNot('ESLintWebpackPlugin'))
  found('the plugin for ESLint', others?.length !== config.plugins?.length)
  config.plugins = others
  const styles = others?.find((plugin) => !isNot('MiniCssExtractPlugin')(plugin))
  found('the plugin for style sheets', styles?.options !== undefined)
  // Names of CSS modules are unique, so that their order means nothing; it would be warned of.
  if (styles?.options) styles.options.ignoreOrder = true
}

function configureBuild(config: WebpackConfig, stage: string, root: string, found: Surgery): void {
  if (config.output) config.output.hashDigestLength = HASH_LENGTH
  // Nobody reads source maps on the public site; to debug there is `npm run develop`.
  config.devtool = false
  const minimizers = config.optimization?.minimizer ?? []
  const minified = minimizers.filter(minifyWithSwc)
  const others = minimizers.filter((one) => !isFor(one, 'app.css'))
  const splitChunks = config.optimization?.splitChunks
  // This group would put the styles of parts that are loaded on use into every page as well.
  if (splitChunks) delete splitChunks.cacheGroups?.styles
  const shared = splitChunks ? splitChunks.cacheGroups?.shared : undefined
  const alias = config.resolve?.alias
  if (stage === 'build-html') {
    const { name, gatsbys, own, importedAs } = RENDERER
    const entry = path.join(root, gatsbys)
    found(`the entry ${gatsbys}`, alias !== undefined && config.entry?.[name] === entry)
    config.entry = { ...config.entry, [name]: path.join(root, own) }
    if (alias) alias[importedAs] = entry
  }
  if (stage !== 'build-javascript') return
  config.plugins?.push({ apply: noteAssets }, shortenTokens(root) as object as WebpackPlugin)
  found('the minifier of scripts', minified.length > 0)
  found('the group of shared modules', typeof shared?.name === 'function')
  if (shared) shared.name = nameOfNamed(shared.name)
  found('the minifier of styles', others.length < minimizers.length)
  if (config.optimization) config.optimization.minimizer = [...others, minifyStyles()]
  const loader = path.join(root, GATSBY_LOADER)
  found(GATSBY_LOADER, alias !== undefined && existsSync(loader))
  const serviceWorker = path.join(root, SERVICE_WORKER)
  found(SERVICE_WORKER, existsSync(serviceWorker))
  if (alias) alias[loader] = path.join(root, LOADER)
  if (alias) alias[serviceWorker] = false
}

/**
 * Gatsby names what chunks have in common by their names, and code that is loaded on use has none: to
 * all of it that some two of them have in common it gives one name, and readers who open the search
 * would load the checker.
 */
function nameOfNamed(nameOf: SharedName): SharedName {
  return (module, chunks) =>
    chunks.every(({ name }) => Boolean(name)) ? nameOf(module, chunks) : undefined
}

type Surgery = ReturnType<typeof surgery>

/**
 * Notes what of Gatsby's config was found, so that a new version of Gatsby that differs is
 * noticed by the build and not by readers.
 */
function surgery() {
  const missing: string[] = []
  const note = (what: string, isFound: boolean): void => {
    if (!isFound) missing.push(what)
  }
  return Object.assign(note, {
    orThrow: (stage: string): void => {
      if (missing.length === 0) return
      const what = `Gatsby's webpack config for ${stage} has no longer ${missing.join(', ')}`
      throw gatsbyChanged(what, 'src/gatsby/webpack.ts')
    },
  })
}

/** Some of Gatsby's plugins can only be told by the names of their classes. */
function isNot(name: string): (plugin: object) => boolean {
  return (plugin) => plugin.constructor.name !== name
}

/**
 * Before webpack stores its cache it walks through every file that a loader requires, which are
 * thousands and take 12 seconds on 4 cores. Nothing is lost without: the cache has a version
 * ({@link buildVersion}) that changes with the packages and with the code that configures webpack.
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
function minifyWithSwc(minimizer: Minimizer): boolean {
  const {
    options,
    constructor: { swcMinify },
  } = minimizer
  if (!options?.minimizer || !isFor(minimizer, 'app.js') || !swcMinify) return false
  options.minimizer = {
    implementation: swcMinify,
    options: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true },
  }
  options.parallel = false
  return true
}

function isFor({ options }: Minimizer, file: string): boolean {
  return options?.test instanceof RegExp && options.test.test(file)
}

/**
 * Gatsby has each style sheet parsed three times in JavaScript: for prefixes, for modules, and all
 * of them once more to make them small. esbuild does the first and the last in one go.
 */
function minifyStyles(): Minimizer {
  const options = { css: true, minify: true, target: STYLE_TARGETS, include: /\.css$/ }
  return new EsbuildPlugin(options) as object as Minimizer
}

/**
 * Makes class names of builds short, and leaves prefixes to {@link minifyStyles}: browsers that
 * authors have need none.
 *
 * @returns whether a loader of CSS modules was found
 */
function configureStyles(rules: readonly Rule[], isBuild: boolean): boolean {
  let isFound = false
  for (const rule of rules) {
    if (rule.oneOf && configureStyles(rule.oneOf, isBuild)) isFound = true
    if (!Array.isArray(rule.use)) continue
    const loaders = rule.use as { loader?: string; options?: StyleLoaderOptions }[]
    for (const { options } of loaders) {
      if (!options?.modules || !('localIdentName' in options.modules)) continue
      if (isBuild) options.modules.localIdentName = '[hash:base64:4]'
      isFound = true
    }
    rule.use = loaders.filter(({ loader }) => !loader?.includes('postcss-loader'))
  }
  return isFound
}
