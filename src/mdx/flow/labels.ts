/** Words of the lists that are loaded when the reader asks what goes together. */
export const FLOW_LABELS = {
  finderWithMutator: 'with the mutator {mutators}',
  flowFailed: 'The names could not be loaded.',
  flowSearch: 'Filter these ids',
  flowCheck: 'As configs are checked: LOCATION, VELOCITY and ITEM pass for PLAYER and VICTIM.',
  flowTests: 'Where its data is missing, most filters let everything through.',
}
