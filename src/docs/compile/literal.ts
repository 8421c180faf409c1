/** Values of MDX expressions: plain data only, so that content stays data. Nothing is ever run. */
import type { Expression, Program, SimpleCallExpression } from 'estree'
import { ownValue } from '../../text/ownValue'
import type { JsonValue } from '../tree'

/** Names that expressions may use, with what they stand for; in strict docs there are none. */
export type Scope = ReadonlyMap<string, JsonValue>

/** A value, in an object because it may be null. */
export type Literal = { value: JsonValue } | undefined

/** Calls that give back the address in them: `require('./a.png')`, `useBaseUrl('/img/a.png')`. */
const ADDRESS_CALLS = new Set(['require', 'useBaseUrl'])

/**
 * Reads the value of an expression such as `{3}`, `{true}`, `{['a', 'b']}`.
 *
 * @param program syntax tree of the expression
 * @param scope names that it may use; with one, addresses, members and joined texts are read, too
 * @returns the value (wrapped), or `undefined` when it is not plain data
 */
export function literalValue(program: Program | null | undefined, scope?: Scope): Literal {
  const [statement] = program?.body ?? []
  if (program?.body.length !== 1 || statement?.type !== 'ExpressionStatement') return undefined
  return expressionValue(statement.expression, scope)
}

/**
 * @param node syntax tree of an expression
 * @param scope see {@link literalValue}
 * @returns see {@link literalValue}
 */
export function expressionValue(node: Expression, scope?: Scope): Literal {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ||
        typeof node.value === 'number' ||
        typeof node.value === 'boolean' ||
        node.value === null
        ? { value: node.value }
        : undefined
    case 'TemplateLiteral': {
      const values = node.expressions.map((one) => scope && expressionValue(one, scope))
      const texts = values.map((one) => textOf(one))
      if (texts.some((text) => text === undefined)) return undefined
      const value = node.quasis
        .map((quasi, index) => `${quasi.value.cooked ?? ''}${texts[index] ?? ''}`)
        .join('')
      return { value }
    }
    case 'UnaryExpression': {
      const inner = node.operator === '-' ? expressionValue(node.argument, scope) : undefined
      return typeof inner?.value === 'number' ? { value: -inner.value } : undefined
    }
    case 'ArrayExpression': {
      const values = node.elements.map((element) =>
        element && element.type !== 'SpreadElement' ? expressionValue(element, scope) : undefined,
      )
      return values.every((one) => one !== undefined)
        ? { value: values.map((one) => one.value) }
        : undefined
    }
    case 'ObjectExpression': {
      const entries: [string, JsonValue][] = []
      for (const property of node.properties) {
        const key = property.type === 'Property' ? propertyName(property) : undefined
        const inner =
          property.type === 'Property'
            ? expressionValue(property.value as Expression, scope)
            : undefined
        if (key === undefined || inner === undefined) return undefined
        entries.push([key, inner.value])
      }
      return { value: Object.fromEntries(entries) }
    }
    default:
      return scope && nameValue(node, scope)
  }
}

/**
 * @param property of an object
 * @returns its name; undefined when it is worked out
 */
export function propertyName({
  key,
  computed,
}: {
  key: Expression | { type: 'PrivateIdentifier' }
  computed: boolean
}): string | undefined {
  if (computed) return undefined
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

/** What only docs of Docusaurus may write: names, members, addresses and joined texts. */
function nameValue(node: Expression, scope: Scope): Literal {
  switch (node.type) {
    case 'Identifier': {
      const value = node.name === 'undefined' ? null : scope.get(node.name)
      return value === undefined ? undefined : { value }
    }
    case 'MemberExpression': {
      if (node.object.type === 'Super') return undefined
      const object = expressionValue(node.object, scope)
      const key = memberName(node.property, node.computed, scope)
      if (object === undefined || key === undefined) return undefined
      // `require('./a.png').default` is the address as well.
      if (typeof object.value === 'string') return key === 'default' ? object : undefined
      if (typeof object.value !== 'object' || object.value === null) return undefined
      const value = ownValue(object.value as Record<string, JsonValue>, key)
      return value === undefined ? undefined : { value }
    }
    case 'CallExpression': {
      if (isThisYear(node)) return { value: new Date().getFullYear() }
      const [address, ...rest] = node.arguments
      const isAddress = node.callee.type === 'Identifier' && ADDRESS_CALLS.has(node.callee.name)
      if (!isAddress || !address || rest.length > 0 || address.type === 'SpreadElement')
        return undefined
      const inner = expressionValue(address, scope)
      return typeof inner?.value === 'string' ? inner : undefined
    }
    case 'BinaryExpression': {
      if (node.operator !== '+' || node.left.type === 'PrivateIdentifier') return undefined
      const parts = [expressionValue(node.left, scope), expressionValue(node.right, scope)]
      const texts = parts.map((one) => textOf(one))
      return texts.includes(undefined) || parts.every((one) => typeof one?.value === 'number')
        ? undefined
        : { value: texts.join('') }
    }
    default:
      return undefined
  }
}

/** `new Date().getFullYear()`, which stands in most copyright lines. */
function isThisYear({ callee }: SimpleCallExpression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'NewExpression' &&
    callee.object.arguments.length === 0 &&
    callee.object.callee.type === 'Identifier' &&
    callee.object.callee.name === 'Date' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'getFullYear'
  )
}

function memberName(
  property: Expression | { type: 'PrivateIdentifier' },
  computed: boolean,
  scope: Scope,
): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'PrivateIdentifier'
    ? undefined
    : textOf(expressionValue(property, scope))
}

/** Text or a number as text. */
function textOf(literal: Literal): string | undefined {
  const value = literal?.value
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/**
 * @param program syntax tree of `{...}` in text
 * @returns true for `{}` and for comments
 */
export function isOnlyComment(program: Program | null | undefined): boolean {
  return program !== null && program !== undefined && program.body.length === 0
}
