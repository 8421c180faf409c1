/** Finds the commands of a plugin: eco's `PluginCommand`s with their `Subcommand`s. */
import { findClass, lineageOf } from '../source/classes'
import type { ClassIndex, IndexedClass } from '../source/classes'
import { HOLE, argumentOf, textOf } from '../source/evaluate'
import type { Expression } from '../syntax/model'
import { allDeclarations, bodyOf, callsIn, walk } from '../syntax/walk'
import { withHoles } from './patterns'
import type { SourceCommand } from './model'

const ROOT = /^com\.willfp\.eco\.core\.command\.impl\.(PluginCommand|Subcommand)$/

interface Command {
  name: string
  permission?: string
  top: boolean
  class: IndexedClass
  subcommands: IndexedClass[]
}

/**
 * @param index all classes
 * @param repository plugin whose commands are wanted
 * @returns its commands with all subcommands
 */
export function readCommands(index: ClassIndex, repository: string): SourceCommand[] {
  const commands = new Map<IndexedClass, Command>()
  for (const indexed of index.classes) {
    if (indexed.file.repository !== repository) continue
    const command = readCommand(index, indexed)
    if (command) commands.set(indexed, command)
  }
  const found: SourceCommand[] = []
  const add = (command: Command, before: readonly string[]): void => {
    const path = [...before, command.name]
    found.push({
      path,
      ...(command.permission !== undefined && { permission: command.permission }),
      place: {
        repository,
        path: command.class.file.path,
        line: command.class.declaration.line,
      },
      texts: textsIn(command.class),
    })
    // Commands that contain one another would have no end.
    if (path.length > 5) return
    for (const name of command.subcommands) {
      const subcommand = commands.get(name)
      if (subcommand) add(subcommand, path)
    }
  }
  // Some are made as commands of their own, but stand in others only.
  const below = new Set([...commands.values()].flatMap(({ subcommands }) => subcommands))
  for (const command of commands.values()) {
    if (command.top && !below.has(command.class)) add(command, [])
  }
  return found
}

function textsIn(indexed: IndexedClass): ReadonlySet<string> {
  const bodies = [...allDeclarations([indexed.declaration])].flatMap(bodyOf)
  return new Set([...walk(bodies)].flatMap((part) => (part.type === 'text' ? [part.value] : [])))
}

function readCommand(index: ClassIndex, indexed: IndexedClass): Command | undefined {
  if (indexed.declaration.abstract) return undefined
  const lineage = lineageOf(index, indexed, (name) => ROOT.test(name))
  const { root } = lineage
  if (!root) return undefined
  const scope = { index, file: root.level.class.file, lineage, level: root.level }
  const text = (position: number, parameter: string): string | undefined => {
    const value: Expression | undefined = argumentOf(root.parent.arguments, position, parameter)
    return value && (textOf(value, scope) ?? HOLE)
  }
  const permission = text(2, 'permission')
  const bodies = lineage.levels.flatMap((level) => bodyOf(level.class.declaration))
  return {
    name: text(1, 'name') ?? HOLE,
    ...(permission !== undefined && { permission: withHoles(permission) }),
    top: root.name.endsWith('PluginCommand'),
    class: indexed,
    subcommands: [...callsIn(bodies)].flatMap(({ name, arguments: values }) => {
      if (name !== 'addSubcommand') return []
      const made = values[0]?.value
      const called =
        made?.type === 'call' ? made.name : made?.type === 'name' && made.path.join('.')
      const found = called && findClass(index, called, indexed.file, indexed)
      return found ? [found] : []
    }),
  }
}
