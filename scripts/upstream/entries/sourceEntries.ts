/** Finds the entries that libreforge and the plugins register, with what their classes say. */
import type { EntryKind, TriggerParameter } from '../../../src/effects/entry/entry'
import { findClass, lineageOf } from '../source/classes'
import type { ClassIndex, IndexedClass, Lineage } from '../source/classes'
import { HOLE, argumentOf, findValue, namesOf, textOf } from '../source/evaluate'
import type { Scope } from '../source/evaluate'
import type { Expression } from '../syntax/model'
import { allDeclarations, bodyOf, callsIn, walk } from '../syntax/walk'
import { readArgumentList } from './argumentList'
import { mergeReads } from './mergeReads'
import { keysOfCalled } from './calledReads'
import { readType, readsOf } from './configReads'
import { findRegistrations, pluginOf } from './registrations'
import type { SourceArgument, SourceEntry, SourceTransform } from './model'

const KINDS: Readonly<Record<string, EntryKind>> = {
  Effect: 'effect',
  Condition: 'condition',
  Filter: 'filter',
  Mutator: 'mutator',
  DataMutator: 'mutator',
  Trigger: 'trigger',
  TriggerGroup: 'trigger',
}

const ROOT = new RegExp(`^com\\.willfp\\.libreforge\\.(.+\\.)?(${Object.keys(KINDS).join('|')})$`)

const simpleName = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/**
 * @param index classes of libreforge and the plugins
 * @returns every entry that is registered, in the order of their ids
 */
export function readSourceEntries(index: ClassIndex): SourceEntry[] {
  const seen = new Set<string>()
  return findRegistrations(index)
    .flatMap(({ registered, by }) => {
      const entry = readEntry(index, registered)
      if (!entry) return []
      const plugin = pluginOf(by, index)
      return [{ ...entry, ...(plugin && { plugin }) }]
    })
    .filter((entry) => {
      const key = `${entry.kind}/${entry.id}/${entry.place.path}`
      return !seen.has(key) && seen.add(key)
    })
    .sort((a, b) => (a.kind + a.id < b.kind + b.id ? -1 : 1))
}

function readEntry(index: ClassIndex, indexed: IndexedClass): SourceEntry | undefined {
  const lineage = lineageOf(index, indexed, (name) => ROOT.test(name))
  const { root } = lineage
  if (!root || indexed.declaration.abstract) return undefined
  const value = argumentOf(root.parent.arguments, 0, 'id')
  const rootScope: Scope = {
    index,
    file: root.level.class.file,
    lineage,
    level: root.level,
  }
  const kind = KINDS[simpleName(root.name)]
  const id = value ? textOf(value, rootScope) : kind === 'filter' && oldFilterId(lineage, rootScope)
  if (!id || !kind) return undefined
  const isGroup = simpleName(root.name) === 'TriggerGroup'
  const facts = readFacts(index, isGroup ? groupMember(index, indexed) : lineage, kind)
  const { file, declaration } = indexed
  const place = { repository: file.repository, path: file.path, line: declaration.line }
  return { kind, id: isGroup ? `${id}_${HOLE}` : id, place, ...facts }
}

/** Filters before version 4 had no id: `config.withInverse("key", ...)` is what names them. */
function oldFilterId(lineage: Lineage, scope: Scope): string | undefined {
  const bodies = lineage.levels.flatMap((level) => bodyOf(level.class.declaration))
  for (const { name, arguments: values } of callsIn(bodies)) {
    if (name === 'withInverse' && values[0]) return textOf(values[0].value, scope)
  }
  return undefined
}

/** The trigger that a group makes: they differ in nothing but their ids. */
function groupMember(index: ClassIndex, group: IndexedClass): Lineage {
  const bodies = [...allDeclarations([group.declaration])].flatMap(({ functions }) => functions)
  const create = bodies.filter(({ name }) => name === 'create')
  for (const { name } of callsIn(create.flatMap(({ body }) => body))) {
    const made = findClass(index, name, group.file, group)
    const lineage = made && lineageOf(index, made, (parent) => ROOT.test(parent))
    if (lineage?.root) return lineage
  }
  return { levels: [{ class: group }] }
}

type Facts = Omit<SourceEntry, 'kind' | 'id' | 'place' | 'plugin' | 'key'>

