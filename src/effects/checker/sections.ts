/**
 * Where the plugins' configs have effects, conditions and the like. Source: the key tables of the
 * facts, by plugin; the guides under `/<plugin>/how-to-make-...` show the same keys.
 */

import type { Carrier } from '../runTime/data'

/** What stands at a place. */
export type SectionKind =
  /** Effects that a holder carries: triggered ones need triggers, permanent ones are welcome. */
  | 'effects'
  /** Effects that something else sets off: no triggers, nothing permanent. */
  | 'chain'
  /** One of the two; which one cannot be told. */
  | 'some-effects'
  | 'conditions'
  | 'filters'
  | 'mutators'
  | 'triggers'
  /** Entries with a trigger and an amount: `xp-gain-methods`, `counters`. */
  | 'counters'

/** Kinds under keys that other plugins may use for something else (`rewards`, `counters`). */
export const SHARED_KINDS: readonly SectionKind[] = ['chain', 'some-effects', 'counters']

/**
 * Keys of one kind of file. A path has the keys from the top of the file, joined with dots; `[]`
 * stands behind the key of a list whose entries have the next key, `*` for any key.
 */
export interface FileSections {
  /** Folder in `plugins`. */
  plugin: string
  /** Folder in the plugin's, or a file in it. */
  place: string
  sections: Record<string, SectionKind>
  /** Keys at the top that are something else in the files of others: taken so only where the file is known. */
  hereOnly?: Record<string, SectionKind>
  /** Who carries the effects and is asked the conditions, where the plugin settles it. */
  carrier?: Carrier
  /** Paths of {@link sections} of which that does not hold. */
  carriers?: Record<string, Carrier>
  /** Keys of older versions, with what has taken their place. */
  unread?: Record<string, string>
  /** Keys at the top that are read in exactly this spelling. */
  literalKeys?: readonly string[]
}

/** An item whose slot the plugin knows: holders that an `ItemHolderFinder` of libreforge finds. */
const ITEM: Carrier = { types: ['LivingEntity'], item: true, slot: true }

/** A player, through no item: `registerSpecificHolderProvider<Player>` of the plugin. */
const PLAYER: Carrier = { types: ['Player'], item: false }

/** Everybody, the server included: `registerGenericHolderProvider` of the plugin. */
const EVERYBODY: Carrier = { types: [], item: false }

/** A mob that EcoMobs spawned, and a place where it may spawn one. */
const MOB: Carrier = { types: ['Mob'], item: false }
const PLACE: Carrier = { types: ['Location'], item: false }

/** What most files have: a holder with a gate. */
const HOLDER = { effects: 'effects', conditions: 'conditions' } as const

