/** From Java's syntax tree to what is kept of a file. */
import type { Node } from 'web-tree-sitter'
import type {
  Argument,
  Declaration,
  Expression,
  FunctionDeclaration,
  Parameter,
  SourceFile,
} from './model'
import {
  addImport,
  childOf,
  childrenOf,
  emptyDeclaration,
  emptyFile,
  lineOf,
  namedChildren,
  onlyValue,
  readEscape,
} from './nodes'

const DECLARATIONS = new Set([
  'class_declaration',
  'record_declaration',
  'interface_declaration',
  'enum_declaration',
])

/** Parts of a tree that hold no values. */
const SILENT =
  /comment$|^modifiers$|annotation$|_type$|^type_(identifier|arguments|parameters)$|^dimensions$/

/**
 * @param root root of the tree of a Java file
 * @returns what is kept of it
 */
export function readJava(root: Node): SourceFile {
  const file = emptyFile()
  for (const node of namedChildren(root)) {
    const name = childOf(node, 'scoped_identifier', 'identifier')?.text
    if (node.type === 'package_declaration') file.package = name ?? ''
    else if (node.type === 'import_declaration' && name) {
      addImport(file, name, undefined, childOf(node, 'asterisk') !== undefined)
    } else if (DECLARATIONS.has(node.type)) file.declarations.push(readDeclaration(node))
  }
  return file
}

function readDeclaration(node: Node): Declaration {
  const isInterface = node.type === 'interface_declaration'
  const declaration = emptyDeclaration({
    kind: isInterface ? 'interface' : 'class',
    name: node.childForFieldName('name')?.text ?? '',
    abstract: isInterface || /\babstract\b/.test(childOf(node, 'modifiers')?.text ?? ''),
    line: lineOf(node),
  })
  const types = [
    ...(node.childForFieldName('superclass')?.namedChildren ?? []),
    ...namedChildren(node)
      .filter(({ type }) => type === 'super_interfaces' || type === 'extends_interfaces')
      .flatMap((list) => childrenOf(list, 'type_list').flatMap(namedChildren)),
  ]
  declaration.parents = types.map((type) => ({ name: typeName(type), arguments: [] }))
  const parameters = node.childForFieldName('parameters')
  if (parameters) declaration.parameters = readParameters(parameters)
  const body = node.childForFieldName('body')
  if (body) for (const member of namedChildren(body)) addMember(declaration, member)
  return declaration
}

const typeName = (type: Node): string => type.text.replace(/<.*$/s, '').replaceAll(/\s/g, '')

function addMember(declaration: Declaration, member: Node): void {
  const body = member.childForFieldName('body')
  switch (member.type) {
    case 'field_declaration':
      for (const field of childrenOf(member, 'variable_declarator')) {
        const value = field.childForFieldName('value')
        const name = field.childForFieldName('name')?.text ?? ''
        if (value) declaration.properties[name] = readExpression(value)
      }
      break
    case 'method_declaration':
      declaration.functions.push(readFunction(member))
      break
    case 'constructor_declaration':
      readConstructor(declaration, member)
      break
    case 'static_initializer':
    case 'block':
      declaration.initialisers.push(...readStatements(member))
      break
    case 'enum_body_declarations':
      for (const inner of namedChildren(member)) addMember(declaration, inner)
      break
    default:
      if (DECLARATIONS.has(member.type)) declaration.nested.push(readDeclaration(member))
      else if (body) declaration.initialisers.push(...readStatements(body))
  }
}

/** What a constructor hands to its parent counts as written behind the parent, as in Kotlin. */
function readConstructor(declaration: Declaration, node: Node): void {
  const body = node.childForFieldName('body')
  const parameters = node.childForFieldName('parameters')
  if (parameters && declaration.parameters.length === 0) {
    declaration.parameters = readParameters(parameters)
  }
  if (!body) return
  const handed = childOf(body, 'explicit_constructor_invocation')
  const values = handed?.childForFieldName('arguments')
  const [parent] = declaration.parents
  if (parent && values && handed?.childForFieldName('constructor')?.type === 'super') {
    parent.arguments = readArguments(values)
  }
  declaration.initialisers.push(...readStatements(body))
}

function readParameters(list: Node): Parameter[] {
  return childrenOf(list, 'formal_parameter').map((node) => ({
    name: node.childForFieldName('name')?.text ?? '',
    type: (node.childForFieldName('type')?.text ?? '').replace(/<.*$/s, ''),
  }))
}

