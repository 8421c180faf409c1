import { describe, expect, it } from 'vitest'
import { algoliaPluginOptions, fitRecord, resolveSearchSettings } from './config'
import { SAMPLE_RECORDS } from './testing/sampleDocs'

const SEARCH = { searchPagePath: '/search' }
const HOSTED = { ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: 'docs', ALGOLIA_SEARCH_KEY: 'public' }

describe('resolveSearchSettings', () => {
  it('is embedded by default', () => {
    expect(resolveSearchSettings({}, SEARCH)).toEqual({
      engine: 'embedded',
      searchPagePath: '/search',
    })
  })

  it('is hosted when the environment says where', () => {
    expect(
      resolveSearchSettings(
        { ...HOSTED, ALGOLIA_HOST: 'http://127.0.0.1:99/', DOCS_SEARCH_PAGE: '/find' },
        { ...SEARCH, externalUrlRegex: '^https://javadoc' },
      ),
    ).toEqual({
      engine: 'algolia',
      appId: 'APP',
      indexName: 'docs',
      apiKey: 'public',
      host: 'http://127.0.0.1:99',
      searchPagePath: '/find',
      externalUrlRegex: '^https://javadoc',
    })
  })

  it('names what is missing', () => {
    expect(() => resolveSearchSettings({ ...HOSTED, ALGOLIA_SEARCH_KEY: '' }, SEARCH)).toThrow(
      'Hosted search is configured only in part: ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME are set, but ALGOLIA_SEARCH_KEY is missing.',
    )
  })

  it.each([
    [{ ...HOSTED, ALGOLIA_HOST: 'localhost' }, SEARCH, 'ALGOLIA_HOST is "localhost"'],
    [{ DOCS_SEARCH_PAGE: 'find' }, SEARCH, 'DOCS_SEARCH_PAGE is "find"'],
    [{}, { ...SEARCH, externalUrlRegex: '(' }, 'search.externalUrlRegex in the site config is "("'],
  ])('refuses %j with %j', (env, search, message) => {
    expect(() => resolveSearchSettings(env, search)).toThrow(message)
  })
})

describe('algoliaPluginOptions', () => {
  it('is null without an admin key or without the hosted engine', () => {
    expect(algoliaPluginOptions({}, resolveSearchSettings(HOSTED, SEARCH))).toBeNull()
    expect(
      algoliaPluginOptions({ ALGOLIA_ADMIN_KEY: 'x' }, resolveSearchSettings({}, SEARCH)),
    ).toBeNull()
  })
})

describe('fitRecord', () => {
  it('cuts a record that the service would refuse, at a word', () => {
    const [record] = SAMPLE_RECORDS
    if (record === undefined) throw new Error('no sample')
    const fitted = fitRecord({ ...record, content: 'wörd '.repeat(4000) })
    expect(Buffer.byteLength(JSON.stringify(fitted))).toBeLessThanOrEqual(9000)
    expect(fitted.content?.endsWith('wörd')).toBe(true)
    expect(fitRecord(record)).toBe(record)
  })
})
