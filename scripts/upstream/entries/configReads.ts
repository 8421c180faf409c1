/** Keys that code reads from its config, and the values that it takes when they are missing. */
import { localsOf } from '../source/bodies'
import { HOLE, literalOf, textOf } from '../source/evaluate'
import type { Scope } from '../source/evaluate'
import type { Call, Declaration, Expression, FunctionDeclaration } from '../syntax/model'
import { partsOf } from '../syntax/walk'

export interface ConfigRead {
  /** With dots for sections in sections. */
  key: string
  /** Further keys that stand for the same. */
  others: string[]
  /** Read from the entry's own config, not from some other section. */
  own: boolean
  /** Value that is taken when the key is missing. */
  default?: string
  /** Something that cannot be worked out decides when the key is missing. */
  computed: boolean
  /** What it is read as, such as `BOOLEAN`; nothing when it is only asked for. */
  type?: string
  /** What a missing key gives by the way it is read, such as `false`. */
  implicit?: string
}

/** Ways to read a key. */
const READ =
  /^(has|get|get(OrNull|OrElse|Any)|get(Bool|Int|Double|String|FormattedString|Subsection|StringOrList|Color)s?(FromExpression)?(OrNull)?)$/

const SECTION = /^getSubsections?(OrNull)?$/

/** Names under which code has the config of its own entry; `p0` is one that nobody named. */
export const OWN = /^(config|cfg|p\d)$/

/** Types by how a key is read, with what a missing key gives. */
const TYPES: Readonly<Record<string, { type: string; implicit?: string }>> = {
  Bool: { type: 'BOOLEAN', implicit: 'false' },
  Int: { type: 'INT', implicit: '0' },
  Double: { type: 'DOUBLE', implicit: '0' },
  String: { type: 'STRING', implicit: '' },
  FormattedString: { type: 'STRING', implicit: '' },
  Subsection: { type: 'SECTION' },
}

/**
 * @param name name of the function that reads
 * @returns what it reads a key as, and what a missing key gives
 */
export function readType(name: string): Pick<ConfigRead, 'type' | 'implicit'> {
  const [, kind = '', plural, expression, nullable] =
    /^get(Bool|Int|Double|String|FormattedString|Subsection)(s)?(FromExpression)?(OrNull)?$/.exec(
      name,
    ) ?? []
  const known = TYPES[kind]
  if (!known) return {}
  const { implicit } = known
  if (expression && kind !== 'String') {
    return { type: 'EXPRESSION', ...(!nullable && implicit !== undefined && { implicit }) }
  }
  if (plural) return { type: `${known.type}_LIST` }
  return { type: known.type, ...(!nullable && implicit !== undefined && { implicit }) }
}

/**
 * @param declaration a class
 * @param scope where its body stands
 * @returns every key that it reads
 */
export function readsOf(declaration: Declaration, scope: Scope): ConfigRead[] {
  const bodies: FunctionDeclaration[] = [
    ...declaration.functions,
    {
      name: '',
      parameters: [],
      body: [...Object.values(declaration.properties), ...declaration.initialisers],
    },
  ]
  return bodies.flatMap((body) => readsOfFunction(body, scope))
}

/**
 * @param body a function
 * @param scope where it stands
 * @returns every key that it reads
 */
export function readsOfFunction(
  { body }: Pick<FunctionDeclaration, 'body'>,
  scope: Scope,
): ConfigRead[] {
  const inside: Scope = { ...scope, locals: localsOf(body) }
  const reads: ConfigRead[] = []
  const visit = (expression: Expression, preset?: Preset): void => {
    if (expression.type === 'call') {
      const read = readCall(expression, inside, preset)
      if (read) reads.push(read)
    }
    for (const [part, partPreset] of presetsOf(expression, preset)) visit(part, partPreset)
  }
  for (const statement of body) visit(statement)
  return reads
}

/** What stands in for a value that is missing; with `asked`, for that key alone. */
type Preset = { expression: Expression; asked?: Call }

/** What becomes of a missing key is worked out, but not here. */
const COMPUTED: Preset = { expression: { type: 'other', parts: [] } }

/** Functions that turn a missing number into another one. */
const LIMIT = /^coerce(In|AtLeast|AtMost)$/

