/** AI goals: eco's records with a deserializer each. */
import type { ClassIndex, IndexedClass } from '../source/classes'
import { textOf } from '../source/evaluate'
import type { Scope } from '../source/evaluate'
import type { FunctionDeclaration } from '../syntax/model'
import { allDeclarations, callsIn, walk } from '../syntax/walk'
import { readsOf } from './configReads'
import { mergeReads } from './mergeReads'
import type { SourceEntry } from './model'
import { findRegistrations } from './registrations'

/** Kinds of goals by the registries that take them. */
const KINDS: Readonly<Record<string, 'entity-goal' | 'target-goal'>> = {
  EntityGoals: 'entity-goal',
  TargetGoals: 'target-goal',
}

/**
 * @param index classes of eco
 * @returns every goal that is registered, in the order of their ids
 */
export function readGoals(index: ClassIndex): SourceEntry[] {
  return findRegistrations(index)
    .flatMap(({ registered, registry }) => {
      const kind = KINDS[registry]
      const goal = kind && readGoal(index, registered)
      return goal ? [{ ...goal, kind }] : []
    })
    .sort((a, b) => (a.kind + a.id < b.kind + b.id ? -1 : 1))
}

function readGoal(index: ClassIndex, goal: IndexedClass): Omit<SourceEntry, 'kind'> | undefined {
  const scope: Scope = { index, file: goal.file }
  const declarations = [...allDeclarations([goal.declaration])]
  const functions = declarations.flatMap((declaration) => declaration.functions)
  const key = keyOf(functions, scope)
  if (!key) return undefined
  const required = requiredKeys(functions, scope)
  const reads = declarations.flatMap((declaration) => readsOf(declaration, scope))
  const { arguments: found, mentioned } = mergeReads([], reads)
  return {
    id: key.slice(key.indexOf(':') + 1),
    key,
    place: { repository: goal.file.repository, path: goal.file.path, line: goal.declaration.line },
    needs: [],
    offers: [],
    permanent: false,
    supportsDelay: true,
    valueReadAs: [],
    transforms: [],
    arguments: found.map((argument) => ({
      ...argument,
      required: argument.names.some((name) => required.has(name)),
    })),
    mentioned,
    texts: [],
  }
}

/** `NamespacedKey.minecraft("name")` and the like, in `getKey`. */
function keyOf(functions: readonly FunctionDeclaration[], scope: Scope): string | undefined {
  const body = functions.find(({ name }) => name === 'getKey')?.body ?? []
  for (const { name, arguments: values } of callsIn(body)) {
    const texts = values.flatMap(({ value }) => textOf(value, scope) ?? [])
    const last = texts[texts.length - 1]
    if (last === undefined) continue
    if (name === 'minecraft') return `minecraft:${last}`
    if (/^(NamespacedKey|namespacedKeyOf)$/.test(name)) return texts.join(':')
  }
  return undefined
}

/** Keys that are asked for where the answer decides whether there is a goal at all. */
function requiredKeys(functions: readonly FunctionDeclaration[], scope: Scope): Set<string> {
  const body = functions.find(({ name }) => name === 'deserialize')?.body ?? []
  const guards = [...walk(body)].flatMap((part) =>
    part.type === 'choice' && [...walk([part.then])].some(({ type }) => type === 'null')
      ? [part.condition]
      : [],
  )
  return new Set(
    [...callsIn(guards)].flatMap(({ name, arguments: values }) => {
      const [key] = values
      return name === 'has' && key ? (textOf(key.value, scope) ?? []) : []
    }),
  )
}
