import { VALUE_TYPES } from '../../effects/entry/valueTypes'
import { prefixed } from './prefixed'

/** Words of the types of arguments: `type.item-list` and so on. */
export const VALUE_TYPE_LABELS = prefixed('type', VALUE_TYPES)
