/** Words above long tables, which only pages with such tables load. */
export const TABLE_LABELS = {
  tableSearch: 'Search this table',
  tableCount: '{count} of {total} rows',
  tableOnly: 'Show',
  tableAll: 'All rows',
  tableSort: 'Sort by',
  tableAsWritten: 'As written',
  tableDescending: 'Descending',
  tableNone: 'No row fits.',
  tableReset: 'Show all rows',
} as const
