/** The real plugin and its real client against a local server. */
import { onPostBuild } from 'gatsby-plugin-algolia/gatsby-node'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { algoliaPluginOptions, INDEX_SETTINGS, resolveSearchSettings } from './config'
import { buildRecords } from './records'
import type { SearchableDoc } from './records'
import { pushSynonyms } from './hostedSynonyms'
import { createHostedClient } from './hostedClient'
import { TYPO_LENGTHS } from '../text/typos'
import { sideRole } from '../text/words'
import { startAlgoliaStub } from './testing/algoliaStub'
import type { AlgoliaStub } from './testing/algoliaStub'
import { SAMPLE_DOCS } from './testing/sampleDocs'

let stub: AlgoliaStub
beforeEach(async () => {
  stub = await startAlgoliaStub()
})
afterEach(() => stub.close())

const environment = () => ({
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_SEARCH_KEY: 'public',
  ALGOLIA_ADMIN_KEY: 'secret',
  ALGOLIA_HOST: stub.url,
})

function pushOptions() {
  const env = environment()
  const options = algoliaPluginOptions(
    env,
    resolveSearchSettings(env, { searchPagePath: '/search' }),
  )
  if (options === null) throw new Error('nothing to push')
  return options
}

/** One build: with an empty cache, as on a build machine that starts fresh. */
async function build(docs: SearchableDoc[]): Promise<void> {
  const nodes = docs.map((doc) => ({
    id: doc.key,
    searchRecords: buildRecords(doc, { basePath: '', area: 'Docs' }),
  }))
  const fail = (message: string, error?: unknown) => {
    throw new Error(message, { cause: error })
  }
  await onPostBuild(
    {
      graphql: async () => ({ data: { allMdx: { nodes } } }),
      cache: { get: async () => undefined, set: async () => undefined },
      reporter: {
        info: () => undefined,
        warn: () => undefined,
        panicOnBuild: fail,
        activityTimer: () => ({
          start: () => undefined,
          end: () => undefined,
          setStatus: () => undefined,
          panicOnBuild: fail,
        }),
      },
    },
    pushOptions(),
  )
}

function batches(): { action: string; body: { objectID: string } }[] {
  return stub.requests
    .filter(({ path }) => path.endsWith('/batch'))
    .flatMap(
      ({ body }) =>
        (body as { requests: { action: string; body: { objectID: string } }[] }).requests,
    )
}

it('pushes all records and the settings, with the admin key', async () => {
  await build(SAMPLE_DOCS)
  const expected = SAMPLE_DOCS.flatMap((doc) => buildRecords(doc, { basePath: '', area: 'Docs' }))
  const byId = (a: { objectID: string }, b: { objectID: string }) =>
    a.objectID < b.objectID ? -1 : 1
  expect(stub.records('docs').sort(byId)).toEqual(expected.sort(byId))
  expect(stub.settings('docs')).toEqual(INDEX_SETTINGS)
  expect(new Set(stub.requests.map(({ headers }) => headers['x-algolia-api-key']))).toEqual(
    new Set(['secret']),
  )
})

it('then sends only what changed and deletes what is gone', async () => {
  await build(SAMPLE_DOCS)
  stub.requests.length = 0
  const edited = SAMPLE_DOCS.filter((doc) => doc.key !== 'damage').map((doc) =>
    doc.key === 'money0' ? { ...doc, description: 'Hands out coins.' } : doc,
  )
  await build(edited)
  expect(batches().map(({ action, body }) => [action, body.objectID])).toEqual([
    ['updateObject', 'money0-0'],
    ['deleteObject', 'damage-0'],
  ])
  expect(stub.records('docs').some((record) => record.objectID === 'damage-0')).toBe(false)
})

it('sends nothing when nothing changed', async () => {
  await build(SAMPLE_DOCS)
  stub.requests.length = 0
  await build(SAMPLE_DOCS)
  expect(batches()).toEqual([])
})

it('reports a service that refuses', async () => {
  stub.failWith(403)
  await expect(build(SAMPLE_DOCS)).rejects.toThrow('failed to index to Algolia')
})

it('pushes the table of synonyms, in the place of the one before', async () => {
  const settings = resolveSearchSettings(environment(), { searchPagePath: '/search' })
  await pushSynonyms([['crate', 'loot box']], settings, undefined)
  expect(stub.requests).toEqual([])
  await pushSynonyms([['kill', 'slay']], settings, 'secret')
  await pushSynonyms([['crate', 'loot box']], settings, 'secret')
  expect(stub.synonyms('docs')).toMatchObject([
    { type: 'synonym', synonyms: ['crate', 'loot box'] },
  ])
})

it('clears the table of synonyms when it was emptied', async () => {
  const settings = resolveSearchSettings(environment(), { searchPagePath: '/search' })
  await pushSynonyms([['kill', 'slay']], settings, 'secret')
  await pushSynonyms([], settings, 'secret')
  expect(stub.synonyms('docs')).toEqual([])
})

it('puts guides before entries, and what developers read last, where the words tell no more', async () => {
  await build(SAMPLE_DOCS)
  expect(stub.settings('docs')).toMatchObject({
    customRanking: ['desc(weight.level)', 'desc(weight.page)', 'asc(weight.position)'],
  })
  const weightOf = (objectID: string) =>
    stub.records('docs').find((record) => record.objectID === objectID)?.['weight']
  expect(weightOf('guide0-0')).toMatchObject({ page: 4 })
  expect(weightOf('money0-0')).toMatchObject({ page: 3 })
})

it('understands tasks as the embedded engine does', async () => {
  await build(SAMPLE_DOCS)
  const { searchableAttributes, optionalWords } = INDEX_SETTINGS
  const sideWords = ['make', 'custom', 'list', 'error', 'server']
  expect(optionalWords).toEqual(expect.arrayContaining(sideWords))
  expect(optionalWords.map(sideRole)).not.toContain(undefined)
  expect(searchableAttributes.slice(-2)).toEqual(['content', 'code'])
  expect(stub.settings('docs')).toMatchObject({ optionalWords, removeStopWords: ['en'] })
})

it('finds what is called by another word of the table, in a question or not', async () => {
  const settings = resolveSearchSettings(environment(), { searchPagePath: '/search' })
  if (settings.engine !== 'algolia') throw new Error('not hosted')
  const client = createHostedClient(settings)
  const found = async (query: string) =>
    (await client.search(query)).hits.map(({ objectID }) => objectID)
  await build(SAMPLE_DOCS)
  expect(await found('grant money')).toEqual([])
  await pushSynonyms([['give', 'grant', 'hand out']], settings, 'secret')
  expect(await found('grant money')).toContain('money0-0')
  expect(await found('hand out money')).toContain('money0-0')
  expect(await found('custom grant money minecraft server')).toContain('money0-0')
})

it('lets typing mistakes pass from the same lengths on as the embedded engine', async () => {
  await build(SAMPLE_DOCS)
  expect(stub.settings('docs')).toMatchObject({
    minWordSizefor1Typo: TYPO_LENGTHS.one,
    minWordSizefor2Typos: TYPO_LENGTHS.two,
    // What stands for a word is not the word, and examples are not what a page is about.
    alternativesAsExact: ['ignorePlurals'],
    disableExactOnAttributes: ['content', 'code'],
  })
})
