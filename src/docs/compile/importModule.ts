/**
 * Imports an ES module from CommonJS. Gatsby compiles gatsby-node.ts to CommonJS and turns every
 * `import()` it can see into `require()`, which old Node 20 cannot do with ES modules. Behind
 * `Function` it cannot see it.
 *
 * @param specifier name of an installed package
 * @returns the module's namespace
 */
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- the text is fixed
export const importModule = new Function('specifier', 'return import(specifier)') as (
  specifier: string,
) => Promise<unknown>
