/* Apart from the schema, so that pages can show these words without loading the validator. */

/** Topics that entries are grouped by, with the words that pages show. */
export const CATEGORIES = {
  player: 'Player',
  entity: 'Entities',
  combat: 'Combat',
  inventory: 'Items and inventory',
  interaction: 'Clicks and interaction',
  movement: 'Movement',
  world: 'World',
  block: 'Blocks',
  location: 'Location',
  victim: 'Victim',
  value: 'Trigger value',
  economy: 'Economy',
  attribute: 'Attributes',
  potion: 'Potion effects',
  points: 'Points',
  fishing: 'Fishing',
  chat: 'Chat and text',
  visual: 'Particles and visuals',
  sound: 'Sound',
  permission: 'Permissions',
  meta: 'Control flow',
  special: 'Special',
} as const

export type EntryCategory = keyof typeof CATEGORIES