function readFunction(node: Node): FunctionDeclaration {
  const parameters = node.childForFieldName('parameters')
  const body = node.childForFieldName('body')
  return {
    name: node.childForFieldName('name')?.text ?? '',
    parameters: parameters ? readParameters(parameters) : [],
    body: body ? readStatements(body) : [],
  }
}

const isValue = (node: Node): boolean => !SILENT.test(node.type)

const innerExpressions = (node: Node): Expression[] =>
  namedChildren(node).filter(isValue).map(readExpression)

const readStatements = (node: Node): Expression[] => innerExpressions(node)

function readArguments(list: Node): Argument[] {
  return innerExpressions(list).map((value) => ({ value }))
}

/**
 * @param node node of an expression or a statement
 * @returns what is kept of it
 */
function readExpression(node: Node): Expression {
  switch (node.type) {
    case 'string_literal':
      return { type: 'text', value: readText(node) }
    case 'decimal_integer_literal':
    case 'decimal_floating_point_literal':
      return { type: 'number', value: Number(node.text.replace(/_|[fFdDlL]+$/g, '')) }
    case 'true':
    case 'false':
      return { type: 'boolean', value: node.type === 'true' }
    case 'null_literal':
      return { type: 'null' }
    case 'identifier':
    case 'this':
      return { type: 'name', path: [node.text] }
    case 'field_access':
      return readField(node)
    case 'method_invocation':
      return readCall(node)
    case 'object_creation_expression':
      return readCreation(node)
    case 'binary_expression':
      return readBinary(node)
    case 'ternary_expression':
    case 'if_statement':
      return readChoice(node)
    case 'local_variable_declaration':
      return onlyValue(childrenOf(node, 'variable_declarator').map(readLocal))
    case 'expression_statement':
    case 'parenthesized_expression':
      return onlyValue(innerExpressions(node))
    case 'block':
      return { type: 'block', statements: readStatements(node) }
    default:
      return { type: 'other', parts: innerExpressions(node) }
  }
}

function readText(node: Node): string {
  return namedChildren(node)
    .map((part) => (part.type === 'escape_sequence' ? readEscape(part.text) : part.text))
    .join('')
}

function readField(node: Node): Expression {
  const of = node.childForFieldName('object')
  const name = node.childForFieldName('field')?.text ?? ''
  const base: Expression = of ? readExpression(of) : { type: 'other', parts: [] }
  return base.type === 'name'
    ? { type: 'name', path: [...base.path, name] }
    : { type: 'member', of: base, name }
}

function readCall(node: Node): Expression {
  const receiver = node.childForFieldName('object')
  const values = node.childForFieldName('arguments')
  return {
    type: 'call',
    ...(receiver && { receiver: readExpression(receiver) }),
    name: node.childForFieldName('name')?.text ?? '',
    arguments: values ? readArguments(values) : [],
    line: lineOf(node),
  }
}

/** `new Thing(...)` is a call of `Thing`, as in Kotlin. */
function readCreation(node: Node): Expression {
  const type = node.childForFieldName('type')
  const values = node.childForFieldName('arguments')
  const body = childOf(node, 'class_body')
  return {
    type: 'call',
    name: type ? typeName(type) : '',
    arguments: values ? readArguments(values) : [],
    ...(body && { block: innerExpressions(body) }),
    line: lineOf(node),
  }
}

function readBinary(node: Node): Expression {
  const left = node.childForFieldName('left')
  const right = node.childForFieldName('right')
  return left && right && node.childForFieldName('operator')?.text === '+'
    ? { type: 'sum', left: readExpression(left), right: readExpression(right) }
    : { type: 'other', parts: innerExpressions(node) }
}

function readChoice(node: Node): Expression {
  const condition = node.childForFieldName('condition')
  const then = node.childForFieldName('consequence')
  const otherwise = node.childForFieldName('alternative')
  if (!condition || !then) return { type: 'other', parts: innerExpressions(node) }
  return {
    type: 'choice',
    condition: readExpression(condition),
    then: readExpression(then),
    ...(otherwise && { otherwise: readExpression(otherwise) }),
  }
}

function readLocal(node: Node): Expression {
  const value = node.childForFieldName('value')
  const name = node.childForFieldName('name')?.text ?? ''
  return { type: 'local', name, ...(value && { value: readExpression(value) }) }
}
