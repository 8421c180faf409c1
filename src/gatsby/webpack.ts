import type { CreateWebpackConfigArgs } from 'gatsby'

interface SplitChunksConfig {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } | false }
}

/**
 * onCreateWebpackConfig: Gatsby puts all CSS into one chunk, which it writes into every page.
 * Without that group, styles of parts that are loaded on use stay with them.
 */
export function configureWebpack({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const config = getConfig() as SplitChunksConfig
  const splitChunks = config.optimization?.splitChunks
  if (!splitChunks) return
  delete splitChunks.cacheGroups?.styles
  actions.replaceWebpackConfig(config)
}
