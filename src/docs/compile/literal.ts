/** Values of MDX attributes: literals only, so that content stays data. */
import type { Expression, Program } from 'estree'
import type { JsonValue } from '../tree'

/**
 * Reads the value of a literal expression such as `{3}`, `{true}`, `{['a', 'b']}`.
 *
 * @param program syntax tree of the expression
 * @returns the value, or `undefined` (wrapped) when it is not a literal
 */
export function literalValue(
  program: Program | null | undefined,
): { value: JsonValue } | undefined {
  const [statement] = program?.body ?? []
  if (program?.body.length !== 1 || statement?.type !== 'ExpressionStatement') return undefined
  return fromExpression(statement.expression)
}

function fromExpression(node: Expression): { value: JsonValue } | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ||
        typeof node.value === 'number' ||
        typeof node.value === 'boolean' ||
        node.value === null
        ? { value: node.value }
        : undefined
    case 'TemplateLiteral':
      return node.expressions.length === 0
        ? { value: node.quasis.map((quasi) => quasi.value.cooked ?? '').join('') }
        : undefined
    case 'UnaryExpression': {
      const inner = node.operator === '-' ? fromExpression(node.argument) : undefined
      return typeof inner?.value === 'number' ? { value: -inner.value } : undefined
    }
    case 'ArrayExpression': {
      const values = node.elements.map((element) =>
        element && element.type !== 'SpreadElement' ? fromExpression(element) : undefined,
      )
      return values.every((one) => one !== undefined)
        ? { value: values.map((one) => one.value) }
        : undefined
    }
    case 'ObjectExpression': {
      const object: { [key: string]: JsonValue } = {}
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.computed) return undefined
        const key =
          property.key.type === 'Identifier'
            ? property.key.name
            : property.key.type === 'Literal'
              ? String(property.key.value)
              : undefined
        const inner = fromExpression(property.value as Expression)
        if (key === undefined || inner === undefined) return undefined
        object[key] = inner.value
      }
      return { value: object }
    }
    default:
      return undefined
  }
}

/**
 * @param program syntax tree of `{...}` in text
 * @returns true for `{}` and for comments
 */
export function isOnlyComment(program: Program | null | undefined): boolean {
  return program !== null && program !== undefined && program.body.length === 0
}
