/** Words of the lists that are loaded when the reader asks what goes together. */
export const FLOW_LABELS = {
  flowWithMutator: 'with the mutator {mutators}',
  flowFailed: 'The names could not be loaded.',
  flowSearch: 'Filter these ids',
  flowCheck: 'What works in the game for a player who carries the effect.',
  flowTests: 'Those that find what they look at, if only sometimes.',
  flowWhen: 'only when {when}',
  flowUnknown: 'not known: its source is closed',
  flowInVain: 'loads, but never does anything',
}
