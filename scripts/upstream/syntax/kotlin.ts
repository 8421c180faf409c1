/** From Kotlin's syntax tree to what is kept of a file. */
import type { Node } from 'web-tree-sitter'
import type {
  Argument,
  Call,
  Declaration,
  Expression,
  FunctionDeclaration,
  Parameter,
  Parent,
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

/** Parts of a tree that hold no values. */
const SILENT = new Set([
  'modifiers',
  'annotation',
  'user_type',
  'nullable_type',
  'function_type',
  'type_parameters',
  'type_arguments',
  'type_constraints',
  'label',
])

const DECLARATIONS = new Set(['class_declaration', 'object_declaration', 'companion_object'])

/**
 * @param root root of the tree of a Kotlin file
 * @returns what is kept of it
 */
export function readKotlin(root: Node): SourceFile {
  const file = emptyFile()
  for (const node of namedChildren(root)) {
    const name = childOf(node, 'qualified_identifier', 'identifier')
    if (node.type === 'package_header') file.package = name?.text ?? ''
    else if (node.type === 'import' && name) {
      const alias = childOf(node, 'identifier')
      addImport(file, name.text, alias === name ? undefined : alias?.text, node.text.endsWith('*'))
    } else if (DECLARATIONS.has(node.type)) file.declarations.push(readDeclaration(node))
    else if (node.type === 'property_declaration') addProperty(file.properties, node)
    else if (node.type === 'function_declaration') file.functions.push(readFunction(node))
  }
  return file
}

function readDeclaration(node: Node): Declaration {
  const modifiers = childOf(node, 'modifiers')?.text ?? ''
  const isInterface = node.children.some((child) => child.type === 'interface')
  const declaration = emptyDeclaration({
    kind: node.type === 'class_declaration' ? (isInterface ? 'interface' : 'class') : 'object',
    name: node.childForFieldName('name')?.text ?? 'Companion',
    abstract: isInterface || /\b(abstract|sealed)\b/.test(modifiers),
    line: lineOf(node),
  })
  const constructor = childOf(node, 'primary_constructor')
  const parameters = constructor && childOf(constructor, 'class_parameters')
  declaration.parameters = parameters ? readParameters(parameters, 'class_parameter') : []
  const parents = childOf(node, 'delegation_specifiers')
  declaration.parents = parents
    ? childrenOf(parents, 'delegation_specifier').flatMap(readParent)
    : []
  const body = childOf(node, 'class_body', 'enum_class_body')
  if (body) for (const member of namedChildren(body)) addMember(declaration, member)
  return declaration
}

function addMember(declaration: Declaration, member: Node): void {
  switch (member.type) {
    case 'property_declaration':
      addProperty(declaration.properties, member)
      break
    case 'function_declaration':
      declaration.functions.push(readFunction(member))
      break
    case 'secondary_constructor':
    case 'anonymous_initializer':
    case 'enum_entry':
      declaration.initialisers.push(...namedChildren(member).flatMap(readStatements))
      break
    case 'companion_object': {
      // Its values are at hand in the class without its name.
      const companion = readDeclaration(member)
      declaration.nested.push(companion)
      declaration.properties = { ...companion.properties, ...declaration.properties }
      break
    }
    default:
      if (DECLARATIONS.has(member.type)) declaration.nested.push(readDeclaration(member))
  }
}

function readParent(node: Node): Parent[] {
  const call = childOf(node, 'constructor_invocation')
  const type = childOf(call ?? node, 'user_type')
  if (!type) return []
  const values = call && childOf(call, 'value_arguments')
  return [{ name: typeName(type), arguments: values ? readArguments(values) : [] }]
}

const typeName = (type: Node): string =>
  childrenOf(type, 'identifier')
    .map((part) => part.text)
    .join('.')

function readParameters(list: Node, kind: string): Parameter[] {
  return childrenOf(list, kind).map((node) => {
    const type = childOf(node, 'user_type', 'nullable_type')
    const value = valueAfterEquals(node)
    return {
      name: childOf(node, 'identifier')?.text ?? '',
      type: (type?.text ?? '').replace(/[<?].*$/s, ''),
      ...(value && { default: value }),
    }
  })
}

function readFunction(node: Node): FunctionDeclaration {
  const parameters = childOf(node, 'function_value_parameters')
  const body = childOf(node, 'function_body')
  return {
    name: node.childForFieldName('name')?.text ?? '',
    parameters: parameters ? readParameters(parameters, 'parameter') : [],
    body: body ? readStatements(body) : [],
  }
}

/** What stands behind `=` among the children of a node. */
function valueAfterEquals(node: Node): Expression | undefined {
  const { children } = node
  const equals = children.findIndex((child) => child.type === '=')
  const value = children.slice(equals + 1).find((child) => child.isNamed && !isSilent(child))
  return equals < 0 || !value ? undefined : readExpression(value)
}

function propertyValue(node: Node): Expression | undefined {
  const getter = childOf(node, 'getter')
  const body = getter && childOf(getter, 'function_body')
  if (body) return onlyValue(readStatements(body))
  const delegate = childOf(node, 'property_delegate')
  if (delegate) return { type: 'other', parts: namedChildren(delegate).map(readExpression) }
  return valueAfterEquals(node)
}

function addProperty(properties: Record<string, Expression>, node: Node): void {
  const name = childOf(node, 'variable_declaration')
  const value = propertyValue(node)
  const identifier = name && childOf(name, 'identifier')
  if (identifier && value) properties[identifier.text] = value
}

const isSilent = (node: Node): boolean => SILENT.has(node.type) || node.type.endsWith('comment')

function readStatements(node: Node): Expression[] {
  if (node.type === 'block' || node.type === 'function_body' || node.type === 'lambda_literal') {
    return namedChildren(node)
      .filter((child) => !isSilent(child))
      .flatMap((child) =>
        child.type === 'block' ? readStatements(child) : [readExpression(child)],
      )
  }
  return isSilent(node) ? [] : [readExpression(node)]
}

/**
 * @param node node of an expression or a statement
 * @returns what is kept of it
 */
function readExpression(node: Node): Expression {
  switch (node.type) {
    case 'string_literal':
    case 'multiline_string_literal':
      return readText(node)
    case 'number_literal':
    case 'float_literal':
      return { type: 'number', value: Number(node.text.replace(/_|[fFLuU]+$/g, '')) }
    case 'identifier':
      return readName(node.text)
    case 'null':
      return { type: 'null' }
    case 'navigation_expression':
      return readNavigation(node)
    case 'call_expression':
      return readCall(node)
    case 'infix_expression':
      return readInfix(node)
    case 'unary_expression':
      return readUnary(node)
    case 'binary_expression':
      return readBinary(node)
    case 'if_expression':
      return readChoice(node)
    case 'property_declaration':
      return readLocal(node)
    case 'parenthesized_expression':
    case 'annotated_lambda':
    case 'value_argument':
      return onlyValue(innerExpressions(node))
    case 'lambda_literal':
    case 'block':
    case 'function_body':
      return { type: 'block', statements: readStatements(node) }
    default:
      return { type: 'other', parts: innerExpressions(node) }
  }
}

const innerExpressions = (node: Node): Expression[] =>
  namedChildren(node)
    .filter((child) => !isSilent(child))
    .map(readExpression)

function readName(name: string): Expression {
  if (name === 'true' || name === 'false') return { type: 'boolean', value: name === 'true' }
  return name === 'null' ? { type: 'null' } : { type: 'name', path: [name] }
}

/** A text; the grammar gives `$name` as a text "$" and a text that begins with the name. */
function readText(node: Node): Expression {
  const parts: Expression[] = []
  let written = ''
  let dollar = false
  const flush = () => {
    if (written !== '') parts.push({ type: 'text', value: written })
    written = ''
  }
  for (const child of namedChildren(node)) {
    if (child.type === 'interpolation') {
      flush()
      parts.push(onlyValue(innerExpressions(child)))
    } else if (child.type === 'string_content' && child.text === '$') {
      dollar = true
      continue
    } else {
      const name = dollar ? /^[A-Za-z_]\w*/.exec(child.text)?.[0] : undefined
      if (dollar && name === undefined) written += '$'
      if (name !== undefined) {
        flush()
        parts.push({ type: 'name', path: [name] })
      }
      const text = child.text.slice(name?.length ?? 0)
      written += child.type === 'escape_sequence' ? readEscape(text) : text
    }
    dollar = false
  }
  if (dollar) written += '$'
  if (parts.length === 0) return { type: 'text', value: written }
  flush()
  return parts.length === 1 && parts[0]?.type === 'text' ? parts[0] : { type: 'template', parts }
}

function readNavigation(node: Node): Expression {
  const [of, member] = namedChildren(node)
  if (!of) return { type: 'other', parts: [] }
  const base = readExpression(of)
  if (!member) return base
  return base.type === 'name'
    ? { type: 'name', path: [...base.path, member.text] }
    : { type: 'member', of: base, name: member.text }
}

function readCall(node: Node): Expression {
  const children = namedChildren(node).filter((child) => !isSilent(child))
  const [callee] = children
  const values = childOf(node, 'value_arguments')
  const lambda = childOf(node, 'annotated_lambda')
  if (!callee) return { type: 'other', parts: [] }
  // `a(b) { c }` is a call of `a(b)` in the tree.
  if (callee.type === 'call_expression' && !values) {
    const inner = readCall(callee)
    return inner.type === 'call' && lambda ? { ...inner, block: lambdaBody(lambda) } : inner
  }
  const target = readExpression(callee)
  const call: Omit<Call, 'name' | 'receiver'> = {
    type: 'call',
    arguments: values ? readArguments(values) : [],
    ...(lambda && { block: lambdaBody(lambda) }),
    line: lineOf(node),
  }
  if (target.type === 'member') return { ...call, receiver: target.of, name: target.name }
  if (target.type !== 'name') {
    return { type: 'other', parts: [target, ...call.arguments.map(({ value }) => value)] }
  }
  const name = target.path[target.path.length - 1] ?? ''
  const receiver = target.path.slice(0, -1)
  return {
    ...call,
    name,
    ...(receiver.length > 0 && { receiver: { type: 'name' as const, path: receiver } }),
  }
}

function lambdaBody(lambda: Node): Expression[] {
  const literal = childOf(lambda, 'lambda_literal')
  return literal ? readStatements(literal) : []
}

function readArguments(list: Node): Argument[] {
  return childrenOf(list, 'value_argument').map((node) => {
    const named = node.children.some((child) => child.type === '=')
    const [first, second] = namedChildren(node).filter((child) => !isSilent(child))
    if (named && first && second) return { name: first.text, value: readExpression(second) }
    return { value: first ? readExpression(first) : { type: 'other', parts: [] } }
  })
}

/** `a becomes b` is a call, too. */
function readInfix(node: Node): Expression {
  const [left, name, right] = namedChildren(node)
  if (!left || !name || !right || name.type !== 'identifier') {
    return { type: 'other', parts: innerExpressions(node) }
  }
  return {
    type: 'call',
    receiver: readExpression(left),
    name: name.text,
    arguments: [{ value: readExpression(right) }],
    line: lineOf(node),
  }
}

function readUnary(node: Node): Expression {
  const inner = innerExpressions(node)
  const [value] = inner
  if (value?.type === 'number' && node.childForFieldName('operator')?.text === '-') {
    return { type: 'number', value: -value.value }
  }
  // `!a.b()` is `(!a).b()` in the tree; who the receiver is must not be lost.
  return value?.type === 'name' ? value : { type: 'other', parts: inner }
}

function readBinary(node: Node): Expression {
  const left = node.childForFieldName('left')
  const right = node.childForFieldName('right')
  const operator = node.childForFieldName('operator')?.text
  if (left && right && operator === '?:') {
    return { type: 'fallback', value: readExpression(left), otherwise: readExpression(right) }
  }
  if (left && right && operator === '+') {
    return { type: 'sum', left: readExpression(left), right: readExpression(right) }
  }
  return { type: 'other', parts: innerExpressions(node) }
}

function readChoice(node: Node): Expression {
  const condition = node.childForFieldName('condition')
  const [then, otherwise] = namedChildren(node).filter(
    (child) => child.id !== condition?.id && !isSilent(child),
  )
  if (!condition || !then) return { type: 'other', parts: innerExpressions(node) }
  return {
    type: 'choice',
    condition: readExpression(condition),
    then: readBranch(then),
    ...(otherwise && { otherwise: readBranch(otherwise) }),
  }
}

const readBranch = (node: Node): Expression => onlyValue(readStatements(node))

function readLocal(node: Node): Expression {
  const variable = childOf(node, 'variable_declaration')
  const value = propertyValue(node)
  const name = variable && childOf(variable, 'identifier')?.text
  if (!name) return { type: 'other', parts: value ? [value] : [] }
  return { type: 'local', name, ...(value && { value }) }
}
