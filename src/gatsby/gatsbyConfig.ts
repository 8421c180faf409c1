import path from 'node:path'
import type { GatsbyConfig, PluginRef } from 'gatsby'
import type { SiteConfigInput } from '../docs/config'
import { loadSiteConfig } from '../docs/siteConfig'
import { isLinkOut } from '../docs/linksOut'
import { algoliaPluginOptions, resolveSearchSettings } from '../search/config'

/** Name of the file source of a doc set; the set's key follows. */
export const SOURCE_PREFIX = 'docs:'

/**
 * Markdown with a leading `_`, or in a folder with one, is part of other docs and never a page
 * (as in Docusaurus).
 *
 * @param relativePath of a file in its content folder
 */
export function isPartial(relativePath: string): boolean {
  return (
    /\.mdx?$/.test(relativePath) &&
    relativePath.split(path.sep).some((part) => part.startsWith('_'))
  )
}

/**
 * @param file absolute path in a content folder
 * @param folder the content folder
 * @returns whether Gatsby does not see the file
 */
export function isLeftOut(file: string, folder: string): boolean {
  return isPartial(path.relative(folder, file)) || isLinkOut(file, folder)
}

/**
 * Gatsby's own config, derived from the site config.
 *
 * @param siteConfig what `site.config.ts` exports
 * @throws when the site config or the search environment is wrong
 */
export function createGatsbyConfig(siteConfig: SiteConfigInput): GatsbyConfig {
  const { config, sources, pathPrefix } = loadSiteConfig(siteConfig)
  const search = resolveSearchSettings(process.env, config.search)
  // Only a build writes the index. Gatsby's data, which holds the options of plugins with the key
  // in them, is open to every web page while `npm run develop` runs.
  const isBuild = process.env.NODE_ENV === 'production'
  const algolia = isBuild ? algoliaPluginOptions(process.env, search) : null
  const plugins: PluginRef[] = [
    ...sources.map((source) => ({
      resolve: 'gatsby-source-filesystem',
      options: {
        name: `${SOURCE_PREFIX}${source.key}`,
        path: source.folder,
        ignore: [(file: string) => isLeftOut(file, source.folder)],
      },
    })),
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    ...(algolia ? [{ resolve: 'gatsby-plugin-algolia', options: { ...algolia } }] : []),
  ]
  return {
    siteMetadata: { title: config.title, siteUrl: config.url },
    pathPrefix,
    trailingSlash: 'never',
    jsxRuntime: 'automatic',
    graphqlTypegen: false,
    plugins,
  }
}
