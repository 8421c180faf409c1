/** Finds the keys that a plugin adds to `args` of every effect, such as a cost or a cooldown. */
import { findRegistrations } from '../entries/registrations'
import { lineageOf } from '../source/classes'
import type { ClassIndex } from '../source/classes'
import { argumentOf, textOf } from '../source/evaluate'
import type { SourceKey } from './model'
import { withHoles } from './patterns'

const ROOT = /^com\.willfp\.libreforge\.(.+\.)?EffectArgument$/

/**
 * @param index all classes
 * @param repository plugin whose keys are wanted
 * @returns the keys
 */
export function readEffectArguments(index: ClassIndex, repository: string): SourceKey[] {
  return findRegistrations(index).flatMap(({ registered }) => {
    const { file, declaration } = registered
    if (file.repository !== repository || declaration.abstract) return []
    const lineage = lineageOf(index, registered, (name) => ROOT.test(name))
    const { root } = lineage
    const value = root && argumentOf(root.parent.arguments, 0, 'id')
    if (!root || !value) return []
    const scope = { index, file: root.level.class.file, lineage, level: root.level }
    const id = textOf(value, scope)
    const place = { repository, path: file.path, line: declaration.line }
    return id === undefined ? [] : [{ file: 'args', path: withHoles(id), place }]
  })
}
