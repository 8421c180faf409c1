/** What a result of the search is, when it is a row of a table. */
export const RESULT_LABELS = {
  rowArgument: 'Argument',
  rowKey: 'Key',
  rowCommand: 'Command',
  rowPermission: 'Permission',
  rowPlaceholder: 'Placeholder',
} as const
