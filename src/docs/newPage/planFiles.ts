/** Which files `npm run new` writes, and what stands in them. */
import { stringify } from 'yaml'
import { ENTRY_KINDS, entrySchema } from '../../effects/entry/entry'
import type { EntryKind } from '../../effects/entry/entry'
import { nearest } from '../../text/nearest'
import { ENTRY_TEMPLATES } from './entryTemplates'

/** What can be made: an entry of the reference, or a page or folder around it. */
export const NEW_KINDS = [...ENTRY_KINDS, 'guide', 'plugin', 'category'] as const

export type NewKind = (typeof NEW_KINDS)[number]

/** What was asked for cannot be made; the message says why and what can. */
export class NewPageError extends Error {}

/** A file to be written. */
export interface PlannedFile {
  /** Below the content folder, with `/`. */
  path: string
  text: string
}

/** What is to be made. */
export interface NewPage {
  kind: NewKind
  /** Id of an entry; else the path of a page or folder below the content folder. */
  id: string
  /** Folder of an entry, below the content folder. */
  folder: string
  /** Name for readers; made of the id when left out. */
  title?: string
}

/** @returns whether pages of the kind are entries of the reference */
export const isEntryKind = (kind: NewKind): kind is EntryKind =>
  (ENTRY_KINDS as readonly string[]).includes(kind)

/** A part of a path that becomes part of a route as it is written. */
const PATH_PART = /^[a-z0-9][a-z0-9_-]*$/

/** Group of the sidebar in which the plugins stand. */
const PLUGIN_GROUP = 'Plugins'

/**
 * @param kind as it was typed
 * @returns the kind
 * @throws NewPageError when there is none of that name
 */
export function parseKind(kind: string): NewKind {
  const known = NEW_KINDS.find((one) => one === kind)
  if (known) return known
  const [close] = nearest(kind, NEW_KINDS, 1)
  const hint = close ? ` Did you mean "${close}"?` : ''
  throw new NewPageError(`There is no kind "${kind}".${hint} Kinds: ${NEW_KINDS.join(', ')}.`)
}

/**
 * @param kind what is to be made
 * @param id as it was typed
 * @throws NewPageError when pages of that kind cannot be called so
 */
export function checkId(kind: NewKind, id: string): void {
  if (isEntryKind(kind)) {
    const [issue] = entrySchema.shape.id.safeParse(id).error?.issues ?? []
    if (issue) throw new NewPageError(`The id "${id}" ${issue.message}.`)
    return
  }
  const parts = id.split('/')
  if (kind === 'plugin' && parts.length > 1) {
    throw new NewPageError(`The id "${id}" of a plugin must not contain "/".`)
  }
  const wrong = parts.find((part) => !PATH_PART.test(part))
  if (wrong === undefined) return
  throw new NewPageError(
    `"${wrong}" in "${id}" must be lower-case letters, digits, _ or -, and not begin with _ or -.`,
  )
}

/**
 * @param page what is to be made; its id is right
 * @returns the files, the one to be edited first in front
 */
export function planFiles({ kind, id, folder, title }: NewPage): PlannedFile[] {
  if (isEntryKind(kind)) return [entryPage(kind, id, folder, title)]
  const name = title ?? nameOf(id)
  if (kind === 'guide') return [guidePage(id, name)]
  if (kind === 'category') return [categoryFile(id, { label: name })]
  return [pluginPage(id, name), categoryFile(id, { label: name, group: PLUGIN_GROUP })]
}

/** `ecocrates/how-to-make-a-key` is "How to make a key". */
function nameOf(id: string): string {
  const words = (id.split('/').at(-1) ?? id).replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A page with its front matter. */
function pageText(fields: object, body: readonly string[]): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body.join('\n\n')}\n`
}

const yamlBlock = (code: string) => `\`\`\`yaml\n${code}\n\`\`\``

function entryPage(kind: EntryKind, id: string, folder: string, title = id): PlannedFile {
  const { fields, example } = ENTRY_TEMPLATES[kind]
  const isGoal = 'key' in fields
  const front = {
    kind,
    id,
    title,
    description: `What the ${kind} ${id} does, in one sentence.`,
    ...fields,
    ...(isGoal && { key: `${fields.key}${id}` }),
  }
  const parts = [
    yamlBlock(example(id)),
    'Say here what happens in the game with this example.',
    // With nothing to show it would stop the build.
    ...('value' in fields ? ['<Arguments />'] : []),
    ...(isGoal ? [] : ['<WorksWith />']),
  ]
  return { path: `${folder}/${id}.mdx`, text: pageText(front, parts) }
}

function guidePage(id: string, title: string): PlannedFile {
  const front = { title, description: `What readers of "${title}" get done, in one sentence.` }
  return {
    path: `${id}.mdx`,
    text: pageText(front, [
      'Name the task, then show a complete file that does it.',
      '## How it works',
      'Explain the parts of the file.',
      '## Common mistakes',
      'Name what goes wrong, and how to see it.',
    ]),
  }
}

function pluginPage(id: string, title: string): PlannedFile {
  const front = {
    title,
    sidebar_label: 'Overview',
    description: `What ${title} is for, in one sentence.`,
    sidebar_position: 1,
    overview: { needs: [], start: 'first-steps', files: 'files' },
  }
  return {
    path: `${id}/index.mdx`,
    text: pageText(front, [
      `Say what ${title} adds to a server.`,
      '## First steps',
      'Show what the first five minutes bring.',
      '## Files',
      'Name the files and what each is for.',
    ]),
  }
}

const categoryFile = (id: string, config: object): PlannedFile => ({
  path: `${id}/_category_.json`,
  text: `${JSON.stringify(config, null, 2)}\n`,
})
