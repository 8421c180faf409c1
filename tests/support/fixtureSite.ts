/** The second site of the end-to-end tests: fixture content, path prefix, hosted search. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSite, siteFolder } from '../../scripts/lib/buildSite.mjs'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { startAlgoliaStub } from '../../src/search/testing/algoliaStub'
import type { AlgoliaStub } from '../../src/search/testing/algoliaStub'

const NAME = 'fixture'
const FIXTURES = path.join(ROOT, 'tests/fixtures')

/**
 * The browser is told the stub's address at build time, so its port is fixed; each checkout has
 * its own, so that two can be tested at once.
 */
const STUB_PORT = 41_000 + (createHash('sha1').update(ROOT).digest().readUInt16BE(0) % 4000)
const INDEX_NAME = 'fixture_docs'

const HOSTED_SEARCH = {
  ALGOLIA_APP_ID: 'FIXTUREAPP',
  ALGOLIA_INDEX_NAME: INDEX_NAME,
  ALGOLIA_SEARCH_KEY: 'fixture-search-key',
  ALGOLIA_ADMIN_KEY: 'fixture-admin-key',
  ALGOLIA_HOST: `http://127.0.0.1:${STUB_PORT}`,
}

/** Path prefix of the fixture site, as its site.config.json says. */
export const FIXTURE_BASE_PATH = '/docs'

/** What the build pushed to the search service, kept for runs that reuse the build. */
const RECORDS = path.join(siteFolder(NAME).dir, 'algolia-records.json')

/** @returns the hosted search's stub, holding what the last build pushed */
export async function startFixtureSearch(): Promise<AlgoliaStub> {
  const stub = await startAlgoliaStub({ port: STUB_PORT })
  try {
    stub.seed(INDEX_NAME, JSON.parse(readFileSync(RECORDS, 'utf8')))
  } catch {
    // Nothing was pushed yet.
  }
  return stub
}

/**
 * Builds the fixture site unless nothing has changed. The build pushes its records to the stub.
 *
 * @returns exit code of the build and folder of the built site
 */
export async function buildFixtureSite(): Promise<{ code: number; output: string }> {
  // Gatsby's cache knows what was pushed last and sends only what is new.
  const stub = await startFixtureSearch()
  try {
    const result = await buildSite({
      name: NAME,
      content: path.join(FIXTURES, 'docusaurus'),
      inputs: ['versions', 'ar', 'de'].map((folder) => path.join(FIXTURES, `docusaurus-${folder}`)),
      env: HOSTED_SEARCH,
      quiet: true,
    })
    if (result.code === 0 && !result.reused) {
      writeFileSync(RECORDS, JSON.stringify(stub.records(INDEX_NAME)))
    }
    return result
  } finally {
    await stub.close()
  }
}
