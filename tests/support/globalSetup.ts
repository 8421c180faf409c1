/** Serves the sites that the end-to-end tests visit, on free ports, for the whole run. */
import { readBuildInfo } from '../../scripts/lib/buildInfo.mjs'
import { PUBLIC } from '../../scripts/lib/paths.mjs'
import { startServer } from '../../scripts/lib/staticServer.mjs'
import { FIXTURE_BASE_PATH, buildFixtureSite, startFixtureSearch } from './fixtureSite'
import { SITE_VARIABLES } from './siteVariables'

/**
 * @returns what ends the servers after the run
 * @throws when a site is not built
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const info = readBuildInfo(PUBLIC)
  if (!info) throw new Error('There is no built site yet: run "npm run build" first.')
  const fixture = await buildFixtureSite()
  if (fixture.code !== 0) throw new Error('The fixture site was not built: see the errors above.')

  const [main, second, search] = await Promise.all([
    startServer({ dir: PUBLIC, basePath: info.basePath }),
    startServer({ dir: fixture.output, basePath: FIXTURE_BASE_PATH }),
    startFixtureSearch(),
  ])
  process.env[SITE_VARIABLES.main] = main.url
  process.env[SITE_VARIABLES.fixture] = second.url
  process.env[SITE_VARIABLES.mainDir] = PUBLIC
  process.env[SITE_VARIABLES.fixtureDir] = fixture.output
  process.env[SITE_VARIABLES.search] = search.url
  return async () => {
    await Promise.all([main.close(), second.close(), search.close()])
  }
}
