/** Names of the scripts and styles of this build, as webpack knows them. */
const published = new Set<string>()

/** The part of a webpack compiler that is used here. */
interface Compiler {
  hooks: {
    done: {
      tap: (
        name: string,
        callback: (stats: { compilation: { getAssets: () => { name: string }[] } }) => void,
      ) => void
    }
  }
}

/** A webpack plugin that takes down what is published, also what an earlier build has written. */
export const noteAssets = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('noteAssets', ({ compilation }) => {
      for (const { name } of compilation.getAssets()) published.add(name)
    })
  },
}

/** @returns site paths of this build's scripts and styles; empty before webpack has run */
export function publishedAssets(): string[] {
  return [...published].map((name) => `/${name}`)
}
