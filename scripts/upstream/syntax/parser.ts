/** The grammars: tree-sitter's, as WebAssembly, so nothing has to be compiled. */
import { createRequire } from 'node:module'
import { Language, Parser } from 'web-tree-sitter'
import type { Node } from 'web-tree-sitter'
import { readJava } from './java'
import { readKotlin } from './kotlin'
import type { SourceFile } from './model'

const GRAMMARS = {
  kt: {
    wasm: '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
    read: readKotlin,
  },
  java: { wasm: 'tree-sitter-java/tree-sitter-java.wasm', read: readJava },
} as const

/** Reads the text of a file whose name has one of the endings; `undefined` for other files. */
export type ReadSource = (name: string, text: string) => SourceFile | undefined

/**
 * Makes the parsers.
 *
 * @returns the function that reads Kotlin and Java files
 * @throws Error when a grammar is not installed
 */
export async function loadParsers(): Promise<ReadSource> {
  await Parser.init()
  const readers = new Map<string, (text: string) => SourceFile>()
  for (const [ending, { wasm, read }] of Object.entries(GRAMMARS)) {
    const parser = new Parser()
    parser.setLanguage(await Language.load(resolveGrammar(wasm)))
    readers.set(ending, (text) => {
      const tree = parser.parse(text)
      if (!tree) throw new Error('The parser gave nothing back.')
      const file = read(tree.rootNode)
      file.unread = unreadLines(tree.rootNode)
      tree.delete()
      return file
    })
  }
  return (name, text) => readers.get(name.slice(name.lastIndexOf('.') + 1))?.(text)
}

function resolveGrammar(wasm: string): string {
  try {
    return createRequire(import.meta.url).resolve(wasm)
  } catch {
    throw new Error(`The grammar ${wasm} is not installed: run npm install.`)
  }
}

function unreadLines(node: Node): number[] {
  if (node.isError || node.isMissing) return [node.startPosition.row + 1]
  return node.children.flatMap((child) => (child.hasError ? unreadLines(child) : []))
}
