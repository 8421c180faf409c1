/** Build side: which engine the site uses, and how its records get to the hosted one. */
import type { SiteConfig } from '../docs/config'
import type { SearchSettings } from '../docs/siteData'
import { TYPO_LENGTHS } from '../text/typos'
import { LIST_WORDS, PROBLEM_WORDS, TALK_WORDS, TASK_WORDS } from '../text/words'
import type { SearchRecord } from './types'

type Environment = Record<string, string | undefined>

const HOSTED_VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_SEARCH_KEY'] as const

function checkHost(host: string): string {
  if (!/^https?:\/\/[^/]+\/?$/.test(host)) {
    throw new Error(
      `ALGOLIA_HOST is "${host}"; set it to an origin such as https://search.example.org.`,
    )
  }
  return host.replace(/\/$/, '')
}

function checkRegex(source: string | undefined): string | undefined {
  try {
    if (source !== undefined) new RegExp(source)
    return source
  } catch {
    throw new Error(
      `search.externalUrlRegex in the site config is "${source}", which is not a valid regular expression.`,
    )
  }
}

/**
 * Chooses the engine: hosted when the environment names application, index and search key,
 * embedded otherwise.
 *
 * @param env environment variables: ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, ALGOLIA_SEARCH_KEY;
 * optional ALGOLIA_HOST (other host that speaks the protocol) and DOCS_SEARCH_PAGE (route)
 * @param search search part of the site config
 * @returns what the browser must know
 * @throws when only some of the three variables are set, or a value cannot be used
 */
export function resolveSearchSettings(
  env: Environment,
  search: SiteConfig['search'],
): SearchSettings {
  const searchPagePath = env['DOCS_SEARCH_PAGE'] || search.searchPagePath
  if (!searchPagePath.startsWith('/')) {
    throw new Error(
      `DOCS_SEARCH_PAGE is "${searchPagePath}"; it must be a route that starts with "/".`,
    )
  }
  const externalUrlRegex = checkRegex(search.externalUrlRegex)
  const shared = { searchPagePath, ...(externalUrlRegex !== undefined && { externalUrlRegex }) }
  const missing = HOSTED_VARIABLES.filter((name) => !env[name])
  if (missing.length === HOSTED_VARIABLES.length) return { engine: 'embedded', ...shared }
  if (missing.length > 0) {
    const set = HOSTED_VARIABLES.filter((name) => env[name])
    throw new Error(
      `Hosted search is configured only in part: ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
    )
  }
  const [appId, indexName, apiKey] = HOSTED_VARIABLES.map((name) => env[name] ?? '') as [
    string,
    string,
    string,
  ]
  const host = env['ALGOLIA_HOST']
  return {
    engine: 'algolia',
    appId,
    indexName,
    apiKey,
    ...(host && { host: checkHost(host) }),
    ...shared,
  }
}

/** Settings of the hosted index; its rules are those of the embedded engine as far as they go. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(entryId),unordered(aliases)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'unordered(arguments),unordered(requires),unordered(categories)',
    'unordered(trail)',
    'content',
    'code',
  ],
  attributesForFaceting: [
    'language',
    'version_tag',
    'kind',
    'hierarchy.lvl0',
    'row',
    'requires',
    'categories',
  ],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'trail',
    'kind',
    'entryId',
    'row',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:30'],
  camelCaseAttributes: ['hierarchy', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'desc(weight.page)', 'asc(weight.position)'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: TYPO_LENGTHS.one,
  minWordSizefor2Typos: TYPO_LENGTHS.two,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  // The words of this world are English, in translated docs as well.
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  // What is to be done, or that something does not work, helps to choose, but may be missing; so may
  // what sentences are made of.
  optionalWords: [...TASK_WORDS, ...LIST_WORDS, ...PROBLEM_WORDS, ...TALK_WORDS],
  // What stands for a word counts for less than the word itself.
  alternativesAsExact: ['ignorePlurals'],
  // Long texts have every word somewhere, and examples have ids of everything.
  disableExactOnAttributes: ['content', 'code'],
  disableTypoToleranceOnAttributes: ['code'],
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
}

/** The service refuses a whole batch when one record is larger than 10 KB; leave some room. */
const MAX_RECORD_BYTES = 9000

/**
 * @param record record of any size
 * @returns the record, its text cut at a word so that the service accepts it
 */
export function fitRecord(record: SearchRecord): SearchRecord {
  const excess = Buffer.byteLength(JSON.stringify(record)) - MAX_RECORD_BYTES
  if (excess <= 0 || record.content === null) return record
  // Examples count least, so that they go first.
  if (record.code !== undefined) return fitRecord({ ...record, code: undefined })
  const bytes = Buffer.from(record.content)
  const kept = bytes.subarray(0, Math.max(0, bytes.length - excess)).toString('utf8')
  return { ...record, content: kept.slice(0, Math.max(0, kept.lastIndexOf(' '))) }
}

/** Result of the query below: `searchRecords` is a field made by gatsby-node. */
interface RecordsQueryResult {
  data?: { allMdx: { nodes: { id: string; searchRecords: SearchRecord[] | null }[] } }
}

const RECORDS_QUERY = `query SearchRecords {
  allMdx {
    nodes {
      id
      searchRecords
    }
  }
}`

/** Options of gatsby-plugin-algolia 1.0.3, as far as they are used. */
export interface AlgoliaPluginOptions {
  appId: string
  apiKey: string
  concurrentQueries: boolean
  chunkSize: number
  queries: {
    query: string
    transformer: (result: RecordsQueryResult) => SearchRecord[]
    indexName: string
    settings: typeof INDEX_SETTINGS
    mergeSettings: boolean
  }[]
  algoliasearchOptions: {
    timeouts: { connect: number; read: number; write: number }
    hosts?: { url: string; protocol: 'http' | 'https' }[]
  }
}

/**
 * Options for the plugin that pushes the records after the build. It sends only records whose
 * `internal.contentDigest` differs from that of the index, and deletes those that are gone.
 *
 * @param env environment; ALGOLIA_ADMIN_KEY is the key that may write
 * @param settings result of {@link resolveSearchSettings}
 * @returns the options, or null when nothing is to be pushed
 */
export function algoliaPluginOptions(
  env: Environment,
  settings: SearchSettings,
): AlgoliaPluginOptions | null {
  const apiKey = env['ALGOLIA_ADMIN_KEY']
  if (settings.engine === 'embedded' || !apiKey) return null
  const host = settings.host === undefined ? undefined : new URL(settings.host)
  return {
    appId: settings.appId,
    apiKey,
    concurrentQueries: false,
    chunkSize: 1000,
    queries: [
      {
        query: RECORDS_QUERY,
        transformer: ({ data }) =>
          (data?.allMdx.nodes ?? []).flatMap((node) => node.searchRecords ?? []).map(fitRecord),
        indexName: settings.indexName,
        settings: INDEX_SETTINGS,
        mergeSettings: false,
      },
    ],
    algoliasearchOptions: {
      timeouts: { connect: 5, read: 30, write: 30 },
      ...(host && {
        hosts: [{ url: host.host, protocol: host.protocol === 'http:' ? 'http' : 'https' }],
      }),
    },
  }
}
