/** Ways through a syntax tree that both languages need. */
import type { Node } from 'web-tree-sitter'
import type { Declaration, Expression, SourceFile } from './model'

/**
 * @param node any node
 * @returns its named children, without comments
 */
export function namedChildren(node: Node): Node[] {
  return node.namedChildren.filter((child) => !child.type.endsWith('comment'))
}

/**
 * @param node any node
 * @param types types of the child that is looked for
 * @returns the first child of one of these types
 */
export function childOf(node: Node, ...types: string[]): Node | undefined {
  return namedChildren(node).find((child) => types.includes(child.type))
}

/**
 * @param node any node
 * @param types types of the children that are looked for
 * @returns all children of these types
 */
export function childrenOf(node: Node, ...types: string[]): Node[] {
  return namedChildren(node).filter((child) => types.includes(child.type))
}

/**
 * @param node any node
 * @returns the line that it begins on, from 1
 */
export const lineOf = (node: Node): number => node.startPosition.row + 1

/** @returns a file with nothing in it */
export const emptyFile = (): SourceFile => ({
  package: '',
  imports: {},
  wildcards: [],
  declarations: [],
  properties: {},
  functions: [],
  unread: [],
})

/**
 * @param fields what is known already
 * @returns a declaration with nothing else in it
 */
export const emptyDeclaration = (
  fields: Pick<Declaration, 'kind' | 'name' | 'abstract' | 'line'>,
): Declaration => ({
  ...fields,
  parents: [],
  parameters: [],
  properties: {},
  functions: [],
  initialisers: [],
  nested: [],
})

/**
 * Notes an import.
 *
 * @param file file that it stands in
 * @param name full name, or the package for all that is in it
 * @param alias short name, when it is another than the last part
 * @param all whether it stands for everything in the package
 */
export function addImport(file: SourceFile, name: string, alias?: string, all = false): void {
  if (all) file.wildcards.push(name)
  else file.imports[alias ?? name.slice(name.lastIndexOf('.') + 1)] = name
}

/**
 * @param statements statements of a body
 * @returns the value that the body is nothing but, or the body
 */
export const onlyValue = (statements: Expression[]): Expression =>
  statements.length === 1 && statements[0] ? statements[0] : { type: 'block', statements }

/**
 * @param sequence a backslash and what follows it, as written
 * @returns the character that it stands for
 */
export function readEscape(sequence: string): string {
  try {
    return JSON.parse(`"${sequence}"`) as string
  } catch {
    return sequence.slice(1)
  }
}