function readFacts(index: ClassIndex, lineage: Lineage, kind: EntryKind): Facts {
  const [level] = lineage.levels
  const scope: Scope | undefined = level && { index, file: level.class.file, lineage, level }
  const parameters = (scope && parametersOf(scope)) ?? []
  const valueType = scope && valueOf(scope, 'valueType', namesOf)?.[0]
  return {
    needs: kind === 'trigger' ? [] : parameters,
    offers: kind === 'trigger' ? parameters : [],
    permanent:
      kind === 'effect' && ((scope && truthOf(scope, 'isPermanent')) ?? parameters.length === 0),
    supportsDelay: (scope && truthOf(scope, 'supportsDelay')) ?? true,
    ...(valueType && { valueType }),
    valueReadAs: kind === 'filter' ? valueReads(lineage) : [],
    transforms: scope ? transformsOf(scope) : [],
    ...argumentsOf(index, lineage),
  }
}

/** Works something out for a property of the class or its parents, where the property stands. */
function valueOf<T>(
  scope: Scope,
  name: string,
  read: (expression: Expression, scope: Scope) => T,
): T | undefined {
  const found = findValue(scope, ['this', name])
  return found && read(found.expression, found.scope)
}

const parametersOf = (scope: Scope) =>
  valueOf(scope, 'parameters', namesOf) as TriggerParameter[] | undefined

function truthOf(scope: Scope, name: string): boolean | undefined {
  const text = valueOf(scope, name, textOf)
  return text === undefined ? undefined : text === 'true'
}

/** `getValue` reads the value of a filter. */
function valueReads(lineage: Lineage): string[] {
  const bodies = lineage.levels
    .flatMap((level) => level.class.declaration.functions)
    .filter(({ name }) => name === 'getValue')
    .flatMap(({ body }) => body)
  return [...callsIn(bodies)].flatMap(({ name }) => readType(name).type ?? [])
}

/** `parameterTransformers { A becomes B; adds(C) }` */
function transformsOf(scope: Scope): SourceTransform[] {
  const found = findValue(scope, ['this', 'parameterTransformers'])
  if (found?.expression.type !== 'call') return []
  return [...callsIn(found.expression.block ?? [])].flatMap((call) => {
    const [to] = call.arguments.flatMap(({ value }) => namesOf(value, found.scope))
    const from = call.receiver && namesOf(call.receiver, found.scope)[0]
    if (!to || (call.name !== 'becomes' && call.name !== 'adds')) return []
    return [{ to: to as TriggerParameter, ...(from && { from: from as TriggerParameter }) }]
  })
}

/** The arguments that a class lists, and the keys that it and its parents read. */
function argumentsOf(
  index: ClassIndex,
  lineage: Lineage,
): Pick<SourceEntry, 'arguments' | 'mentioned' | 'texts'> {
  const [level] = lineage.levels
  if (!level) return { arguments: [], mentioned: [], texts: [] }
  const scope: Scope = { index, file: level.class.file, lineage, level }
  const found = findValue(scope, ['this', 'arguments'])
  const list = found
    ? readArgumentList(found.expression, found.scope)
    : { arguments: [], inherits: [] }
  const inherited = list.inherits.flatMap(({ section, registries }) =>
    registries.flatMap((name) => inheritedFrom(index, level.class, name, section)),
  )
  const bodies = lineage.levels.flatMap((each) =>
    [...allDeclarations([each.class.declaration])].map((declaration) => ({
      declaration,
      scope: { index, file: each.class.file, lineage, level: each },
    })),
  )
  const reads = bodies.flatMap((body) => readsOf(body.declaration, body.scope))
  const { arguments: all, mentioned } = mergeReads([...list.arguments, ...inherited], reads)
  const called = bodies.flatMap((body) =>
    keysOfCalled(bodyOf(body.declaration), body.scope.file, index),
  )
  return {
    arguments: all,
    mentioned: [...new Set([...mentioned, ...called])],
    texts: textsIn(bodies.flatMap((body) => bodyOf(body.declaration))),
  }
}

const textsIn = (bodies: readonly Expression[]): string[] => [
  ...new Set(
    [...walk(bodies)].flatMap((part) => (part.type === 'text' ? [part.value.toLowerCase()] : [])),
  ),
]

/** The arguments of everything in a registry that another argument chooses from. */
function inheritedFrom(
  index: ClassIndex,
  from: IndexedClass,
  registry: string,
  section: string,
): SourceArgument[] {
  const owner = findClass(index, registry, from.file, from)
  if (!owner) return []
  return [...callsIn(owner.declaration.initialisers)].flatMap((call) => {
    const [value] = call.arguments
    if (call.name !== 'register' || value?.value.type !== 'name') return []
    const made = findClass(index, value.value.path.join('.'), owner.file, owner)
    if (!made) return []
    const { arguments: own } = argumentsOf(
      index,
      lineageOf(index, made, () => false),
    )
    return own.map((argument) => ({
      ...argument,
      names: argument.names.map((name) => (section ? `${section}.${name}` : name)),
      inherited: true,
    }))
  })
}
