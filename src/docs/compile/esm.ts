/** The unified packages, which are ES modules only (see `importModule.ts`). */
import { importModule } from './importModule'

/** The packages that the compiler is made of. */
export interface CompilerModules {
  unified: typeof import('unified')
  remarkParse: typeof import('remark-parse')
  remarkGfm: typeof import('remark-gfm')
  remarkMdx: typeof import('remark-mdx')
  remarkStringify: typeof import('remark-stringify')
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

/** Those that write Markdown. */
export type WriterModules = Pick<
  CompilerModules,
  'unified' | 'remarkGfm' | 'remarkStringify' | 'directiveTree'
>

const NAMES: Record<keyof CompilerModules, string> = {
  unified: 'unified',
  remarkParse: 'remark-parse',
  remarkGfm: 'remark-gfm',
  remarkMdx: 'remark-mdx',
  remarkStringify: 'remark-stringify',
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

let loaded: Promise<CompilerModules> | undefined

/**
 * Loads the compiler's packages, once a process.
 *
 * @returns the packages by name
 */
export function loadCompilerModules(): Promise<CompilerModules> {
  loaded ??= importAll(Object.keys(NAMES) as (keyof CompilerModules)[])
  return loaded
}

/**
 * Loads what writes Markdown and nothing else: the main process of a build compiles no docs.
 *
 * @returns the packages by name
 */
export function loadWriterModules(): Promise<WriterModules> {
  return importAll(['unified', 'remarkGfm', 'remarkStringify', 'directiveTree'])
}

async function importAll<Name extends keyof CompilerModules>(
  names: readonly Name[],
): Promise<Pick<CompilerModules, Name>> {
  const entries = await Promise.all(
    names.map(async (name) => [name, await importModule(NAMES[name])] as const),
  )
  return Object.fromEntries(entries) as Pick<CompilerModules, Name>
}
