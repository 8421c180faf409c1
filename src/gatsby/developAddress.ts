/** Where `npm run develop` is, told when it can be opened. */
import type { Reporter, Store } from 'gatsby'
import { PROBLEMS_PATH } from '../docs/problemsPath'
import type { Compiler } from './publishedAssets'

/**
 * @param store Gatsby's
 * @returns address of the site while it is developed, without a slash at the end
 */
export function developOrigin(store: Store): string {
  // Gatsby's types know no more of it than that it is a function.
  const getState = store.getState as () => { program: { host: string; proxyPort: number } }
  const { program } = getState()
  return `http://${program.host}:${program.proxyPort}`
}

/**
 * @param origin address of the site
 * @returns lines for the terminal
 */
export function startLines(origin: string): string[] {
  return [
    `The site is at ${origin}/`,
    `What is wrong in its content is listed at ${origin}${PROBLEMS_PATH}`,
    'A saved file shows at once. Ctrl+C ends it.',
  ]
}

/**
 * A plugin of webpack: says once where the site is. Gatsby's own lines, which come at the same time,
 * name the package and GraphiQL.
 *
 * @param reporter Gatsby's
 * @param store Gatsby's
 */
export function tellAddress(
  reporter: Pick<Reporter, 'info'>,
  store: Store,
): { apply: (compiler: Compiler) => void } {
  return {
    apply: (compiler) => {
      let isTold = false
      compiler.hooks.done.tap('tellAddress', () => {
        if (isTold) return
        isTold = true
        // Behind what Gatsby writes at this moment.
        setImmediate(() => {
          for (const line of startLines(developOrigin(store))) reporter.info(line)
        })
      })
    },
  }
}
