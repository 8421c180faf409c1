/** Finds the placeholders that a plugin registers. */
import { bodiesOf } from '../source/bodies'
import type { Body } from '../source/bodies'
import type { ClassIndex, IndexedClass, Level } from '../source/classes'
import { fullNames, lineageOf } from '../source/classes'
import { HOLE, findValue, textOf } from '../source/evaluate'
import type { Scope } from '../source/evaluate'
import type { Argument, Call, Expression } from '../syntax/model'
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
  const at = (level: Level): Scope => ({ index, file: level.class.file, lineage, level })
  const getters = lineage.levels.flatMap((level) =>
    level.class.declaration.functions
      .filter(({ name }) => name === 'getPattern')
      .flatMap(({ body }) => body.map((value) => patternOf(value, at(level)))),
  )
  const name =
    nameIn(root.parent.arguments, at(root.level)) ?? getters.find((text) => text !== undefined)
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

/** `"...".toPattern()`, `Regex("...")` */
function regexOf(call: Call): Expression | undefined {
  if (call.name === 'Regex') return call.arguments[0]?.value
  return /^to(Pattern|Regex)$/.test(call.name) && call.receiver?.type !== 'call'
    ? call.receiver
    : undefined
}

/** A text, or a regular expression: `Pattern.compile("...")`, `"...".toPattern()`. */
function patternOf(value: Expression, scope: Scope): string | undefined {
  if (value.type === 'block') return undefined
  for (const part of walk([value])) {
    if (part.type === 'call' && part.name === 'compile' && part.arguments[0]) {
      const text = textOf(part.arguments[0].value, scope)
      return text === undefined ? undefined : namesOfRegex(text)
    }
    const regex = part.type === 'call' && regexOf(part)
    if (regex) {
      const text = textOf(regex, scope)
      return text === undefined ? undefined : namesOfRegex(text)
    }
  }
  // A body that returns it.
  const [only, ...more] = value.type === 'other' ? value.parts : []
  if (only && more.length === 0) return patternOf(only, scope)
  if (value.type === 'name') {
    const found = findValue(scope, value.path)
    // A name that is known only at run time is a placeholder all the same.
    return found ? patternOf(found.expression, found.scope) : HOLE
  }
  return textOf(value, scope)
}
