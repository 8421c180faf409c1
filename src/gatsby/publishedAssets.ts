import { notePackages } from './publishedPackages'
import type { BundledModule } from './publishedPackages'

/** Names of the scripts and styles of this build, as webpack knows them. */
const published = new Set<string>()

interface Compilation {
  getAssets: () => { name: string }[]
  modules: Iterable<BundledModule>
  buildDependencies: { clear: () => void }
}

/** The part of a webpack compiler that is used here. */
export interface Compiler {
  hooks: {
    done: { tap: (name: string, callback: (stats: { compilation: Compilation }) => void) => void }
  }
}

/** Takes down what webpack publishes, also what an earlier build has written. */
export function noteAssets({ hooks }: Compiler): void {
  hooks.done.tap('noteAssets', ({ compilation }) => {
    for (const { name } of compilation.getAssets()) published.add(name)
    notePackages(compilation.modules)
  })
}

/** @returns site paths of this build's scripts and styles; empty before webpack has run */
export function publishedAssets(): string[] {
  return [...published].map((name) => `/${name}`)
}
