/** Ways through expressions. */
import type { Call, Declaration, Expression } from './model'

/**
 * @param expression any expression
 * @returns the expressions that stand in it directly
 */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.type) {
    case 'call':
      return [
        ...(expression.receiver ? [expression.receiver] : []),
        ...expression.arguments.map(({ value }) => value),
        ...(expression.block ?? []),
      ]
    case 'member':
      return [expression.of]
    case 'template':
    case 'other':
      return expression.parts
    case 'sum':
      return [expression.left, expression.right]
    case 'fallback':
      return [expression.value, expression.otherwise]
    case 'choice':
      return [
        expression.condition,
        expression.then,
        ...(expression.otherwise ? [expression.otherwise] : []),
      ]
    case 'local':
      return expression.value ? [expression.value] : []
    case 'block':
      return expression.statements
    default:
      return []
  }
}

/**
 * @param expressions any expressions
 * @yields them and all that stand in them, the outer ones first
 */
export function* walk(expressions: Iterable<Expression>): Generator<Expression> {
  for (const expression of expressions) {
    yield expression
    yield* walk(partsOf(expression))
  }
}

/**
 * @param expressions any expressions
 * @yields all calls in them
 */
export function* callsIn(expressions: Iterable<Expression>): Generator<Call> {
  for (const expression of walk(expressions)) if (expression.type === 'call') yield expression
}

/**
 * @param declaration a declaration
 * @returns the expressions of its own body, without those of declarations in it
 */
export function bodyOf(declaration: Declaration): Expression[] {
  return [
    ...declaration.parents.flatMap((parent) => parent.arguments.map(({ value }) => value)),
    ...Object.values(declaration.properties),
    ...declaration.initialisers,
    ...declaration.functions.flatMap(({ body }) => body),
  ]
}

/**
 * @param declarations declarations
 * @yields them and those in them
 */
export function* allDeclarations(declarations: readonly Declaration[]): Generator<Declaration> {
  for (const declaration of declarations) {
    yield declaration
    yield* allDeclarations(declaration.nested)
  }
}