export const FILE_SECTIONS: readonly FileSections[] = [
  { plugin: 'Actions', place: 'actions', carrier: EVERYBODY, sections: HOLDER },
  {
    plugin: 'Boosters',
    place: 'boosters',
    carrier: EVERYBODY,
    carriers: { 'activation-conditions': PLAYER },
    sections: {
      ...HOLDER,
      'activation-conditions': 'conditions',
      'activation-effects': 'chain',
      'global-activation-effects': 'chain',
      'increment-effects': 'chain',
      'global-increment-effects': 'chain',
      'queue-effects': 'chain',
      'global-queue-effects': 'chain',
      'queue-increment-effects': 'chain',
      'global-queue-increment-effects': 'chain',
      'expiry-effects': 'chain',
      'global-expiry-effects': 'chain',
    },
    unread: {
      commands: 'effect lists such as `activation-effects` with `run_command`',
      messages: 'effect lists such as `activation-effects` with `send_message` or `broadcast`',
    },
  },
  // Older list files of the two, still read.
  {
    plugin: 'Boosters',
    place: 'boosters.yml',
    carrier: EVERYBODY,
    sections: { 'boosters[].effects': 'effects', 'boosters[].conditions': 'conditions' },
  },
  {
    plugin: 'EcoArmor',
    place: 'ecoarmor.yml',
    sections: { 'sets[].effects': 'effects', 'sets[].conditions': 'conditions' },
  },
  {
    plugin: 'EcoArmor',
    place: 'sets',
    sections: {
      ...HOLDER,
      advancedEffects: 'effects',
      'partialEffects.amounts.*.effects': 'effects',
      ...armorSlots(['helmet', 'chestplate', 'elytra', 'leggings', 'boots']),
    },
  },
  { plugin: 'EcoBattlepass', place: 'tasks', sections: { 'xp-gain-methods': 'counters' } },
  { plugin: 'EcoBattlepass', place: 'rewards', sections: {}, hereOnly: { effects: 'chain' } },
  {
    plugin: 'EcoCollections',
    place: 'collections',
    carrier: PLAYER,
    sections: {
      conditions: 'conditions',
      'unlock-conditions': 'conditions',
      'count-methods': 'counters',
      'tier-up-effects[].effects': 'chain',
      'completion-effects': 'chain',
    },
  },
  {
    plugin: 'EcoCrafting',
    place: 'recipes',
    carrier: PLAYER,
    sections: {
      'outputs[].effects': 'chain',
      'crafting-conditions': 'conditions',
      'visibility-conditions': 'conditions',
      'unlock-conditions': 'conditions',
    },
    hereOnly: { effects: 'chain' },
  },
  {
    plugin: 'EcoCrates',
    place: 'crates',
    sections: { 'open-effects': 'chain', 'finish-effects': 'chain' },
    unread: {
      keygui: 'a file of its own in `plugins/EcoCrates/keys`',
      open: '`open-effects`',
      finish: '`finish-effects`',
    },
  },
  {
    plugin: 'EcoCrates',
    place: 'rewards',
    sections: { 'win-effects': 'chain' },
    unread: {
      commands: '`win-effects` with `run_command`',
      items: '`win-effects` with `give_item`',
      messages: '`win-effects` with `send_message`',
      'weight.actual': '`weight.value`',
      'weight.display': '`weight.value`: there are no separate odds for display',
    },
  },
  {
    plugin: 'EcoCrates',
    place: 'envoys',
    sections: {
      'start-effects': 'chain',
      'end-effects': 'chain',
      'rarities[].open-effects': 'chain',
    },
  },
  { plugin: 'EcoEnchants', place: 'enchants', carrier: ITEM, sections: HOLDER },
  {
    plugin: 'EcoItems',
    place: 'items',
    carrier: ITEM,
    sections: { ...HOLDER, 'block.effects.*': 'chain', 'furniture.effects.*': 'chain' },
  },
  {
    plugin: 'EcoItems',
    place: 'huds',
    carrier: PLAYER,
    sections: { conditions: 'conditions' },
    literalKeys: ['conditions'],
  },
  { plugin: 'EcoItems', place: 'loots', carrier: PLAYER, sections: { conditions: 'conditions' } },
  // An older list file, still read.
  {
    plugin: 'EcoItems',
    place: 'items.yml',
    carrier: ITEM,
    sections: { 'items[].effects': 'effects', 'items[].conditions': 'conditions' },
  },
  {
    plugin: 'EcoJobs',
    place: 'jobs',
    carrier: PLAYER,
    sections: {
      ...HOLDER,
      'join-effects': 'chain',
      'leave-effects': 'chain',
      'level-up-effects': 'chain',
      'xp-gain-methods': 'counters',
    },
  },
  {
    plugin: 'EcoMenus',
    place: 'menus',
    carrier: PLAYER,
    sections: {
      conditions: 'conditions',
      'open-effects': 'chain',
      'close-effects': 'chain',
      'slots[].conditions': 'conditions',
      // One for each `ClickType` of the server.
      'slots[].left-click': 'chain',
      'slots[].right-click': 'chain',
      'slots[].shift-left-click': 'chain',
      'slots[].shift-right-click': 'chain',
      'slots[].middle-click': 'chain',
      'slots[].drop-click': 'chain',
      'slots[].control-drop-click': 'chain',
      'slots[].double-click-click': 'chain',
      'slots[].number-key-click': 'chain',
      'slots[].swap-offhand-click': 'chain',
    },
  },
  {
    plugin: 'EcoMobs',
    place: 'mobs',
    carriers: { 'effects.permanent-effects': MOB },
    sections: {
      'effects.permanent-effects': 'effects',
      // spawn, despawn, interact, melee-attack, ranged-attack, any-attack, take-damage,
      // damage-player, kill-player, death, kill
      'effects.*': 'chain',
      'spawn.totem.conditions': 'conditions',
      'spawn.egg.conditions': 'conditions',
    },
  },
  {
    plugin: 'EcoMobs',
    place: 'categories',
    carrier: PLACE,
    sections: { 'spawning.custom.conditions': 'conditions' },
  },
  {
    plugin: 'EcoPets',
    place: 'pets',
    carrier: PLAYER,
    sections: {
      ...HOLDER,
      'activate-conditions': 'conditions',
      'level-up-effects': 'chain',
      'xp-gain-methods': 'counters',
    },
  },
  {
    plugin: 'EcoQuests',
    place: 'quests',
    carrier: PLAYER,
    sections: { rewards: 'chain', 'start-effects': 'chain', 'start-conditions': 'conditions' },
  },
  {
    plugin: 'EcoQuests',
    place: 'tasks',
    sections: { 'on-complete': 'chain', 'xp-gain-methods': 'counters' },
  },
  {
    plugin: 'EcoScrolls',
    place: 'config.yml',
    sections: {
      'gui.open-effects': 'chain',
      'gui.close-effects': 'chain',
      'inscription.apply-effects': 'chain',
      'inscription.deny-effects': 'chain',
    },
  },
  {
    plugin: 'EcoScrolls',
    place: 'scrolls',
    carrier: ITEM,
    sections: {
      ...HOLDER,
      'inscription.effects': 'chain',
      'inscription.conditions': 'conditions',
    },
  },
  {
    plugin: 'EcoShop',
    place: 'categories',
    carrier: PLAYER,
    sections: {
      'items[].effects': 'chain',
      'items[].buy-effects': 'chain',
      'items[].sell-effects': 'chain',
      'items[].buy.conditions': 'conditions',
      'items[].alt-buy.conditions': 'conditions',
      'items[].sell.conditions': 'conditions',
    },
    unread: {
      'items[].command': '`buy-effects` with `run_command`',
      'items[].sell-command': '`sell-effects` with `run_command`',
      'items[].buy-message': '`buy-effects` with `send_message`',
      'items[].sell-message': '`sell-effects` with `send_message`',
    },
  },
  {
    plugin: 'EcoSkills',
    place: 'skills',
    carrier: PLAYER,
    sections: {
      conditions: 'conditions',
      'level-up-effects': 'chain',
      'xp-gain-methods': 'counters',
    },
  },
  { plugin: 'EcoSkills', place: 'stats', carrier: PLAYER, sections: HOLDER },
  { plugin: 'EcoSkills', place: 'effects', carrier: PLAYER, sections: HOLDER },
  {
    plugin: 'Reforges',
    place: 'reforges',
    carrier: ITEM,
    sections: { ...HOLDER, 'on-reforge-effects': 'chain' },
  },
  { plugin: 'StatTrackers', place: 'stats', sections: { counters: 'counters' } },
  {
    plugin: 'Talismans',
    place: 'talismans',
    carrier: { types: ['Player'], item: true, slot: false },
    sections: HOLDER,
  },
  {
    plugin: 'libreforge',
    place: 'chains.yml',
    sections: { 'chains[].effects': 'chain' },
    literalKeys: ['chains'],
  },
  {
    plugin: 'libreforge',
    place: 'commands.yml',
    sections: { 'commands[].effects': 'chain' },
    literalKeys: ['commands'],
  },
  {
    plugin: 'libreforge',
    place: 'placeholders.yml',
    sections: { 'placeholders[].values[].conditions': 'conditions' },
    literalKeys: ['placeholders'],
  },
  {
    plugin: 'libreforge',
    place: 'levels',
    sections: { 'level-up-effects': 'chain' },
    literalKeys: ['xp-formula', 'max-level', 'requirements', 'level-up-effects'],
  },
  {
    plugin: 'libreforge',
    place: 'arguments',
    sections: { 'is-met': 'conditions', 'if-met': 'chain', 'if-not-met': 'chain' },
    literalKeys: ['is-met', 'if-met', 'if-not-met'],
  },
]

