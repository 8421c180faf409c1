/** All classes of some files, found by the names by which other files call them. */
import type { Declaration, Expression, Parent, SourceFile } from '../syntax/model'

export interface IndexedFile {
  repository: string
  path: string
  source: SourceFile
}

export interface IndexedClass {
  file: IndexedFile
  declaration: Declaration
  /** With its package and the classes that it stands in. */
  qualified: string
  outer?: IndexedClass
}

export interface ClassIndex {
  files: readonly IndexedFile[]
  classes: IndexedClass[]
  byName: Map<string, IndexedClass>
  /** Values outside of classes, by their full names. */
  values: Map<string, { expression: Expression; file: IndexedFile }>
  /** Functions outside of classes, by their short names. */
  functions: Map<string, { body: Expression[]; file: IndexedFile }[]>
}

/**
 * @param files files of one or more repositories
 * @returns their classes and values
 */
export function indexClasses(files: readonly IndexedFile[]): ClassIndex {
  const index: ClassIndex = {
    files,
    classes: [],
    byName: new Map(),
    values: new Map(),
    functions: new Map(),
  }
  const add = (file: IndexedFile, declaration: Declaration, outer?: IndexedClass) => {
    const container = outer?.qualified ?? file.source.package
    const qualified = container ? `${container}.${declaration.name}` : declaration.name
    const indexed: IndexedClass = { file, declaration, qualified, ...(outer && { outer }) }
    index.classes.push(indexed)
    index.byName.set(qualified, indexed)
    for (const nested of declaration.nested) add(file, nested, indexed)
  }
  for (const file of files) {
    for (const declaration of file.source.declarations) add(file, declaration)
    for (const [name, expression] of Object.entries(file.source.properties)) {
      index.values.set(`${file.source.package}.${name}`, { expression, file })
    }
    for (const { name, body } of file.source.functions) {
      index.functions.set(name, [...(index.functions.get(name) ?? []), { body, file }])
    }
  }
  return index
}

/**
 * @param name name as written, with dots
 * @param file file that it is written in
 * @returns its full names, the likeliest first
 */
export function fullNames(name: string, file: SourceFile): string[] {
  const [first = '', ...rest] = name.split('.')
  const imported = file.imports[first]
  if (imported) return [[imported, ...rest].join('.')]
  const packages = [file.package, ...file.wildcards]
  return [...packages.map((container) => (container ? `${container}.${name}` : name)), name]
}

/**
 * @param index all classes
 * @param name name as written, with dots
 * @param file file that it is written in
 * @param outer class that it is written in
 * @returns the class that is meant
 */
export function findClass(
  index: ClassIndex,
  name: string,
  file: IndexedFile,
  outer?: IndexedClass,
): IndexedClass | undefined {
  for (let around = outer; around; around = around.outer) {
    const nested = index.byName.get(`${around.qualified}.${name}`)
    if (nested) return nested
  }
  return fullNames(name, file.source)
    .map((fullName) => index.byName.get(fullName))
    .find((found) => found !== undefined)
}

/** A class and what it is made from: the class itself first. */
export interface Lineage {
  levels: Level[]
  /** Full name of the first parent that is not followed further, and its values. */
  root?: { name: string; parent: Parent; level: Level }
}

export interface Level {
  class: IndexedClass
  /** What the class before hands to this one's constructor. */
  handed?: { parent: Parent; by: Level }
}

/**
 * @param index all classes
 * @param indexed class to begin with
 * @param isRoot tells by its full name whether a parent is not to be followed
 * @returns the class, its parents and theirs, up to the root
 */
export function lineageOf(
  index: ClassIndex,
  indexed: IndexedClass,
  isRoot: (name: string) => boolean,
): Lineage {
  const levels: Level[] = [{ class: indexed }]
  const seen = new Set([indexed])
  for (let level = levels[0]; level; level = levels[levels.indexOf(level) + 1]) {
    const { file, declaration, outer } = level.class
    for (const parent of declaration.parents) {
      const found = findClass(index, parent.name, file, outer)
      const names = found ? [found.qualified] : fullNames(parent.name, file.source)
      const rootName = names.find(isRoot)
      if (rootName) return { levels, root: { name: rootName, parent, level } }
      if (found && !seen.has(found) && found.declaration.kind !== 'interface') {
        seen.add(found)
        levels.push({ class: found, handed: { parent, by: level } })
        break
      }
    }
  }
  return { levels }
}
