import { afterEach, expect, it, vi } from 'vitest'
import siteConfig from '../../site.config'
import { createGatsbyConfig } from './gatsbyConfig'

afterEach(() => vi.unstubAllEnvs())

/** The plugins' names and options of a run in which all of Algolia's keys are set. */
function pluginsOf(mode: string): string {
  vi.stubEnv('NODE_ENV', mode)
  vi.stubEnv('ALGOLIA_APP_ID', 'APP')
  vi.stubEnv('ALGOLIA_INDEX_NAME', 'docs')
  vi.stubEnv('ALGOLIA_SEARCH_KEY', 'public-key')
  vi.stubEnv('ALGOLIA_ADMIN_KEY', 'secret-key')
  return JSON.stringify(createGatsbyConfig(siteConfig).plugins)
}

it('hands the key that may write to a build alone', () => {
  expect(pluginsOf('production')).toContain('secret-key')
  expect(pluginsOf('development')).not.toContain('secret-key')
  expect(pluginsOf('development')).not.toContain('gatsby-plugin-algolia')
})
