/** The unified packages, which are ES modules only (see `importModule.ts`). */
import { importModule } from './importModule'

/** The packages that the compiler is made of. */
export interface CompilerModules {
  unified: typeof import('unified')
  remarkParse: typeof import('remark-parse')
  remarkGfm: typeof import('remark-gfm')
  remarkMdx: typeof import('remark-mdx')
  remarkRehype: typeof import('remark-rehype')
  rehypeRaw: typeof import('rehype-raw')
  directiveSyntax: typeof import('micromark-extension-directive')
  directiveTree: typeof import('mdast-util-directive')
  lowlight: typeof import('lowlight')
  slugger: typeof import('github-slugger')
  visit: typeof import('unist-util-visit')
  toText: typeof import('mdast-util-to-string')
  information: typeof import('property-information')
  styleToJs: typeof import('style-to-js')
}

let loaded: Promise<CompilerModules> | undefined

/**
 * Loads the compiler's packages, once a process.
 *
 * @returns the packages by name
 */
export function loadCompilerModules(): Promise<CompilerModules> {
  loaded ??= importAll()
  return loaded
}

async function importAll(): Promise<CompilerModules> {
  const names: Record<keyof CompilerModules, string> = {
    unified: 'unified',
    remarkParse: 'remark-parse',
    remarkGfm: 'remark-gfm',
    remarkMdx: 'remark-mdx',
    remarkRehype: 'remark-rehype',
    rehypeRaw: 'rehype-raw',
    directiveSyntax: 'micromark-extension-directive',
    directiveTree: 'mdast-util-directive',
    lowlight: 'lowlight',
    slugger: 'github-slugger',
    visit: 'unist-util-visit',
    toText: 'mdast-util-to-string',
    information: 'property-information',
    styleToJs: 'style-to-js',
  }
  const entries = await Promise.all(
    Object.entries(names).map(async ([key, name]) => [key, await importModule(name)] as const),
  )
  return Object.fromEntries(entries) as unknown as CompilerModules
}
