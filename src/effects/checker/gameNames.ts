/** Names of the game that nobody has: only what is all but another name is told. */
import { quoted } from '../../text/quote'
import { isSlip } from './catalogue'
import { BLOCKS, GAME_VERSION, ITEMS, MOBS } from './gameNameLists'
import type { Suggestions } from './suggestions'

export type GameName = 'item' | 'block' | 'mob'

/** What is wrong with a name, and what may be meant. */
export interface NameFault {
  message: string
  meant?: string
}

/** Older versions of the game have these, and are still in use. */
const FORMER_MATERIALS = `
chain grass grass_path pottery_shard_archer pottery_shard_arms_up pottery_shard_prize
pottery_shard_skull scute
`

const FORMER_MOBS = `
boat chest_boat dropped_item ender_crystal ender_signal firework fishing_hook leash_hitch lightning
minecart_chest minecart_command minecart_furnace minecart_hopper minecart_mob_spawner minecart_tnt
mushroom_cow pig_zombie potion primed_tnt snowman thrown_exp_bottle
`

/** Shorter words are alike by chance: `none` and `bone`. */
const MIN_LENGTH = 5

interface NameList {
  words: string
  names: readonly string[]
  /** Every spelling that is read. */
  known: ReadonlySet<string>
}

const split = (text: string): string[] => text.trim().split(/\s+/)

/** As `Items.java` and `Blocks.java` of Auxilor/eco do: in one word, and with an `s` behind it. */
function spelled(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const word = name.replaceAll('_', '')
    return [name, word, `${name}s`, `${word}s`]
  })
}

let made: Record<GameName, NameList> | undefined

/** Made when the first name is looked at: most texts that are checked have none. */
function lists(): Record<GameName, NameList> {
  if (made) return made
  const blocks = split(BLOCKS)
  const items = [...split(ITEMS), ...blocks]
  const mobs = split(MOBS)
  // Who writes `air` means nothing, on purpose.
  const others = [...split(FORMER_MATERIALS), 'air']
  made = {
    item: { words: 'item', names: items, known: new Set(spelled([...items, ...others])) },
    block: { words: 'block', names: blocks, known: new Set(spelled([...blocks, ...others])) },
    mob: { words: 'mob', names: mobs, known: new Set([...mobs, ...split(FORMER_MOBS)]) },
  }
  return made
}

/**
 * A newer version of the game may have any name. So one that is not known is only told when it is a
 * slip of one that is, or when it is an item where a block belongs.
 *
 * @param kind what belongs there
 * @param written a word of a lookup; tags, names of plugins and the like are left alone
 * @param suggestions of the checked text
 * @returns what is wrong; undefined when nothing can be said against it
 */
export function gameNameFault(
  kind: GameName,
  written: string,
  suggestions: Suggestions,
): NameFault | undefined {
  const name = written.replace(/^\*/, '').toLowerCase()
  const { words, names, known } = lists()[kind]
  if (!/^[a-z][a-z\d_-]*$/.test(name) || known.has(name)) return undefined
  const meant = slipOf(name, kind, suggestions.ofGroup(kind, name, names))
  const isItem = kind === 'block' && lists().item.known.has(name)
  if (meant === undefined && !isItem) return undefined
  const what = isItem ? `an item and no block` : `no ${words}`
  const hint = meant === undefined ? '' : ` Did you mean \`${meant}\`?`
  return { message: `${quoted(name)} is ${what} of Minecraft ${GAME_VERSION}.${hint}`, meant }
}

/**
 * @param kind kind of thing
 * @returns what the game calls such things
 */
export function gameNames(kind: GameName): readonly string[] {
  return lists()[kind].names
}

/**
 * @param kind what belongs somewhere
 * @param name a word in lower case
 * @returns whether the game has such a thing, in one of the spellings that are read
 */
export function isGameName(kind: GameName, name: string): boolean {
  return lists()[kind].known.has(name.toLowerCase())
}

function slipOf(name: string, kind: GameName, near: readonly string[]): string | undefined {
  const one = name.replace(/s$/, '')
  if (kind === 'mob' && lists().mob.known.has(one)) return one
  return near.find((meant) => isSlip(name, meant) && hasLongSlip(name, meant))
}

function hasLongSlip(name: string, meant: string): boolean {
  const parts = meant.split('_')
  const written = name.split('_')
  return (
    written.length !== parts.length ||
    written.every((part, index) => part === parts[index] || part.length >= MIN_LENGTH)
  )
}
