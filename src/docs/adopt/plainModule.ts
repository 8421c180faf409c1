/**
 * Reads what a JavaScript, TypeScript or JSON file of another site exports, as far as it is plain
 * data. The file is parsed and never run: whatever would have to be run is left out.
 */
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Expression, Node, Program } from 'estree'
import { expressionValue, propertyName } from '../compile/literal'
import type { JsonValue } from '../tree'

/** Something in a file that is no plain data. */
export interface LeftOut {
  /** Where in what is exported, `themeConfig.prism.theme`. */
  field: string
  line: number
}

/** What a file exports. */
export interface PlainModule {
  /** Undefined when nothing of it is plain data. */
  value?: JsonValue
  leftOut: LeftOut[]
}

type Located = Node & { loc?: { start: { line: number } } | null }

/** A syntax tree, with the wrappers that TypeScript puts around expressions. */
type Wrapped = Located & { expression?: Wrapped }

const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'ParenthesizedExpression',
])

/**
 * @param file absolute path of a `.js`, `.cjs`, `.mjs`, `.ts` or `.json` file
 * @returns what it exports by default (`module.exports`), and what is left out of that
 * @throws when the file cannot be parsed; the message names it
 */
export function readPlainModule(file: string): PlainModule {
  const text = fs.readFileSync(file, 'utf8')
  try {
    if (file.endsWith('.json')) return { value: JSON.parse(text) as JsonValue, leftOut: [] }
    return plainExport(parse(text))
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    )
  }
}

/** Loaded when it is asked for: few builds read such files. */
function parse(text: string): Program {
  const require = createRequire(path.join(process.cwd(), 'package.json'))
  const parser = require('@babel/parser') as typeof import('@babel/parser')
  const { program } = parser.parse(text, {
    sourceType: 'module',
    allowReturnOutsideFunction: true,
    plugins: ['typescript', 'jsx', 'estree'],
  })
  return program as unknown as Program
}

function plainExport(program: Program): PlainModule {
  const scope = new Map<string, JsonValue>()
  const notes = new Map<string, LeftOut[]>()
  for (const { name, init } of program.body.flatMap(constants)) {
    const leftOut: LeftOut[] = []
    const value = plainParts(init, '', { scope, leftOut, notes })
    if (value === undefined) continue
    scope.set(name, value)
    notes.set(name, leftOut)
  }
  const leftOut: LeftOut[] = []
  const exported = program.body.map(exportedNode).find((node) => node !== undefined)
  const value = exported && plainParts(exported, '', { scope, leftOut, notes })
  return { value, leftOut }
}

/** Constants at the top of a file, in their order. */
function constants(statement: Located): { name: string; init: Wrapped }[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, init: init as Wrapped }] : [],
  )
}

/** What a statement exports by default. */
function exportedNode(statement: Located): Wrapped | undefined {
  if (statement.type === 'ExportDefaultDeclaration') return statement.declaration as Wrapped
  if ((statement.type as string) === 'TSExportAssignment') return (statement as Wrapped).expression
  if (statement.type !== 'ExpressionStatement') return undefined
  const { expression } = statement
  if (expression.type !== 'AssignmentExpression') return undefined
  const { left, right } = expression
  const isExports =
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.object.name === 'module' &&
    left.property.type === 'Identifier' &&
    left.property.name === 'exports'
  return isExports ? (right as Wrapped) : undefined
}

interface Reading {
  scope: Map<string, JsonValue>
  leftOut: LeftOut[]
  /** What was left out of the constants. */
  notes: ReadonlyMap<string, LeftOut[]>
}

/** The plain parts of an expression: what is not plain in a list or section is left out of it. */
function plainParts(wrapped: Wrapped, field: string, reading: Reading): JsonValue | undefined {
  let node: Wrapped = wrapped
  while (WRAPPERS.has(node.type) && node.expression) node = node.expression
  const { scope, leftOut, notes } = reading
  const leaveOut = (one: Located, name: string) =>
    leftOut.push({ field: name, line: one.loc?.start.line ?? 1 })
  const inner = (name: string) => (field === '' ? name : `${field}.${name}`)
  if (node.type === 'ObjectExpression') {
    const entries: [string, JsonValue][] = []
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const spread = plainParts(property.argument as Wrapped, field, reading)
        if (typeof spread === 'object' && spread !== null && !Array.isArray(spread)) {
          entries.push(...(Object.entries(spread) as [string, JsonValue][]))
        } else leaveOut(property, inner('...'))
        continue
      }
      const key = propertyName(property)
      const value =
        key === undefined || property.method || property.kind !== 'init'
          ? undefined
          : plainParts(property.value as Wrapped, inner(key), reading)
      if (key === undefined || value === undefined) leaveOut(property, inner(key ?? '[...]'))
      else entries.push([key, value])
    }
    return Object.fromEntries(entries)
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((element, index): JsonValue[] => {
      if (element === null) return []
      const isSpread = element.type === 'SpreadElement'
      const name = `${field}[${index}]`
      const value = plainParts((isSpread ? element.argument : element) as Wrapped, name, reading)
      if (isSpread && Array.isArray(value)) return value
      if (value !== undefined && !isSpread) return [value]
      leaveOut(element, name)
      return []
    })
  }
  if (node.type === 'Identifier') {
    const inside = notes.get(node.name) ?? []
    leftOut.push(...inside.map((one) => ({ ...one, field: inner(one.field) })))
  }
  return expressionValue(node as Expression, scope)?.value
}
