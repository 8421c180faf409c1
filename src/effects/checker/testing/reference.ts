/** A small reference for tests, shaped like the real one, and short ways to check with it. */
import { checkConfig } from '../check'
import type { CheckOptions } from '../check'
import { REFERENCE_FORMAT } from '../reference'
import type { CheckerReference } from '../reference'
import type { CheckReport } from '../types'

export const REFERENCE: CheckerReference = {
  format: REFERENCE_FORMAT,
  folders: {
    effect: '/effects/all-effects/',
    condition: '/effects/all-conditions/',
    filter: '/effects/all-filters/',
    mutator: '/effects/all-mutators/',
    trigger: '/effects/all-triggers/',
  },
  guides: {
    effect: '/effects/configuring-an-effect',
    chain: '/effects/configuring-a-chain',
    condition: '/effects/configuring-a-condition',
    dataFlow: '/effects/data-flow',
    prices: '/all-plugins/prices',
    math: '/all-plugins/math',
    action: '/actions/how-to-make-a-custom-action',
  },
  entries: {
    effect: [
      {
        id: 'add_damage',
        needs: ['EVENT'],
        runtime: { needs: [{ data: 'EVENT', is: 'EntityDamageEvent' }] },
        noDelay: true,
        args: [{ name: 'damage', type: 'expression', required: true }],
      },
      {
        id: 'add_holder',
        args: [
          { name: 'effects', type: 'effect-list', required: true },
          { name: 'duration', type: 'expression', required: true },
          { name: 'conditions', type: 'condition-list' },
        ],
      },
      {
        id: 'animation',
        args: [{ name: 'animation_args.radius', type: 'expression', required: true }],
      },
      {
        id: 'aoe',
        needs: ['LOCATION'],
        args: [
          { name: 'effects', type: 'effect-list', required: true },
          { name: 'shape', type: 'string', required: true, choices: ['circle', 'cone'] },
          { name: 'filters', type: 'section' },
          { name: 'mutators', type: 'section-list' },
          { name: 'args', type: 'section' },
        ],
      },
      { id: 'bleed', needs: ['VICTIM'] },
      {
        id: 'bonus_health',
        permanent: true,
        args: [{ name: 'health', type: 'expression', required: true }],
      },
      {
        id: 'firework',
        needs: ['LOCATION'],
        args: [
          { name: 'power', type: 'int', least: 0, most: 255, beyond: 'Others count as 0.' },
          { name: 'effects', type: 'section-list' },
        ],
      },
      { id: 'give_item_level_xp', args: [{ name: 'id', type: 'string', required: true }] },
      {
        id: 'give_money',
        plugins: ['Vault'],
        needs: ['PLAYER'],
        args: [{ name: 'amount', type: 'expression', required: true }],
      },
      {
        id: 'give_virtual_key',
        plugins: ['EcoCrates'],
        needs: ['PLAYER'],
      },
      { id: 'level_item', deprecated: '`give_item_level_xp`' },
      { id: 'luck_multiplier', removed: '`add_luck`', permanent: true },
      {
        id: 'mine_radius',
        needs: ['BLOCK', 'PLAYER'],
        args: [
          { name: 'radius', type: 'expression', required: true },
          { name: 'whitelist', type: 'block-list' },
        ],
      },
      { id: 'play_sound', args: [{ name: 'pitch', type: 'expression', required: true }] },
      {
        id: 'run_chain',
        args: [
          { name: 'chain', type: 'string', required: true },
          { name: 'chain_args', type: 'section' },
          { name: 'run-type', type: 'string', choices: ['normal', 'cycle', 'random'] },
        ],
      },
      {
        id: 'send_message',
        needs: ['PLAYER'],
        args: [
          { name: 'message', type: 'string-list', required: true, aliases: ['messages'] },
          { name: 'action_bar', type: 'boolean' },
        ],
      },
      { id: 'add_luck', permanent: true, args: [{ name: 'amount', type: 'expression' }] },
      {
        id: 'flight',
        permanent: true,
        runtime: { needs: [{ data: 'DISPATCHER', is: 'Player' }] },
      },
      { id: 'set_item_points', runtime: { needs: ['HOLDER_ITEM'] } },
    ],
    condition: [
      {
        id: 'any_of',
        args: [{ name: 'conditions', type: 'condition-list', required: true }],
      },
      { id: 'in_world', args: [{ name: 'world', type: 'string', required: true }] },
      {
        id: 'is_sneaking',
        runtime: { needs: [{ data: 'DISPATCHER', is: 'Player' }], otherwise: 'blocks' },
      },
      { id: 'item_level_above', runtime: { needs: ['HOLDER_ITEM'], otherwise: 'blocks' } },
      { id: 'in_slot', runtime: { needs: ['HOLDER_SLOT'], otherwise: 'blocks' } },
      {
        id: 'near_block',
        args: [
          { name: 'radius', type: 'int', required: true },
          { name: 'block', type: 'block' },
        ],
      },
    ],
    filter: [
      {
        id: 'alt_value_above',
        value: 'expression',
        runtime: { needs: ['ALT_VALUE'], otherwise: 'one' },
      },
      { id: 'blocks', value: 'block-list' },
      { id: 'items', value: 'item-list' },
      {
        id: 'entities',
        value: 'entity-list',
        runtime: { needs: ['VICTIM'], otherwise: 'passes' },
      },
      {
        id: 'fully_charged',
        value: 'boolean',
        runtime: { needs: [{ data: 'EVENT', is: 'EntityDamageEvent' }], otherwise: 'blocks' },
      },
      { id: 'is_boss', value: 'boolean' },
      { id: 'only_bosses', value: 'boolean', deprecated: '`is_boss`' },
      { id: 'this_item', value: 'boolean' },
      { id: 'value_above', value: 'expression' },
      { id: 'victim_conditions', value: 'condition-list' },
    ],
    mutator: [
      {
        id: 'dispatcher_as_victim',
        adds: 'VICTIM',
        transforms: [{ from: ['DISPATCHER'], to: 'VICTIM', is: 'LivingEntity' }],
      },
      {
        id: 'location_to_player',
        adds: 'LOCATION',
        reads: ['PLAYER'],
        transforms: [{ from: ['PLAYER'], to: 'LOCATION' }],
      },
      {
        id: 'location_to_victim',
        adds: 'LOCATION',
        reads: ['VICTIM'],
        transforms: [{ from: ['VICTIM'], to: 'LOCATION' }],
      },
      {
        id: 'player_as_victim',
        adds: 'VICTIM',
        reads: ['PLAYER'],
        transforms: [{ from: ['PLAYER'], to: 'VICTIM', is: 'Player' }],
      },
      {
        id: 'victim_as_dispatcher',
        transforms: [{ from: ['VICTIM'], to: 'DISPATCHER', otherwise: 'keeps' }],
      },
      {
        id: 'translate_location',
        args: [{ name: 'add_y', type: 'expression', required: true }],
      },
    ],
    trigger: [
      {
        id: 'alt_click',
        offers: ['PLAYER', 'LOCATION', 'EVENT'],
        handsOver: {
          DISPATCHER: 'Player',
          PLAYER: 'carrier',
          VICTIM: 'always',
          LOCATION: 'always',
          EVENT: { is: 'PlayerInteractEvent' },
        },
      },
      {
        id: 'custom_<id>',
        handsOver: {
          DISPATCHER: ['LivingEntity', 'Server'],
          PLAYER: 'always',
          VICTIM: 'always',
        },
        offers: ['PLAYER', 'LOCATION'],
        href: '/effects/all-triggers/custom_id',
      },
      {
        id: 'gain_xp',
        offers: ['PLAYER', 'EVENT', 'VALUE'],
        handsOver: {
          DISPATCHER: 'Player',
          PLAYER: 'carrier',
          EVENT: { is: 'PlayerExpChangeEvent' },
          VALUE: 'always',
        },
      },
      {
        id: 'global_tick',
        offers: [],
        handsOver: { DISPATCHER: 'Server' },
      },
      {
        id: 'jump',
        offers: ['PLAYER', 'LOCATION', 'EVENT'],
        handsOver: {
          DISPATCHER: 'Player',
          PLAYER: 'carrier',
          LOCATION: 'always',
          EVENT: { is: 'PlayerJumpEvent' },
        },
      },
      {
        id: 'kill',
        offers: ['PLAYER', 'VICTIM', 'LOCATION'],
        handsOver: { DISPATCHER: 'LivingEntity', PLAYER: 'carrier', VICTIM: 'always' },
      },
      {
        id: 'projectile_hit',
        offers: ['PLAYER', 'VICTIM', 'LOCATION'],
        handsOver: {
          DISPATCHER: 'LivingEntity',
          PLAYER: 'carrier',
          VICTIM: { when: 'it hits a living thing' },
        },
      },
      {
        id: 'melee_attack',
        offers: ['PLAYER', 'VICTIM', 'LOCATION', 'EVENT', 'VALUE'],
        handsOver: {
          DISPATCHER: 'LivingEntity',
          PLAYER: 'carrier',
          VICTIM: 'always',
          EVENT: { is: 'EntityDamageByEntityEvent' },
          VALUE: 'always',
        },
      },
      {
        id: 'mine_block',
        offers: ['PLAYER', 'BLOCK', 'LOCATION', 'EVENT'],
        handsOver: {
          DISPATCHER: 'Player',
          PLAYER: 'carrier',
          BLOCK: 'always',
          EVENT: { is: 'BlockBreakEvent' },
        },
      },
      { id: 'sell_item', offers: ['PLAYER', 'ITEM', 'VALUE'], varies: true },
      { id: 'shear_entity', offers: ['PLAYER'], deprecated: '`shear`' },
      {
        id: 'static_<interval>',
        handsOver: { DISPATCHER: 'Player', PLAYER: 'carrier', VICTIM: 'carrier' },
        offers: ['PLAYER', 'LOCATION', 'ITEM'],
        href: '/effects/all-triggers/static_interval',
      },
    ],
  },
}

