/**
 * Works out the values of constant expressions. What is known only at run time is a hole, `<>`, so
 * that `"${id}_xp"` becomes `<>_xp`.
 */
import type { Call, Expression } from '../syntax/model'
import { findClass, fullNames } from './classes'
import type { ClassIndex, IndexedFile, Level, Lineage } from './classes'

/** Stands for what is known only at run time. */
export const HOLE = '<>'

/** Where an expression stands: names mean something else in each class. */
export interface Scope {
  index: ClassIndex
  file: IndexedFile
  /** The class that is evaluated, with its parents. */
  lineage?: Lineage
  /** The class of these that the expression is written in. */
  level?: Level
  /** Values of the function around it. */
  locals?: ReadonlyMap<string, Expression>
}

interface Found {
  expression: Expression
  scope: Scope
}

/** Nothing in real sources is nested deeper; values that name each other would never end. */
const MAX_DEPTH = 20

/** Functions whose result reads like what they are called on. */
const UNCHANGED = /^(lowercase|uppercase|trim|trimIndent|trimMargin|toString|toLowerCase|intern)$/

const LISTS =
  /^(listOf|setOf|arrayOf|mutableListOf|mutableSetOf|hashSetOf|linkedSetOf|listOfNotNull|asList|of)$/

/**
 * @param scope where a name is written
 * @param path the name
 * @returns the expression that it stands for
 */
export function findValue(scope: Scope, path: readonly string[]): Found | undefined {
  const [first = '', ...rest] = path[0] === 'this' ? path.slice(1) : path
  if (rest.length === 0) {
    const local = scope.locals?.get(first)
    if (local) return { expression: local, scope }
    return findHanded(scope, first) ?? findProperty(scope, first) ?? findConstant(scope, first)
  }
  const owner = findClass(scope.index, [first, ...rest.slice(0, -1)].join('.'), scope.file)
  const expression = owner?.declaration.properties[rest[rest.length - 1] ?? '']
  return owner && expression
    ? { expression, scope: { index: scope.index, file: owner.file } }
    : undefined
}

/** What the class below hands to the constructor. */
function findHanded(scope: Scope, name: string): Found | undefined {
  const { level } = scope
  if (!level) return undefined
  const { parameters } = level.class.declaration
  const position = parameters.findIndex((parameter) => parameter.name === name)
  if (position < 0) return undefined
  const { handed } = level
  const value = handed && argumentOf(handed.parent.arguments, position, name)
  if (handed && value) {
    const { locals: _locals, ...outside } = scope
    return {
      expression: value,
      scope: { ...outside, level: handed.by, file: handed.by.class.file },
    }
  }
  const preset = parameters[position]?.default
  return preset && { expression: preset, scope }
}

/** The property of the class, or the nearest of its parents' that has it. */
function findProperty(scope: Scope, name: string): Found | undefined {
  const levels = scope.lineage?.levels ?? (scope.level ? [scope.level] : [])
  for (const level of levels) {
    const expression = level.class.declaration.properties[name]
    if (expression) return { expression, scope: { ...scope, level, file: level.class.file } }
  }
  return undefined
}

function findConstant(scope: Scope, name: string): Found | undefined {
  for (const fullName of fullNames(name, scope.file.source)) {
    const value = scope.index.values.get(fullName)
    if (value)
      return { expression: value.expression, scope: { index: scope.index, file: value.file } }
  }
  return undefined
}

/**
 * @param values arguments of a call
 * @param position place of the parameter
 * @param name name of the parameter
 * @returns the value that is given for it
 */
export function argumentOf(
  values: Call['arguments'],
  position: number,
  name?: string,
): Expression | undefined {
  const named = name === undefined ? undefined : values.find((value) => value.name === name)
  if (named) return named.value
  const value = values[position]
  return value && value.name === undefined ? value.value : undefined
}

/**
 * @param expression any expression
 * @param scope where it stands
 * @param depth how many names have been followed already
 * @returns the text that it makes, or nothing when it makes none that is known
 */
export function textOf(expression: Expression, scope: Scope, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return undefined
  const inner = (part: Expression, where = scope) => textOf(part, where, depth + 1)
  switch (expression.type) {
    case 'text':
      return expression.value
    case 'number':
    case 'boolean':
      return String(expression.value)
    case 'template':
      return expression.parts.map((part) => inner(part) ?? HOLE).join('')
    case 'sum': {
      const [left, right] = [inner(expression.left), inner(expression.right)]
      return left === undefined && right === undefined
        ? undefined
        : (left ?? HOLE) + (right ?? HOLE)
    }
    case 'name': {
      const found = findValue(scope, expression.path)
      return found && inner(found.expression, found.scope)
    }
    case 'other':
      // A body that returns a value.
      return expression.parts.length === 1 && expression.parts[0]
        ? inner(expression.parts[0])
        : undefined
    case 'call':
      return UNCHANGED.test(expression.name) && expression.receiver
        ? inner(expression.receiver)
        : undefined
    default:
      return undefined
  }
}

/**
 * @param expression a list, or one value
 * @param scope where it stands
 * @returns the values that are known, unfolded
 */
export function itemsOf(expression: Expression, scope: Scope, depth = 0): Found[] {
  if (depth > MAX_DEPTH) return []
  if (expression.type === 'call' && LISTS.test(expression.name)) {
    return expression.arguments.flatMap(({ value }) => itemsOf(value, scope, depth + 1))
  }
  if (expression.type === 'call' && /^empty(Set|List)$/.test(expression.name)) return []
  if (expression.type === 'sum') {
    return [expression.left, expression.right].flatMap((part) => itemsOf(part, scope, depth + 1))
  }
  if (expression.type === 'name') {
    const found = findValue(scope, expression.path)
    if (found) return itemsOf(found.expression, found.scope, depth + 1)
  }
  return [{ expression, scope }]
}

/**
 * @param expression a list, or one value
 * @param scope where it stands
 * @returns its texts
 */
export function textsOf(expression: Expression, scope: Scope): string[] {
  return itemsOf(expression, scope).flatMap((item) => textOf(item.expression, item.scope) ?? [])
}

/**
 * @param expression a list of names such as `setOf(TriggerParameter.PLAYER)`, or one name
 * @param scope where it stands
 * @returns the last part of each name
 */
export function namesOf(expression: Expression, scope: Scope): string[] {
  return itemsOf(expression, scope).flatMap((item) =>
    item.expression.type === 'name' ? item.expression.path.slice(-1) : [],
  )
}

/**
 * @param expression any expression
 * @param scope where it stands
 * @returns it as a default would be written in a config: literals, constants and lists of them
 */
export function literalOf(expression: Expression, scope: Scope): string | undefined {
  if (expression.type === 'call' && /^(empty|listOf|setOf)/.test(expression.name)) {
    const texts = textsOf(expression, scope)
    return expression.arguments.length === texts.length ? `[${texts.join(', ')}]` : undefined
  }
  const text = textOf(expression, scope)
  return text?.includes(HOLE) ? undefined : text
}
