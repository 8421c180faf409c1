/** Compares the arguments of a page with those of the source. */
import type { EntryArgument } from '../../../src/effects/entry/entry'
import type { SourceArgument, SourceEntry } from '../entries/model'
import type { Report } from './entries'
import { otherTypes } from './types'

/**
 * @param page arguments of the page
 * @param found the entry in the source; several when plugins share its id
 * @param report takes each difference
 */
export function compareArguments(
  page: readonly EntryArgument[],
  found: readonly SourceEntry[],
  report: Report,
): void {
  const source = found.flatMap((entry) => entry.arguments)
  const mentioned = new Set(found.flatMap((entry) => entry.mentioned))
  const texts = new Set(found.flatMap((entry) => entry.texts))
  page.forEach((argument, index) => {
    const names = [argument.name, ...argument.aliases]
    const matching = source.filter((known) => sharesName(known, names))
    const field = ['arguments', index]
    if (matching.length > 0) compareArgument(argument, matching, { field, texts, source, report })
    else if (!isMentioned(argument.name, source, mentioned)) {
      report('argument', `The source has no argument \`${argument.name}\`.`, field)
    }
  })
  const written = new Set(page.flatMap(({ name, aliases }) => [name, ...aliases].map(plainName)))
  const parents = new Set([...written].flatMap(sectionsOf))
  const missing = new Set(
    source
      .filter(({ names }) => !names.some((name) => written.has(name) || parents.has(name)))
      .filter(
        ({ names }) => !names.some((name) => sectionsOf(name).some((part) => written.has(part))),
      )
      .map(({ names }) => names.join('`, `')),
  )
  for (const name of missing)
    report('argument', `The page lacks the argument \`${name}\`.`, ['arguments'])
}

const sharesName = ({ names }: SourceArgument, wanted: readonly string[]): boolean =>
  names.some((name) => wanted.includes(name))

/** A key without what marks lists: `a[].b`. */
const plainName = (name: string): string => name.replaceAll(/\[[^\]]*\]/g, '')

/** `a.b.c` stands in `a.b` and in `a`. */
const sectionsOf = (name: string): string[] =>
  name
    .split('.')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('.'))

/** A key in a section or a list of sections: the source names only its last part. */
function isMentioned(
  name: string,
  source: readonly SourceArgument[],
  mentioned: ReadonlySet<string>,
): boolean {
  const parts = plainName(name).split('.')
  const ends = parts.map((_, index) => parts.slice(index).join('.'))
  if (ends.some((end) => mentioned.has(end))) return true
  return (
    parts.length > 1 &&
    source.some(
      ({ names, type }) =>
        names.some((known) => ends.includes(known)) ||
        (type === 'DYNAMIC' && names.includes(parts[0] ?? '')),
    )
  )
}

interface Context {
  field: readonly PropertyKey[]
  /** Texts in the classes. */
  texts: ReadonlySet<string>
  /** All arguments of the entry. */
  source: readonly SourceArgument[]
  report: Report
}

function compareArgument(
  page: EntryArgument,
  matching: readonly SourceArgument[],
  context: Context,
): void {
  compareRequired(page, matching, context)
  compareDefault(page, matching, context)
  compareType(page, matching, context)
}

function compareRequired(
  page: EntryArgument,
  matching: readonly SourceArgument[],
  { field, source, report }: Context,
): void {
  const required = matching.some((argument) => argument.required)
  // What another argument chooses need not be asked for by all that may be chosen.
  const always = matching.every((argument) => argument.required && !argument.inherited)
  const inside = source.filter(({ names }) => names[0]?.startsWith(`${page.name}.`))
  const asked = required || inside.some((argument) => argument.required)
  if (page.required ? asked : !always) return
  const says = page.required ? 'required' : 'optional'
  const other = page.required ? 'does not ask for it' : 'does not load without it'
  const message = `\`${page.name}\` is ${says} on the page; the source ${other}.`
  report('required', message, [...field, 'required'])
}

/** `1.0` and `1` are the same default, and so are `[]` and an empty text. */
function plainValue(value: string): string {
  const text = value.trim().toLowerCase()
  if (text === '' || text === '[]') return ''
  const number = Number(text)
  return Number.isNaN(number) ? text : String(number)
}

function compareDefault(
  page: EntryArgument,
  matching: readonly SourceArgument[],
  { field, report }: Context,
): void {
  const inCode = matching.flatMap(({ defaults }) => defaults)
  const documented = matching.flatMap(({ documented: value }) => value ?? [])
  const implicit = matching.flatMap((argument) => argument.implicit)
  const computed = matching.some((argument) => argument.computed)
  // What the list of arguments says is only documentation; the code decides where it can be known.
  const known = [...new Set(inCode.length > 0 ? inCode : [...implicit, ...documented])]
  const given = page.default
  if (known.length === 0 || computed) return
  const plain = known.map(plainValue)
  const silent = page.required || plain.some((value) => /^(0|false)?$/.test(value))
  if (given === undefined ? silent : plain.includes(plainValue(given))) return
  const where = inCode.length > 0 ? 'in the code' : 'in the source'
  const says = given === undefined ? 'has no default' : `is \`${given}\` by default`
  const values = known.map((value) => `\`${value}\``).join(' or ')
  const message = `\`${page.name}\` ${says} on the page, ${values} ${where}.`
  report('default', message, [...field, 'default'])
}

function compareType(
  page: EntryArgument,
  matching: readonly SourceArgument[],
  { field, texts, report }: Context,
): void {
  const other = otherTypes(
    page.type,
    matching.flatMap(({ type }) => type ?? []),
    matching.flatMap(({ readAs }) => readAs),
  )
  if (other) {
    const message = `\`${page.name}\` is ${page.type} on the page, ${other} in the source.`
    report('type', message, [...field, 'type'])
  }
  compareChoices(page, matching, texts, (message) => report('type', message, [...field, 'choices']))
}

function compareChoices(
  page: EntryArgument,
  matching: readonly SourceArgument[],
  texts: ReadonlySet<string>,
  report: (message: string) => void,
): void {
  const choices = [...new Set(matching.flatMap((argument) => argument.choices))]
  if (choices.length === 0) return
  const missing = choices.filter((choice) => !page.choices.includes(choice))
  const gone = page.choices.filter(
    (choice) => !choices.includes(choice) && !texts.has(choice.toLowerCase()),
  )
  if (missing.length > 0) report(`\`${page.name}\` lacks the choices ${missing.join(', ')}.`)
  if (gone.length > 0) {
    report(`\`${page.name}\` has the choices ${gone.join(', ')}; the source has not.`)
  }
}
