/** Finds the placeholders that a plugin registers. */
import { bodiesOf } from '../source/bodies'
import type { Body } from '../source/bodies'
import type { ClassIndex, IndexedClass } from '../source/classes'
import { fullNames, lineageOf } from '../source/classes'
import { textOf } from '../source/evaluate'
import type { Scope } from '../source/evaluate'
import type { Argument, Expression } from '../syntax/model'
import { callsIn, walk } from '../syntax/walk'
import type { SourcePlaceholder } from './model'
import { namesOfRegex, withHoles } from './patterns'

const PACKAGE = 'com.willfp.eco.core.placeholder.'

/** Placeholders that stand for themselves; injected ones belong to one text only. */
const REGISTRABLE =
  /^com\.willfp\.eco\.core\.placeholder\.(templates\.)?(Player|Playerless|PlayerDynamic|Dynamic|Simple|Registrable)Placeholder$/

/**
 * @param index all classes
 * @param repository plugin whose placeholders are wanted
 * @returns its placeholders
 */
export function readPlaceholders(index: ClassIndex, repository: string): SourcePlaceholder[] {
  const prefix = `${repository.toLowerCase()}_`
  const found = new Map<string, SourcePlaceholder>()
  const all = [
    ...bodiesOf(index, repository).flatMap(madeIn),
    ...index.classes
      .filter(({ file }) => file.repository === repository)
      .flatMap((indexed) => definedBy(index, indexed)),
  ]
  for (const { name, path, line } of all) {
    const full = prefix + withHoles(name)
    if (!found.has(full)) found.set(full, { name: full, place: { repository, path, line } })
  }
  return [...found.values()]
}

interface Found {
  name: string
  path: string
  line: number
}

/** `PlayerPlaceholder(plugin, "name") { ... }` */
function madeIn({ file, expressions, scope }: Body): Found[] {
  return [...callsIn(expressions)].flatMap((call) => {
    if (!call.name.endsWith('Placeholder')) return []
    const names = fullNames(call.name, file.source)
    if (!names.some((name) => REGISTRABLE.test(name))) return []
    const name = nameIn(call.arguments, scope)
    return name === undefined ? [] : [{ name, path: file.path, line: call.line }]
  })
}

/** `object Name : DynamicPlaceholder(plugin, pattern)`, or one that says its pattern itself. */
function definedBy(index: ClassIndex, indexed: IndexedClass): Found[] {
  const { declaration, file } = indexed
  const lineage = lineageOf(index, indexed, (name) => name.startsWith(PACKAGE))
  const { root } = lineage
  if (!root || declaration.abstract || !REGISTRABLE.test(root.name)) return []
  const scope: Scope = { index, file: root.level.class.file, lineage, level: root.level }
  const own = { ...scope, file, level: { class: indexed } }
  const getter = declaration.functions.find(({ name }) => name === 'getPattern')
  const name =
    nameIn(root.parent.arguments, scope) ??
    getter?.body.map((value) => patternOf(value, own)).find((text) => text !== undefined)
  return name === undefined ? [] : [{ name, path: file.path, line: declaration.line }]
}

/** The name stands behind the plugin. */
function nameIn(values: readonly Argument[], scope: Scope): string | undefined {
  for (const { value } of values.slice(1)) {
    const name = patternOf(value, scope)
    if (name !== undefined && name !== '') return name
  }
  return undefined
}

/** A text, or a regular expression: `Pattern.compile("...")`, `"...".toPattern()`. */
function patternOf(value: Expression, scope: Scope): string | undefined {
  if (value.type === 'block') return undefined
  for (const part of walk([value])) {
    if (part.type === 'call' && part.name === 'compile' && part.arguments[0]) {
      const text = textOf(part.arguments[0].value, scope)
      return text === undefined ? undefined : namesOfRegex(text)
    }
    if (part.type === 'call' && /^to(Pattern|Regex)$/.test(part.name) && part.receiver) {
      const text = textOf(part.receiver, scope)
      return text === undefined ? undefined : namesOfRegex(text)
    }
  }
  if (value.type === 'name') {
    const found = scope.level?.class.declaration.properties[value.path.join('.')]
    if (found && found !== value) return patternOf(found, scope)
    return textOf(value, scope) ?? (value.path.length > 0 ? '<>' : undefined)
  }
  return textOf(value, scope)
}
