/** The plugin has no types of its own; this is what the push test needs of it. */
declare module 'gatsby-plugin-algolia/gatsby-node' {
  import type { AlgoliaPluginOptions } from '../config'

  interface Reporter {
    info(message: string): void
    warn(message: string): void
    panicOnBuild(message: string, error?: unknown): void
    activityTimer(name: string): {
      start(): void
      end(): void
      setStatus(status: string): void
      panicOnBuild(message: string, error?: unknown): void
    }
  }
  interface BuildApi {
    graphql(query: string): Promise<unknown>
    cache: {
      get(key: string): Promise<unknown>
      set(key: string, value: unknown): Promise<unknown>
    }
    reporter: Reporter
  }
  export function onPostBuild(api: BuildApi, options: AlgoliaPluginOptions): Promise<void>
}
