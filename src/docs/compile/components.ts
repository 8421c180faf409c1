/** Which components content may name, and what each message about them says. */
import { COMPILED_NAMES, COMPONENT_NAMES } from '../componentNames'
import { nearest } from '../../text/nearest'
import { ownValue } from '../../text/ownValue'

/** Made by the compiler from Markdown; authors write the Markdown instead. */
const INTERNAL: readonly string[] = ['AdmonitionTitle', 'CodeBlock', 'Image', 'Heading', 'Table']

/** Names that an author may write. */
export const AUTHOR_COMPONENTS: readonly string[] = [
  ...COMPONENT_NAMES.filter((name) => !INTERNAL.includes(name)),
  ...COMPILED_NAMES,
].sort()

/**
 * @param name capitalised name in an MDX file
 * @returns undefined when it may be used, else a message with what to do
 */
export function checkComponentName(name: string): string | undefined {
  if (AUTHOR_COMPONENTS.includes(name)) return undefined
  const close = nearest(name, AUTHOR_COMPONENTS, 2)
  const hint = close.length > 0 ? ` Did you mean <${close.join('> or <')}>?` : ''
  return `Unknown component <${name}>.${hint} Components that content may use: ${AUTHOR_COMPONENTS.join(', ')}.`
}

/** Admonition kinds, with the older names that Docusaurus still accepts. */
export const ADMONITION_KINDS: Readonly<Record<string, string>> = {
  note: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
}

/** What `:::name` is. */
export interface AdmonitionKind {
  /** Kind of the box. */
  kind: string
  /** The known name in what is written. */
  name: string
  /** What is written behind the known name: the begin of the title. */
  rest: string
  /** What is wrong. */
  message?: string
}

/**
 * @param written name behind `:::`
 * @returns the kind; of a name that begins with a known one, as Docusaurus read it for long
 *   (`:::dangerTriggered Effect`), that one; of any other one a note that has it for a title
 */
export function admonitionKind(written: string): AdmonitionKind {
  const kind = ownValue(ADMONITION_KINDS, written)
  if (kind !== undefined) return { kind, name: written, rest: '' }
  const names = Object.keys(ADMONITION_KINDS)
  const message = `Unknown admonition ":::${written}". Allowed: ${names.join(', ')}.`
  const begin = names.find((name) => written.startsWith(name))
  return begin === undefined
    ? { kind: 'note', name: 'note', rest: written, message }
    : {
        kind: ADMONITION_KINDS[begin] ?? 'note',
        name: begin,
        rest: written.slice(begin.length),
        message,
      }
}
