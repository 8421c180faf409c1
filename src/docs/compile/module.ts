/** What imports and exports of lenient docs bring: plain data and texts, never code. */
import type { Declaration, ImportDeclaration, Program } from 'estree'
import { ownValue } from '../../text/ownValue'
import type { ImportedFiles } from '../adopt/imports'
import type { Problem } from '../issues'
import type { JsonValue } from '../tree'
import { expressionValue } from './literal'
import type { AnyNode } from './nodes'

/** Names that the body of a lenient doc may use. */
export interface DocModule {
  /** Plain data by name. */
  values: Map<string, JsonValue>
  /** Absolute paths of texts that stand in the doc, by the name of their component. */
  partials: Map<string, string>
  /** Components whose code is not run, with where they come from. */
  foreign: Map<string, string>
}

/** What reading a module needs. */
interface ModuleContext {
  /** Path that messages name. */
  file: string
  /** Absolute path of the file that the statements stand in. */
  filePath: string
  imports: ImportedFiles
  problems: Problem[]
}

/** Files whose address an import gives. */
const ASSET = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|pdf|zip|mp4|webm|mp3)$/i

/** Packages whose components and functions the compiler knows, or that nothing of is shown. */
const KNOWN_PACKAGE = /^(?:@theme(?:-original)?\/|@docusaurus\/|@mdx-js\/|react$)/

/**
 * Reads the statements of a body, which are taken out of it.
 *
 * @param root parsed MDX, changed in place
 * @param known names that every doc has, such as `frontMatter`
 * @param context what the file brings in; what cannot be brought in is added to its problems
 */
export function readModule(
  root: AnyNode,
  known: ReadonlyMap<string, JsonValue>,
  context: ModuleContext,
): DocModule {
  const module: DocModule = { values: new Map(known), partials: new Map(), foreign: new Map() }
  const isStatement = ({ type }: AnyNode) => type === 'mdxjsEsm'
  for (const node of root.children ?? []) {
    if (!isStatement(node)) continue
    const program: Program | null | undefined = node.data?.estree
    for (const statement of program?.body ?? []) {
      const line = (node.position?.start.line ?? 1) + lineOffset(statement, node)
      if (statement.type === 'ImportDeclaration') readImport(statement, line, module, context)
      else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
        readExport(statement.declaration, line, module, context)
      }
    }
  }
  root.children = root.children?.filter((node) => !isStatement(node))
  return module
}

/** Lines between the node's begin and a statement in it. */
function lineOffset({ loc }: { loc?: { start: { line: number } } | null }, node: AnyNode): number {
  const first = node.position?.start.line ?? 1
  return loc && loc.start.line >= first ? loc.start.line - first : 0
}

function readImport(
  { specifiers, source }: ImportDeclaration,
  line: number,
  { values, partials, foreign }: DocModule,
  { file, filePath, imports, problems }: ModuleContext,
): void {
  const from = String(source.value)
  const target = ownValue(ownValue(imports.files, filePath)?.imports ?? {}, from)
  for (const { type, local } of specifiers) {
    if (KNOWN_PACKAGE.test(from)) continue
    if (type === 'ImportDefaultSpecifier' && target !== undefined) {
      const text = ownValue(imports.files, target)?.text ?? ''
      if (from.includes('raw-loader!')) values.set(local.name, text.trimEnd())
      else if (/\.mdx?$/.test(target)) partials.set(local.name, target)
      else {
        const data = parseJson(text)
        if (data === undefined) {
          const message = `"${from}" is not valid JSON.`
          problems.push({ file, line, message })
        } else values.set(local.name, data)
      }
    } else if (type === 'ImportDefaultSpecifier' && ASSET.test(from)) values.set(local.name, from)
    else {
      if (/\.(?:mdx?|json)$/.test(from)) {
        const message = `"import ... from '${from}'" names no file of these docs or their site.`
        problems.push({ file, line, message })
      }
      foreign.set(local.name, from)
    }
  }
}

function readExport(
  declaration: Declaration,
  line: number,
  { values, foreign }: DocModule,
  { file, problems }: ModuleContext,
): void {
  if (declaration.type !== 'VariableDeclaration') {
    foreign.set(declaration.id.name, 'this file')
    return
  }
  for (const { id, init } of declaration.declarations) {
    if (id.type !== 'Identifier') continue
    const value = init ? expressionValue(init, values) : undefined
    if (value) values.set(id.name, value.value)
    else if (/^[A-Z]/.test(id.name)) foreign.set(id.name, 'this file')
    else {
      const message = `The value of "export const ${id.name}" is code, which is not run.`
      problems.push({ file, line, message })
    }
  }
}

function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return undefined
  }
}
