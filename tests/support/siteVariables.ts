/** Variables by which the global setup tells the test workers where the sites are. */
export const SITE_VARIABLES = {
  main: 'E2E_MAIN_URL',
  fixture: 'E2E_FIXTURE_URL',
  mainDir: 'E2E_MAIN_DIR',
  fixtureDir: 'E2E_FIXTURE_DIR',
  search: 'E2E_SEARCH_URL',
} as const
