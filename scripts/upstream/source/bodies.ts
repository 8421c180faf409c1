/** Everything that runs in a repository, with what names mean there. */
import type { Expression } from '../syntax/model'
import { walk } from '../syntax/walk'
import { lineageOf } from './classes'
import type { ClassIndex, IndexedFile } from './classes'
import type { Scope } from './evaluate'

export interface Body {
  file: IndexedFile
  expressions: Expression[]
  scope: Scope
}

/**
 * @param body statements of a function
 * @returns the values of its own names
 */
export function localsOf(body: readonly Expression[]): Map<string, Expression> {
  const locals = new Map<string, Expression>()
  for (const part of walk(body)) {
    if (part.type === 'local' && part.value) locals.set(part.name, part.value)
  }
  return locals
}

/**
 * @param index all classes
 * @param repository one of the repositories
 * @returns its functions, and what stands outside of them
 */
export function bodiesOf(index: ClassIndex, repository: string): Body[] {
  const inFiles = index.files.flatMap((file) =>
    split(
      { index, file },
      Object.values(file.source.properties),
      file.source.functions.map(({ body }) => body),
    ),
  )
  const inClasses = index.classes.flatMap((indexed) => {
    const { declaration, file } = indexed
    const scope: Scope = {
      index,
      file,
      lineage: lineageOf(index, indexed, () => false),
      level: { class: indexed },
    }
    const outside = [
      ...declaration.parents.flatMap((parent) => parent.arguments.map(({ value }) => value)),
      ...Object.values(declaration.properties),
      ...declaration.initialisers,
    ]
    return split(
      scope,
      outside,
      declaration.functions.map(({ body }) => body),
    )
  })
  return [...inFiles, ...inClasses].filter(({ file }) => file.repository === repository)
}

const split = (scope: Scope, outside: Expression[], functions: Expression[][]): Body[] =>
  [outside, ...functions].map((expressions) => ({
    file: scope.file,
    expressions,
    scope: { ...scope, locals: localsOf(expressions) },
  }))
