/** Words of the form for item lookups, which come with its code. */
export const LOOKUP_LABELS = {
  lookupText: 'Item lookup',
  lookupItem: 'Item',
  lookupOr: 'or item',
  lookupElse: 'or, if it is missing, item',
  lookupAmount: 'Amount',
  lookupValueOf: 'Value of {name}',
  lookupModifier: 'Modifier to add',
  lookupAdd: 'Add a modifier',
  lookupEnchantment: 'Name of the enchantment',
  lookupRemove: 'Remove {name}',
  lookupPieces: 'Piece by piece',
  pieceMaterial: 'material, custom items excluded',
  pieceAnyOfMaterial: 'material, custom items included',
  pieceCustomItem: 'item of a plugin',
  pieceTag: 'tag',
  pieceData: 'exact item data',
  pieceAmount: 'amount',
  pieceEnchantment: 'enchantment',
  pieceModifier: 'modifier',
  pieceFlag: 'flag',
  pieceAny: 'or: either is accepted',
  pieceFirst: 'or, if that does not exist',
  pieceUnknown: 'not understood',
} as const

export type LookupLabel = keyof typeof LOOKUP_LABELS