/** Pieces of a config, as one pastes them: the keys of a block at the top of the text. */
const FRAGMENT_SECTIONS: Record<string, SectionKind> = {
  filters: 'filters',
  mutators: 'mutators',
  triggers: 'triggers',
}

function armorSlots(slots: readonly string[]): Record<string, SectionKind> {
  return Object.fromEntries(
    slots.flatMap((slot): [string, SectionKind][] => [
      [`${slot}.effects`, 'effects'],
      [`${slot}.advancedEffects`, 'effects'],
      [`${slot}.conditions`, 'conditions'],
    ]),
  )
}

/** A file as far as its path tells. */
export interface ConfigFile {
  /** As it was given. */
  path: string
  /** Folder in `plugins`, in the spelling of {@link FILE_SECTIONS}. */
  plugin: string
  /** Folder in the plugin's, or file in it, in lower case. */
  place: string
  sections?: FileSections
  /** False for `_example.yml` and the like, which the plugins do not load. */
  loaded: boolean
  /** Whether all of it is there, so that it can be told what it lacks. */
  whole?: boolean
}

/** Folders of all plugins: those without effects in their files have keys all the same. */
export const KNOWN_PLUGINS: readonly string[] = [
  ...new Set(FILE_SECTIONS.map(({ plugin }) => plugin)),
  'EcoBits',
  'eco',
]