/** The parts of an expression, each with what is taken when it gives nothing. */
function presetsOf(expression: Expression, preset?: Preset): [Expression, Preset?][] {
  if (expression.type === 'fallback') {
    return [
      [expression.value, { expression: expression.otherwise }],
      [expression.otherwise, preset],
    ]
  }
  if (
    expression.type === 'choice' &&
    expression.otherwise &&
    expression.condition.type === 'call'
  ) {
    const { condition, then, otherwise } = expression
    // `if (config.has("key")) config.getInt("key") else 5`
    if (condition.name === 'has') {
      return [[condition], [then, { expression: otherwise, asked: condition }], [otherwise]]
    }
  }
  if (expression.type === 'call' && preset && !READ.test(expression.name)) {
    // `getIntOrNull("key")?.coerceAtLeast(1) ?: 5`
    return partsOf(expression).map((part, index) =>
      index === 0 && expression.receiver ? [part, preset] : [part],
    )
  }
  if (expression.type === 'call' && LIMIT.test(expression.name)) {
    return partsOf(expression).map((part) => [part, COMPUTED])
  }
  if (expression.type === 'member') return [[expression.of, preset]]
  return partsOf(expression).map((part) => [part])
}

function readCall(call: Call, scope: Scope, preset?: Preset): ConfigRead | undefined {
  if (!READ.test(call.name)) return undefined
  const [key, ...others] = keysOf(call, scope)
  if (key === undefined) return undefined
  const section = sectionOf(call.receiver, scope)
  if (section === 'foreign') return undefined
  const full = (name: string) => (section ? `${section.path}${name}` : name)
  return {
    key: full(key),
    others: others.map(full),
    own: section !== undefined,
    ...readType(call.name),
    ...presetValue(call, scope, preset),
  }
}

/** The keys of a call: texts, of which several stand for one another. */
function keysOf(call: Call, scope: Scope): string[] {
  const texts: string[] = []
  for (const { value } of call.arguments) {
    const text =
      value.type === 'number' || value.type === 'boolean' ? undefined : textOf(value, scope)
    if (text === undefined || text === '' || text.includes(HOLE) || /\s/.test(text)) break
    texts.push(text)
    // Only lists may be read under several keys; a second text elsewhere is a default.
    if (!/s(OrNull)?$/.test(call.name)) break
  }
  return texts
}

/**
 * Which section a call reads from: that of the entry with a path in front, `undefined` for one that
 * is not known, or one that has nothing to do with the entry.
 */
function sectionOf(
  receiver: Expression | undefined,
  scope: Scope,
  depth = 0,
): { path: string } | 'foreign' | undefined {
  if (depth > 10) return undefined
  if (receiver?.type === 'name') {
    const last = receiver.path[receiver.path.length - 1] ?? ''
    if (/(Yml|Yaml|Json)$/.test(last) || /^(plugin|EcoPlugin)$/.test(last)) return 'foreign'
    if (receiver.path.length === 1 && OWN.test(last)) return { path: '' }
    const local = receiver.path.length === 1 ? scope.locals?.get(last) : undefined
    return local && sectionOf(local, scope, depth + 1)
  }
  if (receiver?.type === 'fallback') return sectionOf(receiver.value, scope, depth + 1)
  if (receiver?.type === 'call' && SECTION.test(receiver.name)) {
    const outer = sectionOf(receiver.receiver, scope, depth + 1)
    const [key] = keysOf(receiver, scope)
    return outer && outer !== 'foreign' && key !== undefined && !receiver.name.includes('ections')
      ? { path: `${outer.path}${key}.` }
      : outer === 'foreign'
        ? outer
        : undefined
  }
  return undefined
}

function presetValue(
  call: Call,
  scope: Scope,
  preset: Preset | undefined,
): Pick<ConfigRead, 'default' | 'computed'> {
  const given =
    call.name === 'getOrElse' ? call.arguments[1]?.value : preset && presetFor(call, preset)
  if (given === undefined) return { computed: false }
  if (given.type === 'null') return { computed: false }
  const value = literalOf(given, scope)
  return value === undefined ? { computed: true } : { default: value, computed: false }
}

/** A preset behind `has("a")` is not one for `b`. */
function presetFor(call: Call, { expression, asked }: Preset): Expression | undefined {
  const [name] = call.arguments
  const [askedName] = asked?.arguments ?? []
  if (!asked) return expression
  return name?.value.type === 'text' &&
    askedName?.value.type === 'text' &&
    name.value.value === askedName.value.value
    ? expression
    : undefined
}
