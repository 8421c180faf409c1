/** Reads the list of arguments that an entry declares: `arguments { require(...) optional(...) }`. */
import { argumentOf, literalOf, namesOf, textOf, textsOf } from '../source/evaluate'
import type { Scope } from '../source/evaluate'
import type { Call, Expression } from '../syntax/model'
import { walk } from '../syntax/walk'
import { emptyArgument } from './mergeReads'
import type { SourceArgument } from './model'

/** What another class adds to the arguments: names of the registry that it is looked up in. */
export interface Inheritance {
  /** Section that its arguments stand in; empty for the entry's own. */
  section: string
  /** Names in the expression that looks it up. */
  registries: string[]
}

export interface ArgumentList {
  arguments: SourceArgument[]
  inherits: Inheritance[]
}

/** Where the parameters stand after the message or the name; a getter and a test shift them. */
const AFTER_MESSAGE = ['description', 'type', 'choices'] as const

/**
 * @param value value of the property `arguments`
 * @param scope where it stands
 * @returns the arguments that it lists
 */
export function readArgumentList(value: Expression, scope: Scope): ArgumentList {
  const list: ArgumentList = { arguments: [], inherits: [] }
  if (value.type !== 'call') return list
  for (const statement of value.block ?? []) {
    if (statement.type !== 'call') continue
    if (statement.name === 'require' || statement.name === 'optional') {
      const argument = readArgument(statement, scope)
      if (argument) list.arguments.push(argument)
    } else if (statement.name === 'describe') describe(list.arguments, statement, scope)
    else if (statement.name === 'inherit') list.inherits.push(readInheritance(statement, scope))
  }
  return list
}

function readArgument(call: Call, scope: Scope): SourceArgument | undefined {
  const [first] = call.arguments
  const names = first ? textsOf(first.value, scope) : []
  if (names.length === 0) return undefined
  const required = call.name === 'require'
  const tested = required && call.arguments[3] !== undefined && !call.arguments[3].name
  const facts = readFacts(call, (required ? 2 : 1) + (tested ? 2 : 0), scope)
  return { ...emptyArgument(names), required, declared: true, ...facts }
}

function readFacts(
  call: Call,
  position: number,
  scope: Scope,
): Partial<Pick<SourceArgument, 'type' | 'documented' | 'choices'>> {
  const of = (name: (typeof AFTER_MESSAGE)[number]) =>
    argumentOf(call.arguments, position + AFTER_MESSAGE.indexOf(name), name)
  const type = of('type')
  const [typeName] = type ? namesOf(type, scope) : []
  const preset = call.arguments.find(({ name }) => name === 'default')
  const documented = preset && literalOf(preset.value, scope)
  const choices = call.arguments.find(({ name }) => name === 'choices')
  return {
    ...(typeName && { type: typeName }),
    ...(documented !== undefined && { documented }),
    ...(choices && { choices: textsOf(choices.value, scope) }),
  }
}

/** `describe` adds to the last required argument of this name. */
function describe(known: SourceArgument[], call: Call, scope: Scope): void {
  const [first] = call.arguments
  const name = first && textOf(first.value, scope)
  const index = known.findLastIndex(({ names }) => name !== undefined && names.includes(name))
  const argument = known[index]
  if (argument) known[index] = { ...argument, ...readFacts(call, 1, scope) }
}

function readInheritance(call: Call, scope: Scope): Inheritance {
  const [first] = call.arguments
  const names = [...walk(call.block ?? [])].flatMap((part) =>
    part.type === 'name' && part.path[0] !== 'it' && part.path[0] ? [part.path[0]] : [],
  )
  return { section: (first && textOf(first.value, scope)) ?? '', registries: names }
}
