/** Compares what the pages of each plugin say with its commands, permissions and config files. */
import { readCommands } from '../plugins/commands'
import { configName, readKeys } from '../plugins/configKeys'
import { readEffectArguments } from '../plugins/effectArguments'
import type {
  SourceCommand,
  SourceKey,
  SourcePermission,
  SourcePlaceholder,
} from '../plugins/model'
import { readPermissions } from '../plugins/permissions'
import { readPlaceholders } from '../plugins/placeholders'
import { pagesAbout, rowsOf } from '../site/pages'
import type { Page } from '../site/pages'
import { bodiesOf } from '../source/bodies'
import { readTexts } from '../source/checkouts'
import type { Checkout } from '../source/checkouts'
import type { ClassIndex } from '../source/classes'
import { resourceName } from '../source/sourceSets'
import { walk } from '../syntax/walk'
import { compareCommands } from './commands'
import type { Difference } from './difference'
import { compareKeyRows, compareKeys } from './keys'
import { comparePermissions } from './permissions'
import { comparePlaceholders } from './placeholders'

/** Libraries, whose commands and keys belong to every plugin. */
export const LIBRARIES = ['eco', 'libreforge']

interface PluginFacts {
  name: string
  commands: SourceCommand[]
  permissions: SourcePermission[]
  placeholders: SourcePlaceholder[]
  keys: SourceKey[]
  texts: ReadonlySet<string>
}

export interface PluginComparison {
  differences: Difference[]
  /** How many of each were found in the source. */
  figures: Record<'commands' | 'permissions' | 'placeholders' | 'keys', number>
}

/**
 * @param checkouts plugins and libraries
 * @param index their classes
 * @param pages all pages
 * @returns what differs
 */
export function comparePlugins(
  checkouts: readonly Checkout[],
  index: ClassIndex,
  pages: readonly Page[],
): PluginComparison {
  const facts = checkouts.map((checkout) => readPlugin(checkout, index))
  const libraries = mergeFacts(facts.filter(({ name }) => LIBRARIES.includes(name)))
  const plugins = facts.filter(({ name }) => !LIBRARIES.includes(name))
  const shared = pagesAbout(pages, 'libreforge')
  const count = (list: 'commands' | 'permissions' | 'placeholders' | 'keys') =>
    facts.reduce((sum, plugin) => sum + plugin[list].length, 0)
  return {
    differences: [
      ...plugins.flatMap((plugin) =>
        comparePlugin(plugin, pagesAbout(pages, plugin.name), shared, libraries).map(
          (difference) => ({ ...difference, plugin: plugin.name }),
        ),
      ),
      ...compareLibraries(libraries, mergeFacts(facts), shared).map((difference) => ({
        ...difference,
        plugin: difference.source?.repository ?? 'libreforge',
      })),
    ],
    figures: {
      commands: count('commands'),
      permissions: count('permissions'),
      placeholders: count('placeholders'),
      keys: count('keys'),
    },
  }
}

function readPlugin(checkout: Checkout, index: ClassIndex): PluginFacts {
  const { name } = checkout
  const commands = readCommands(index, name)
  const descriptions = readTexts(checkout, (path) =>
    /^(paper-)?plugin\.yml$/.test(resourceName(path) ?? ''),
  )
  const configs = readTexts(checkout, (path) => configName(path) !== undefined)
  return {
    name,
    commands,
    permissions: readPermissions(index, name, descriptions, commands),
    placeholders: readPlaceholders(index, name),
    keys: [
      ...[...configs].flatMap(([path, text]) => readKeys(name, path, text)),
      ...readEffectArguments(index, name),
    ],
    texts: textsOfCode(index, name),
  }
}

/** Texts in the code, and the parts of those with dots. */
function textsOfCode(index: ClassIndex, name: string): ReadonlySet<string> {
  const texts = new Set<string>()
  for (const { expressions } of bodiesOf(index, name)) {
    for (const part of walk(expressions)) {
      if (part.type !== 'text') continue
      for (const text of [part.value, ...part.value.split('.')]) texts.add(text)
    }
  }
  return texts
}

function mergeFacts(facts: readonly PluginFacts[]): PluginFacts {
  return {
    name: facts.map(({ name }) => name).join(' and '),
    commands: facts.flatMap(({ commands }) => commands),
    permissions: facts.flatMap(({ permissions }) => permissions),
    placeholders: facts.flatMap(({ placeholders }) => placeholders),
    keys: facts.flatMap(({ keys }) => keys),
    texts: new Set(facts.flatMap(({ texts }) => [...texts])),
  }
}

function comparePlugin(
  plugin: PluginFacts,
  pages: readonly Page[],
  shared: readonly Page[],
  libraries: PluginFacts,
): Difference[] {
  const commands = rowsOf(pages, 'commands')
  const rows = [...commands, ...rowsOf(pages, 'permissions')]
  const placeholders = rowsOf(pages, 'placeholders')
  const source = { keys: plugin.keys, texts: new Set([...plugin.texts, ...libraries.texts]) }
  return [
    ...compareCommands(commands, pages, plugin.commands, libraries.commands),
    ...comparePermissions(rows, pages, plugin.permissions, libraries.permissions),
    ...comparePlaceholders(placeholders, pages, plugin.placeholders, plugin.name),
    ...compareKeys(pages, shared, source),
    ...compareKeyRows(rowsOf(pages, 'keys'), source),
  ]
}

/** Pages about the libraries may name what any plugin has. */
function compareLibraries(
  libraries: PluginFacts,
  all: PluginFacts,
  pages: readonly Page[],
): Difference[] {
  const commands = rowsOf(pages, 'commands')
  const rows = [...commands, ...rowsOf(pages, 'permissions')]
  return [
    ...compareCommands(commands, pages, libraries.commands, all.commands),
    ...comparePermissions(rows, pages, libraries.permissions, all.permissions),
    ...comparePlaceholders(
      rowsOf(pages, 'placeholders'),
      pages,
      libraries.placeholders,
      'libreforge',
    ),
    ...compareKeys(pages, pages, libraries),
    ...compareKeyRows(rowsOf(pages, 'keys'), all),
  ]
}
