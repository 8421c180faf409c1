/** Brings together the arguments that a class lists and the keys that it reads. */
import type { ConfigRead } from './configReads'
import type { SourceArgument, SourceEntry } from './model'

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/**
 * @param listed arguments that are listed
 * @param reads keys that are read
 * @returns all arguments, the listed ones first
 */
export function mergeReads(
  listed: readonly SourceArgument[],
  reads: readonly ConfigRead[],
): Pick<SourceEntry, 'arguments' | 'mentioned'> {
  const found: SourceArgument[] = listed.map((argument) => ({ ...argument }))
  for (const read of reads.filter(({ own }) => own)) {
    const names = [read.key, ...read.others]
    const known = found.find((argument) => argument.names.some((name) => names.includes(name)))
    const argument = known ?? emptyArgument(names)
    if (!known) found.push(argument)
    if (!argument.declared) argument.names = unique([...argument.names, ...names])
    if (read.default !== undefined) argument.defaults = unique([...argument.defaults, read.default])
    if (read.computed) argument.computed = true
    if (read.type !== undefined) argument.readAs = unique([...argument.readAs, read.type])
    if (read.implicit !== undefined && read.default === undefined && !read.computed) {
      argument.implicit = unique([...argument.implicit, read.implicit])
    }
  }
  const loose = reads.filter(({ own }) => !own)
  return {
    arguments: found,
    mentioned: unique(loose.flatMap(({ key, others }) => [key, ...others])),
  }
}

/**
 * @param names keys that stand for it
 * @returns an argument of which nothing else is known
 */
export const emptyArgument = (names: string[]): SourceArgument => ({
  names,
  required: false,
  declared: false,
  inherited: false,
  defaults: [],
  implicit: [],
  computed: false,
  readAs: [],
  choices: [],
})
