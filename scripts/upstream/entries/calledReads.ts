/** Keys that are read by what a class hands its config to. */
import { findClass, fullNames } from '../source/classes'
import type { ClassIndex, IndexedClass, IndexedFile } from '../source/classes'
import type { Call, Expression } from '../syntax/model'
import { bodyOf, callsIn } from '../syntax/walk'
import { OWN, readsOfFunction } from './configReads'

/** Deeper than this a config is no longer that of the entry. */
const MAX_DEPTH = 4

interface Called {
  file: IndexedFile
  body: Expression[]
  /** Class that it is a function of. */
  owner?: IndexedClass
}

/**
 * @param body statements
 * @param file file that they stand in
 * @param index all classes
 * @returns keys that the functions read which they call, and the ones that these call
 */
export function keysOfCalled(
  body: readonly Expression[],
  file: IndexedFile,
  index: ClassIndex,
): string[] {
  const keys = new Set<string>()
  const seen = new Set<Expression>()
  const follow = ({ file: from, body: statements, owner }: Called, depth: number): void => {
    for (const call of callsIn(statements)) {
      for (const called of findCalled(call, { file: from, ...(owner && { owner }) }, index)) {
        const [first] = called.body
        if (!first || seen.has(first)) continue
        seen.add(first)
        for (const read of readsOfFunction(called, { index, file: called.file })) {
          for (const key of [read.key, ...read.others]) keys.add(key)
        }
        if (depth < MAX_DEPTH) follow(called, depth + 1)
      }
    }
  }
  follow({ file, body: [...body] }, 1)
  return [...keys]
}

/** Functions of the same file or class, and those elsewhere that are handed the config. */
function findCalled(
  call: Call,
  { file, owner }: Pick<Called, 'file' | 'owner'>,
  index: ClassIndex,
): Called[] {
  if (!call.receiver) {
    const here = file.source.functions.filter(({ name }) => name === call.name)
    if (here.length > 0) return here.map(({ body }) => ({ file, body }))
    const own = owner ? functionsOf(owner, call.name) : []
    if (own.length > 0) return own
  }
  if (!handsConfig(call)) return []
  if (call.receiver?.type === 'name') {
    const other = findClass(index, call.receiver.path.join('.'), file, owner)
    return other ? functionsOf(other, call.name) : []
  }
  const made = findClass(index, call.name, file, owner)
  if (made) return [{ file: made.file, body: bodyOf(made.declaration), owner: made }]
  const names = new Set(fullNames(call.name, file.source))
  return (index.functions.get(call.name) ?? [])
    .filter(({ file: { source } }) => names.has(`${source.package}.${call.name}`))
    .map(({ file: from, body }) => ({ file: from, body }))
}

const functionsOf = (owner: IndexedClass, name: string): Called[] =>
  [owner.declaration, ...owner.declaration.nested.filter((nested) => nested.name === 'Companion')]
    .flatMap((declaration) => declaration.functions)
    .filter((candidate) => candidate.name === name)
    .map(({ body }) => ({ file: owner.file, body, owner }))

const handsConfig = (call: Call): boolean =>
  call.arguments.some(({ value }) => value.type === 'name' && OWN.test(value.path.join('.')))
