/** Source for tests: files by their paths, read by the real grammars. */
import { indexClasses } from '../source/classes'
import type { ClassIndex } from '../source/classes'
import { loadParsers } from '../syntax/parser'

/**
 * @param files texts by `<repository>/<path>`
 * @returns their classes
 */
export async function indexOf(files: Readonly<Record<string, string>>): Promise<ClassIndex> {
  const read = await loadParsers()
  return indexClasses(
    Object.entries(files).flatMap(([name, text]) => {
      const [repository = '', ...path] = name.split('/')
      const source = read(name, text)
      return source ? [{ repository, path: path.join('/'), source }] : []
    }),
  )
}

/** Packages and imports that most files of libreforge begin with. */
export const EFFECT_HEAD = `package com.willfp.libreforge.effects.impl
import com.willfp.libreforge.effects.Effect
import com.willfp.libreforge.triggers.TriggerParameter
`
