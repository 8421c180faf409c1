/** Values that stand in for what is not filled in yet, so that the config loads all the same. */
import { ownValue } from '../../text/ownValue'
import type { ValueType } from '../entry/entry'
import type { FormArgument } from './formArguments'
import type { Yaml } from './yamlText'

/** By the name of the argument: likely values read better than a filler. */
const BY_NAME: Record<string, string> = {
  advancement: 'story/mine_stone',
  commands: 'say Hello %player%',
  gamemode: 'survival',
  job: 'miner',
  message: 'Hello',
  particle: 'flame',
  permission: 'group.vip',
  skill: 'mining',
  slot: 'mainhand',
  sound: 'ui_toast_challenge_complete',
  stat: 'strength',
  text: 'Hello',
  title: 'Hello',
  url: 'https://example.com',
  webhook_url: 'https://example.com',
  world: 'world',
}

const BY_TYPE: Partial<Record<ValueType, string>> = {
  expression: '1',
  int: '1',
  double: '1',
  boolean: 'true',
  block: 'stone',
  item: 'diamond',
  entity: 'zombie',
  enchantment: 'sharpness',
  'potion-effect': 'speed',
  sound: 'ui_toast_challenge_complete',
}

/**
 * @param argument an argument that takes one value or a list of them
 * @returns a value of its type; for a list that of its only item
 */
export function sampleOf({ name, type, choices = [], default: usual }: FormArgument): string {
  const [choice] = choices
  const single = type.replace(/-list$/, '') as ValueType
  const byType = BY_TYPE[single]
  // The default may be a sentence: "the player's world".
  const isPlain = usual !== undefined && /^[\w.]+$/.test(usual)
  if (choice !== undefined) return isPlain && choices.includes(usual) ? usual : choice
  if (byType !== undefined) return byType
  return ownValue(BY_NAME, name) ?? 'example'
}

/** Required sections, which have no form: something to start from, by effect and argument. */
const SECTIONS: Record<string, Yaml> = {
  'drop_weighted_random_item.items': {
    list: [
      {
        map: [
          ['weight', '9'],
          ['item', 'iron_nugget'],
        ],
      },
      {
        map: [
          ['weight', '1'],
          ['item', 'diamond'],
        ],
      },
    ],
  },
  'glow_nearby_blocks.colors': {
    map: [
      ['diamond_ore', 'aqua'],
      ['iron_ore', 'white'],
    ],
  },
  'particle_animation.particle_args': {
    map: [
      ['radius', '1'],
      ['duration', '40'],
    ],
  },
}

/**
 * @param id effect, condition or mutator
 * @param name a required argument that has no form
 * @returns a section to start from, an empty one where nothing is known
 */
export function sectionSample(id: string, name: string): Yaml {
  return SECTIONS[`${id}.${name}`] ?? '{}'
}