/**
 * @param path path of a config such as `plugins/EcoItems/items/sword.yml`, with any folders in
 *   front and either kind of slash
 * @returns what the path tells, or undefined when it names none of the plugins
 */
export function readConfigPath(path: string): ConfigFile | undefined {
  const parts = path.split(/[\\/]/)
  const loaded = !parts[parts.length - 1]?.startsWith('_')
  const folders = parts.slice(0, -1)
  // `plugins/Actions/actions/...`: both folders are called like the plugin.
  const found = folders.flatMap((folder, index) => {
    const place = parts[index + 1]?.toLowerCase()
    return FILE_SECTIONS.find((file) => isNamed(folder, file.plugin) && file.place === place) ?? []
  })
  const sections = found.at(-1)
  if (sections) return { path, plugin: sections.plugin, place: sections.place, sections, loaded }
  const depth = folders.findIndex((folder) => KNOWN_PLUGINS.some((name) => isNamed(folder, name)))
  const plugin = KNOWN_PLUGINS.find((name) => isNamed(folders[depth] ?? '', name))
  const place = parts[depth + 1]?.toLowerCase() ?? ''
  return plugin === undefined ? undefined : { path, plugin, place, sections, loaded }
}

function isNamed(folder: string, plugin: string): boolean {
  return folder.toLowerCase() === plugin.toLowerCase()
}

/**
 * @param path keys from the top of the file, see {@link FileSections}
 * @param file what is known of the file
 * @returns what stands there; undefined when no table has the path
 */
export function sectionAt(path: string, file: ConfigFile | undefined): SectionKind | undefined {
  if (file?.sections) {
    return matching(file.sections.sections, path) ?? file.sections.hereOnly?.[path]
  }
  const kinds = new Set(
    FILE_SECTIONS.filter(({ plugin }) => !file || plugin === file.plugin).flatMap(
      ({ sections }) => matching(sections, path) ?? [],
    ),
  )
  const [kind] = kinds
  if (kind === undefined) return FRAGMENT_SECTIONS[path]
  // Plugins differ, and the text does not tell which one it is for.
  if (kinds.size > 1) return kinds.has('conditions') ? undefined : 'some-effects'
  return kind
}

/**
 * @param path path of a section
 * @param kind what stands there
 * @param file what is known of the file
 * @returns who carries its effects and is asked its conditions; undefined when nobody can tell
 */
export function carrierAt(
  path: string,
  kind: SectionKind,
  file: ConfigFile | undefined,
): Carrier | undefined {
  const own = file?.sections?.carriers?.[path]
  if (own) return own
  return kind === 'effects' || kind === 'conditions' ? file?.sections?.carrier : undefined
}

function matching(sections: Record<string, SectionKind>, path: string): SectionKind | undefined {
  if (sections[path] !== undefined) return sections[path]
  const patterns = patternsOf(sections)
  if (patterns.length === 0) return undefined
  const parts = path.split('.')
  return patterns.find(
    ({ wanted }) =>
      wanted.length === parts.length &&
      wanted.every((part, index) => part === '*' || part === parts[index]),
  )?.kind
}

interface SectionPattern {
  wanted: string[]
  kind: SectionKind
}

const patternsBySections = new WeakMap<Record<string, SectionKind>, SectionPattern[]>()

/** Those with a `*`; asked for every key of a text. */
function patternsOf(sections: Record<string, SectionKind>): SectionPattern[] {
  const known = patternsBySections.get(sections)
  if (known) return known
  const patterns = Object.entries(sections).flatMap(([path, kind]) =>
    path.includes('*') ? [{ wanted: path.split('.'), kind }] : [],
  )
  patternsBySections.set(sections, patterns)
  return patterns
}

/**
 * @param key last key of a path that no table has
 * @returns what its name promises
 */
export function sectionNamed(key: string): SectionKind | undefined {
  const name = key.toLowerCase()
  if (/(?:^|[-_])effects$/.test(name)) return 'some-effects'
  if (/(?:^|[-_])conditions$/.test(name)) return 'conditions'
  if (/^xp[-_]?gain[-_]?methods$/.test(name)) return 'counters'
  return undefined
}