/**
 * @param text a config
 * @param options see `checkConfig`
 */
export function check(text: string, options?: CheckOptions): CheckReport {
  return checkConfig(text, REFERENCE, options)
}

/**
 * @param text a config
 * @param options see `checkConfig`
 * @returns its findings in short: `2:5 error unknown-effect`
 */
export function findingsOf(text: string, options?: CheckOptions): string[] {
  return check(text, options).findings.map(
    ({ line, column, severity, code }) => `${line}:${column} ${severity} ${code}`,
  )
}

/**
 * @param text a config
 * @param options see `checkConfig`
 * @returns the messages of its findings
 */
export function messagesOf(text: string, options?: CheckOptions): string[] {
  return check(text, options).findings.map(({ message }) => message)
}

/**
 * @param args lines of `args`, without indentation
 * @param id effect
 * @param trigger trigger, or null for none
 * @returns a config with one effect
 */
export function effectWith(
  args: string,
  id = 'add_damage',
  trigger: string | null = 'melee_attack',
): string {
  const lines = ['effects:', `  - id: ${id}`]
  if (args !== '') lines.push('    args:', ...args.split('\n').map((line) => `      ${line}`))
  if (trigger !== null) lines.push('    triggers:', `      - ${trigger}`)
  return `${lines.join('\n')}\n`
}
