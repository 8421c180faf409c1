/**
 * What the files of `_data` say about each doc, as nodes: a page is made anew when what they say
 * about it changes, and not whenever one of these files does.
 */
import fs from 'node:fs'
import path from 'node:path'
import type { CreatePagesArgs, Node } from 'gatsby'
import type { DataProblem } from '../text/dataFile'
import type { DocMeta } from '../docs/docMeta'
import { messagePath } from '../docs/docMeta'
import type { DocSetKey } from '../docs/docSet'
import type { Problem } from '../docs/issues'
import { docSources } from '../docs/ledger/docSources'
import type { DocSources } from '../docs/ledger/docSources'
import { pluginOverview } from '../docs/overview'
import type { Overview } from '../docs/overview'
import { checkLedger, parseLedger } from '../docs/ledger/ledger'
import type { Ledger } from '../docs/ledger/ledger'
import { entrySince, recentVersions } from '../effects/since/entrySince'
import type { EntrySince } from '../effects/since/entrySince'
import { whatsNew } from '../effects/since/news'
import type { VersionNews } from '../effects/since/news'
import { checkSince } from '../effects/since/since'
import type { Since } from '../effects/since/since'
import { checkReleases } from '../effects/versions/releases'
import type { DocSetSource } from '../docs/siteConfig'
import type { NodeReader } from './keepNodes'
import { pluginDocId, pluginRecords } from './plugins'
import type { DocDataNode } from './schema'

/** What is known about a doc beside its own file. */
export interface DocRecord {
  /** What it was read against. */
  sources?: DocSources
  /** Versions of the last two years that brought the entry or some of its arguments. */
  since?: EntrySince
  /** What the head of a plugin's first page says. */
  overview?: Overview
}

/** Type of the nodes. */
export const RECORDS_TYPE = 'DocRecord'

interface RecordNode<T = DocRecord> extends Node {
  record: T
}

/** What the page of what is new lists. */
interface News {
  news: VersionNews[]
}

type DocName = Pick<DocMeta, 'setKey' | 'id'>

const nodeId = ({ setKey, id }: DocName) => `${RECORDS_TYPE} ${setKey}:${id}`

/** Id of the node with the names of a set's docs that something is known about. */
const namesId = (setKey: DocSetKey) => `${RECORDS_TYPE} ${setKey}`

/** Id of the node with what is new. */
const newsId = (setKey: DocSetKey) => `${RECORDS_TYPE} ${setKey} news`

/** The data files of a doc set. */
export interface DataFiles {
  ledger?: Ledger
  since?: Since
}

/**
 * @param source a doc set
 * @param docs its docs
 * @param root repository folder, for messages
 * @returns what its data files hold, and what is wrong in them
 */
export function readDataFiles(
  { folder }: Pick<DocSetSource, 'folder'>,
  docs: readonly Pick<DocMeta, 'filePath'>[],
  root: string,
): { files: DataFiles; problems: Problem[] } {
  const problems: Problem[] = []
  const read = <T extends { problems: DataProblem[] }>(
    name: string,
    check: (text: string) => T,
  ) => {
    const file = path.join(folder, '_data', name)
    if (!fs.existsSync(file)) return undefined
    const text = fs.readFileSync(file, 'utf8')
    const checked = check(text)
    for (const { entry, message } of checked.problems) {
      const line = lineOf(text, entry)
      problems.push({ file: messagePath(file, root), line, message: `${entry}: ${message}` })
    }
    return checked
  }
  const pages = new Set(docs.map(({ filePath }) => pageName(folder, filePath)))
  const ledger = read('sources.json', (text) => {
    const parsed = parseLedger(text)
    const wrong = parsed.ledger ? checkLedger(parsed.ledger, pages) : []
    return { ...parsed, problems: [...parsed.problems, ...wrong] }
  })
  const since = read('since.json', checkSince)
  // What is read of it on use is made past the nodes: here it is only checked.
  read('releases.json', checkReleases)
  return { files: { ledger: ledger?.ledger, since: since?.since }, problems }
}

const pageName = (folder: string, filePath: string) =>
  path.relative(folder, filePath).split(path.sep).join('/')

/** Entries stand on lines of their own, and one that is wrong is mostly the last of its name. */
function lineOf(text: string, entry: string): number {
  const place = text.lastIndexOf(`${JSON.stringify(entry)}:`)
  return place < 0 ? 1 : text.slice(0, place).split('\n').length
}

/**
 * createPages: makes a node for each doc that something is known about, and one with the names of
 * all these docs, for the others: a page that asked for a node that is not there would never hear
 * of it. Nodes that stay the same are left alone.
 *
 * @param args of the hook
 * @param docs all docs
 * @param sources the doc sets
 * @param root repository folder
 * @returns what is wrong in the data files
 */
