/**
 * Short names for the design tokens of published styles: pages hold their styles, in which names of
 * tokens stand some four hundred times.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the tokens are declared. */
const TOKENS = 'src/styles/tokens.css'

/** A custom property, and nothing that only looks like one, such as a part of a class name. */
const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g

const DECLARED = /(?<![\w-])(--[a-z][\w-]*)\s*:/g

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The part of webpack's compiler that is used here. */
interface Compiler {
  webpack: { Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number } }
  hooks: {
    compilation: { tap: (name: string, callback: (compilation: Compilation) => void) => void }
  }
}

interface Source {
  source: () => string | Buffer
}

interface Compilation {
  hooks: {
    processAssets: {
      tap: (
        options: { name: string; stage: number },
        callback: (assets: Record<string, Source>) => void,
      ) => void
    }
  }
  updateAsset: (name: string, source: Source) => void
  compiler: { webpack: { sources: { RawSource: new (text: string) => Source } } }
}

/**
 * @param css styles in which tokens are declared
 * @returns a short name for each token, in capitals as no other property has
 */
export function shortNames(css: string): Map<string, string> {
  const names = new Set([...css.matchAll(DECLARED)].map(([, name = '']) => name))
  const first = LETTERS.length
  return new Map(
    [...names].map((name, place) => {
      const second = place < first ? '' : LETTERS.charAt(Math.floor(place / first) - 1)
      return [name, `--${second}${LETTERS.charAt(place % first)}`]
    }),
  )
}

/**
 * @param css styles
 * @param names short names by what they stand for
 * @returns the styles with short names, in declarations as well as where they are used
 */
export function shortenNames(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(PROPERTY, (name) => names.get(name) ?? name)
}

/**
 * @param root folder of the site
 * @returns a plugin of webpack that shortens the names in all style sheets, once these are small
 */
export function shortenTokens(root: string): { apply: (compiler: Compiler) => void } {
  const name = 'shortenTokens'
  return {
    apply: ({ hooks, webpack }) => {
      const names = shortNames(readFileSync(path.join(root, TOKENS), 'utf8'))
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      hooks.compilation.tap(name, (compilation) => {
        const { RawSource } = compilation.compiler.webpack.sources
        compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
          for (const [file, source] of Object.entries(assets)) {
            if (!file.endsWith('.css')) continue
            const css = source.source().toString()
            compilation.updateAsset(file, new RawSource(shortenNames(css, names)))
          }
        })
      })
    },
  }
}
