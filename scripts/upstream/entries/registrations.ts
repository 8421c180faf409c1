/** Which classes are handed to a registry, and by which plugin. */
import { textOf } from '../source/evaluate'
import { findClass } from '../source/classes'
import type { ClassIndex, IndexedClass } from '../source/classes'
import type { Call, Declaration, Expression } from '../syntax/model'
import { bodyOf, callsIn } from '../syntax/walk'

export interface Registration {
  registered: IndexedClass
  /** Class that registers it. */
  by: IndexedClass
  /** Name of the registry. */
  registry: string
}

/** `register(...)`, and what older versions called it. */
const REGISTER = /^(register|add)[A-Z]?\w*$/

/** Registries of versions that kept each entry in a property. */
const REGISTRY = /^(Effects|Triggers|Conditions|Filters|(Data)?Mutators)$/

/**
 * @param index all classes
 * @returns every class that is registered somewhere
 */
export function findRegistrations(index: ClassIndex): Registration[] {
  return index.classes.flatMap((by) =>
    registeredIn(by.declaration).flatMap(({ name, registry }) => {
      const registered = findClass(index, name, by.file, by)
      return registered ? [{ registered, by, registry }] : []
    }),
  )
}

interface Registered {
  name: string
  registry: string
}

function registeredIn(declaration: Declaration): Registered[] {
  const kept = REGISTRY.test(declaration.name) ? Object.values(declaration.properties) : []
  const named = (value: Expression, registry = declaration.name): Registered[] =>
    classNames(value).map((name) => ({ name, registry }))
  // Integrations of those versions made their entries without registering them by name.
  const made = isIntegration(declaration) ? [...callsIn(bodyOf(declaration))] : []
  return [
    ...[...kept, ...made].flatMap((value) => named(value)),
    ...[...callsIn(bodyOf(declaration))].flatMap((call) => {
      const { values, receiver } = registeredBy(call)
      return values.flatMap((value) => named(value, receiver?.path.at(-1)))
    }),
  ]
}

const isIntegration = ({ functions }: Declaration): boolean =>
  functions.some(({ name }) => name === 'getPluginName')

/** What a call registers, and on what. */
function registeredBy(call: Call): {
  values: Expression[]
  receiver?: Extract<Expression, { type: 'name' }>
} {
  const receiver = call.receiver?.type === 'name' ? { receiver: call.receiver } : {}
  if (REGISTER.test(call.name)) {
    return { values: call.arguments.map(({ value }) => value), ...receiver }
  }
  // `listOf(A, B).forEach { Effects.register(it) }`
  const inner =
    call.name === 'forEach' &&
    [...callsIn(call.block ?? [])].find(({ name }) => name === 'register')
  return inner && call.receiver?.type === 'call'
    ? {
        values: call.receiver.arguments.map(({ value }) => value),
        ...(inner.receiver?.type === 'name' && { receiver: inner.receiver }),
      }
    : { values: [] }
}

/** A class by its name, a new one of it, or one that a constant of it holds. */
function classNames(value: Expression): string[] {
  if (value.type === 'call') return [value.name]
  if (value.type !== 'name') return []
  const name = value.path.join('.')
  return [name.replace(/\.[A-Z_]+$/, '')]
}

/**
 * @param by class that registers
 * @param index all classes
 * @returns the plugin that has to be there for it; nothing when libreforge registers by itself
 */
export function pluginOf(by: IndexedClass, index: ClassIndex): string | undefined {
  const named = by.declaration.functions.find(({ name }) => name === 'getPluginName')
  const [result] = named?.body ?? []
  const name = result && textOf(result, { index, file: by.file })
  if (name) return name
  return by.file.repository === 'libreforge' ? undefined : by.file.repository
}