export async function createRecordNodes(
  { actions, createContentDigest, getNodesByType }: CreatePagesArgs,
  docs: readonly DocMeta[],
  sources: readonly DocSetSource[],
  root: string,
): Promise<Problem[]> {
  const problems: Problem[] = []
  const stale = new Map(getNodesByType(RECORDS_TYPE).map((node) => [node.id, node]))
  for (const source of sources) {
    const own = docs.filter(({ setKey }) => setKey === source.key)
    const { files, problems: found } = readDataFiles(source, own, root)
    problems.push(...found)
    const recent = new Set(files.since && recentVersions(files.since))
    const firstPages = pluginPages(source.key, getNodesByType)
    const records = own.flatMap((doc): [id: string, record: object][] => {
      const record = recordOf(doc, source.folder, files, recent)
      if (doc.overview || firstPages.has(doc.id)) {
        const [, version] = record.sources?.readAgainst.split(' ') ?? []
        record.overview = pluginOverview(doc, own, version)
      }
      return Object.keys(record).length > 0 ? [[nodeId(doc), record]] : []
    })
    // Only where a doc lists them: nothing else depends on all descriptions.
    if (files.since && own.some(({ components }) => components.includes('WhatsNew'))) {
      records.push([newsId(source.key), { news: newsOf(files.since, own) }])
    }
    records.push([namesId(source.key), { names: records.map(([id]) => id).sort() }])
    for (const [id, record] of records) {
      const contentDigest = createContentDigest(record)
      const known = stale.get(id)
      stale.delete(id)
      // Gatsby would find out as well, which takes it ten times as long.
      if (known?.internal.contentDigest === contentDigest) continue
      await actions.createNode({
        id,
        record,
        parent: null,
        children: [],
        internal: { type: RECORDS_TYPE, contentDigest },
      })
    }
  }
  for (const node of stale.values()) actions.deleteNode(node)
  return problems
}

/** Ids of the docs in which the plugins of a set are described. */
function pluginPages(
  setKey: DocSetKey,
  getNodesByType: CreatePagesArgs['getNodesByType'],
): ReadonlySet<string> {
  const data = (getNodesByType('DocData') as DocDataNode[]).find(
    (node) => node.setKey === setKey && node.name === 'plugins',
  )
  return new Set(pluginRecords(data).map(pluginDocId))
}

function recordOf(
  { filePath, entry }: DocMeta,
  folder: string,
  { ledger, since }: DataFiles,
  recent: ReadonlySet<string>,
): DocRecord {
  const sources = ledger && docSources(ledger, pageName(folder, filePath))
  const own = since && entry && entrySince(since, entry, (version) => recent.has(version))
  return { ...(sources && { sources }), ...(own && { since: own }) }
}

/**
 * Reads what is known about a doc, and notes that the page whose query runs depends on it.
 *
 * @param nodeModel of the query
 * @param doc the doc
 */
export function readRecord(nodeModel: NodeReader, doc: DocName): DocRecord {
  const node = nodeModel.getNodeById({ id: nodeId(doc), type: RECORDS_TYPE }) as RecordNode | null
  if (node) return node.record
  nodeModel.getNodeById({ id: namesId(doc.setKey), type: RECORDS_TYPE })
  return {}
}

/** What is known beside the docs, for what is made outside of queries. */
export interface RecordReader {
  /** What is known about a doc. */
  record: (doc: DocName) => DocRecord
  /** What is new in a doc set; nothing where no doc lists it. */
  news: (setKey: DocSetKey) => VersionNews[]
}

/**
 * @param getNodesByType Gatsby's nodes
 * @returns a reader of all records
 */
export function recordReader(getNodesByType: (type: string) => Node[]): RecordReader {
  const nodes = new Map(
    (getNodesByType(RECORDS_TYPE) as RecordNode<unknown>[]).map(({ id, record }) => [id, record]),
  )
  return {
    record: (doc) => nodes.get(nodeId(doc)) ?? {},
    news: (setKey) => (nodes.get(newsId(setKey)) as News | undefined)?.news ?? [],
  }
}

function newsOf(since: Since, docs: readonly DocMeta[]): VersionNews[] {
  return whatsNew(
    since,
    docs.flatMap(({ entry, route, description, draft }) =>
      entry && !draft ? [{ entry, route, description }] : [],
    ),
  )
}

/**
 * Reads what is new, and notes that the page whose query runs depends on it.
 *
 * @param nodeModel of the query
 * @param setKey doc set of the page
 */
export function readNews(nodeModel: NodeReader, setKey: DocSetKey): VersionNews[] {
  const id = newsId(setKey)
  const node = nodeModel.getNodeById({ id, type: RECORDS_TYPE }) as RecordNode<News> | null
  return node?.record.news ?? []
}

/**
 * @param source a doc set
 * @returns since when the library has what, for what is made outside of queries; nothing where that
 *   is not known
 */
export function readSince(source: Pick<DocSetSource, 'folder'> | undefined): Since | undefined {
  const file = source && path.join(source.folder, '_data', 'since.json')
  return file !== undefined && fs.existsSync(file)
    ? checkSince(fs.readFileSync(file, 'utf8')).since
    : undefined
}
