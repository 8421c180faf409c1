import type { CreateWebpackConfigArgs } from 'gatsby'

interface CssLoaderOptions {
  modules?: { localIdentName?: string } | false
}

interface Rule {
  oneOf?: Rule[]
  use?: unknown
}

interface WebpackConfig {
  module?: { rules?: Rule[] }
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } | false }
}

/**
 * onCreateWebpackConfig: makes styles small. Gatsby writes the styles of a page into its HTML,
 * so that every letter of a class name is paid for in every page.
 */
export function configureWebpack({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return
  const config = getConfig() as WebpackConfig
  shortenClassNames(config.module?.rules ?? [])
  const splitChunks = config.optimization?.splitChunks
  // This group would put the styles of parts that are loaded on use into every page as well.
  if (splitChunks) delete splitChunks.cacheGroups?.styles
  actions.replaceWebpackConfig(config)
}

function shortenClassNames(rules: readonly Rule[]): void {
  for (const rule of rules) {
    if (rule.oneOf) shortenClassNames(rule.oneOf)
    for (const loader of Array.isArray(rule.use) ? (rule.use as unknown[]) : [rule.use]) {
      const options = (loader as { options?: CssLoaderOptions } | undefined)?.options
      if (options?.modules && 'localIdentName' in options.modules)
        options.modules.localIdentName = '[hash:base64:4]'
    }
  }
}
