/** Finds the permissions of a plugin: those of its description, of its commands and in its code. */
import { parseDocument, LineCounter, isMap, isScalar } from 'yaml'
import type { Place } from '../entries/model'
import type { ClassIndex } from '../source/classes'
import { bodiesOf } from '../source/bodies'
import type { Body } from '../source/bodies'
import { namesOf, textOf } from '../source/evaluate'
import type { Call, Expression } from '../syntax/model'
import { callsIn, walk } from '../syntax/walk'
import type { PermissionDefault, SourceCommand, SourcePermission } from './model'
import { withHoles } from './patterns'

const DEFAULTS: Readonly<Record<string, PermissionDefault>> = {
  true: 'everyone',
  false: 'nobody',
  op: 'operators',
  'not op': 'nobody',
}

/** The same in code. */
const ADDED: Readonly<Record<string, PermissionDefault>> = {
  TRUE: 'everyone',
  FALSE: 'nobody',
  OP: 'operators',
  NOT_OP: 'nobody',
}

interface Declared {
  default: PermissionDefault
  children: string[]
  line: number
}

/**
 * @param index all classes
 * @param repository plugin whose permissions are wanted
 * @param descriptions texts of the descriptions that the server reads, by their paths
 * @param commands its commands
 * @returns its permissions, those of the description first
 */
export function readPermissions(
  index: ClassIndex,
  repository: string,
  descriptions: ReadonlyMap<string, string>,
  commands: readonly SourceCommand[],
): SourcePermission[] {
  const found = new Map<string, SourcePermission>()
  for (const [path, text] of descriptions) {
    const declared = readDeclared(text)
    for (const [name, { line, default: own }] of declared) {
      // Who has a permission has its children, too.
      const given = [...declared.values()].some(
        (other) => other.default === 'everyone' && other.children.includes(name),
      )
      found.set(name, {
        name,
        default: given ? 'everyone' : own,
        declared: true,
        place: { repository, path, line },
      })
    }
  }
  const bodies = bodiesOf(index, repository)
  for (const added of bodies.flatMap(addedIn)) {
    if (!found.has(added.name)) found.set(added.name, { ...added, declared: true })
  }
  const asked = [
    ...commands.flatMap(({ permission, place }) =>
      permission ? [{ name: permission, place }] : [],
    ),
    ...bodies.flatMap(askedFor),
  ]
  for (const { name, place } of asked) {
    // The server gives permissions that nobody declares to operators.
    if (!found.has(name)) found.set(name, { name, default: 'operators', declared: false, place })
  }
  return [...found.values()]
}

function readDeclared(text: string): Map<string, Declared> {
  const counter = new LineCounter()
  // The build fills in `${...}`, which need not be valid where it stands.
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter: counter })
  const permissions = document.get('permissions')
  const declared = new Map<string, Declared>()
  if (!isMap(permissions)) return declared
  for (const { key, value } of permissions.items) {
    if (!isScalar(key)) continue
    const children = isMap(value) ? value.get('children') : undefined
    declared.set(String(key.value), {
      default: DEFAULTS[String(isMap(value) ? value.get('default') : 'op')] ?? 'operators',
      children: isMap(children)
        ? children.items.flatMap((item) =>
            isScalar(item.key) && isScalar(item.value) && item.value.value === true
              ? [String(item.key.value)]
              : [],
          )
        : [],
      line: counter.linePos(key.range?.[0] ?? 0).line,
    })
  }
  return declared
}

/** `hasPermission("name")`: one that is nothing but a hole is named in a config. */
function askedFor(body: Body): Named[] {
  return namedIn(body, (call) =>
    call.name === 'hasPermission' ? call.arguments[0]?.value : undefined,
  )
}

/** `Permission("name", ..., PermissionDefault.TRUE)`, which the plugin adds when it runs. */
function addedIn(body: Body): (Named & { default?: PermissionDefault })[] {
  const optional = new Set(
    [...walk(body.expressions)].flatMap((part) =>
      part.type === 'choice' && asksSetting(part.condition) ? [...callsIn([part.then])] : [],
    ),
  )
  return [...callsIn(body.expressions)].flatMap((call) => {
    if (call.name !== 'Permission') return []
    const [given] = call.arguments
      .flatMap(({ value }) => namesOf(value, body.scope))
      .flatMap((name) => ADDED[name] ?? [])
    const own = optional.has(call) ? {} : { default: given ?? 'operators' }
    return namedIn(body, (inner) => (inner === call ? call.arguments[0]?.value : undefined)).map(
      (named) => ({ ...named, ...own }),
    )
  })
}

/** `configYml.getBool("setting")` */
const asksSetting = (condition: Expression): boolean =>
  [...callsIn([condition])].some(
    ({ name, receiver }) =>
      name.startsWith('getBool') &&
      receiver?.type === 'name' &&
      receiver.path.at(-1)?.endsWith('Yml') === true,
  )

interface Named {
  name: string
  place: Place
}

function namedIn(
  { file, expressions, scope }: Body,
  valueOf: (call: Call) => Expression | undefined,
): Named[] {
  return [...callsIn(expressions)].flatMap((call) => {
    const value = valueOf(call)
    const name = value && textOf(value, scope)
    // Some ask for permissions of other plugins.
    if (!name?.startsWith(`${file.repository.toLowerCase()}.`)) return []
    const place = { repository: file.repository, path: file.path, line: call.line }
    return [{ name: withHoles(name), place }]
  })
}
