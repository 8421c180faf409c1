/** Which components content may name, and what each message about them says. */
import { COMPILED_NAMES, COMPONENT_NAMES } from '../componentNames'
import { nearest } from '../../text/nearest'

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
