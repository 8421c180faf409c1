/** Words of the home page alone. */
export const HOME_LABELS = {
  effectFlow: 'How an effect runs',
  flowTrigger: 'Something happens and the trigger fires with data.',
  flowMutator: 'Change the data, one after the other.',
  flowFilter: 'Look at the data. One no and nothing happens.',
  flowCondition: 'Chance, cooldown, cost and conditions are checked.',
  flowEffect: 'Runs with the data that arrived.',
  flowConditions: 'Checks',
} as const
