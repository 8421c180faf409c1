/** Configs to try the checker with. */
import type { CheckerLabel } from '../../docs/labels/checker'

export interface ConfigExample {
  title: CheckerLabel
  /** What the checker should say, for the tests: codes of findings, in the order of their lines. */
  codes: readonly string[]
  file: string
  text: string
}

export const EXAMPLES: readonly ConfigExample[] = [
  {
    title: 'exampleWorks',
    codes: [],
    file: 'plugins/Talismans/talismans/config.yml',
    text: `# A talisman that pays a bounty for monsters at night.
name: "&6Bounty Hunter's Coin"
description:
  - "&8Monsters pay a bounty at night."
item: gold_nugget glint

conditions:
  - id: in_world
    args:
      world: world

effects:
  - id: give_xp
    args:
      amount: 5 + ceil(%victim_max_health% / 10)
      cooldown: 2
      send_cooldown_message: false
    triggers:
      - kill
    filters:
      entities:
        - zombie
        - skeleton
        - creeper
    conditions:
      - id: is_night

  - id: movement_speed_multiplier
    args:
      multiplier: 1.1
`,
  },
  {
    title: 'exampleIdle',
    codes: ['trigger-data', 'unknown-filter', 'trigger-on-permanent'],
    file: 'plugins/EcoEnchants/enchants/config.yml',
    text: `# Three blocks that never do what they say.
display-name: Leftovers
type: normal
targets: [sword]
rarity: common
max-level: 3

effects:
  # Filling a bucket has no victim.
  - id: damage_victim
    args:
      damage: 4
    triggers:
      - fill_bucket

  # A misspelt filter is ignored: this strikes every mob.
  - id: strike_lightning
    triggers:
      - melee_attack
    filters:
      entitys:
        - zombie

  # A permanent effect takes no triggers.
  - id: bonus_health
    args:
      health: 4
    triggers:
      - melee_attack
`,
  },
  {
    title: 'exampleSlips',
    codes: [
      'unknown-effect',
      'misplaced-key',
      'missing-argument',
      'literal-key',
      'bad-expression',
      'unknown-condition',
      'unknown-trigger',
    ],
    file: 'plugins/EcoItems/items/config.yml',
    text: `item:
  item: golden_sword

effects:
  - id: give_mony
    args:
      amount: 25
    triggers:
      - kill

  - id: add_damage
    damage: 4
    triggers:
      - bow_attack

  - id: give_xp
    args:
      amount: 10 + * %level%
      Chance: 20
    triggers:
      - break_block
    conditions:
      - id: is_sneeking
`,
  },
  {
    title: 'exampleBroken',
    codes: ['yaml-syntax'],
    file: 'plugins/Actions/actions/config.yml',
    text: `effects:
  - id: send_message
    args:
\t  message: "Welcome back!"
    triggers:
      - join
`,
  },
]
