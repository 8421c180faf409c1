/** Keys that sections of a kind have wherever they stand, so that no table has to list them again. */
import type { FileKey } from './fileKeys'

/** Keys by the type of a row; their paths go on where that of the row ends. */
const USUAL_KEYS: Readonly<Record<string, readonly FileKey[]>> = {
  // `AbstractPlayableSound.java` of Auxilor/eco.
  'sound section': [
    { path: '.enabled', type: 'true or false', usual: 'true', description: 'false is silent.' },
    { path: '.sound', type: 'text', description: 'Name of the sound.' },
    {
      path: '.pitch',
      type: 'decimal number',
      usual: '1',
      description: 'How high it is, from 0.5 to 2; a range such as 0.8..1.2 takes any in it.',
    },
    { path: '.volume', type: 'decimal number', usual: '1', description: 'How far it is heard.' },
    {
      path: '.category',
      type: 'text',
      usual: 'MASTER',
      description: 'Volume slider of the client.',
    },
  ],
  'section with item, name and lore': [
    { path: '.item', type: 'item lookup', description: 'Its icon.' },
    { path: '.name', type: 'text', description: 'Its name.' },
    { path: '.lore', type: 'list of texts', description: 'Its lore.' },
  ],
  // `ConfigSlot.java` of Auxilor/eco; the menu asks for the place.
  'list of buttons': [
    { path: '[].row', type: 'whole number', description: 'Its row, from the top.' },
    { path: '[].column', type: 'whole number', description: 'Its column, from the left.' },
    { path: '[].item', type: 'item lookup', description: 'Its icon.' },
    { path: '[].lore', type: 'list of texts', description: 'Lines below those of the icon.' },
    {
      path: '[].<kind>-click',
      type: 'list of texts',
      description: 'Commands that a click of a kind runs, left or shift-right say.',
    },
  ],
}

/**
 * @param type type of a row
 * @returns the keys that what it describes has as usual
 */
export function usualKeys(type: string | undefined): readonly FileKey[] {
  return (type !== undefined && USUAL_KEYS[type]) || []
}
