import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { CreatePagesArgs, Node } from 'gatsby'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DocMeta } from '../docs/docMeta'
import { readDocMeta } from '../docs/docMeta'
import type { DocSetSource } from '../docs/siteConfig'
import { createRecordNodes, readRecord } from './records'

let root = ''
let source: DocSetSource

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'records-'))
  const folder = path.join(root, 'content')
  fs.mkdirSync(path.join(folder, '_data'), { recursive: true })
  source = { key: 'en/current', locale: 'en', version: 'current', folder, basePath: '' }
})

afterAll(() => fs.rmSync(root, { recursive: true }))

const docNamed = (name: string): DocMeta => {
  const filePath = path.join(source.folder, name)
  return readDocMeta({ raw: '', filePath, source, mainDocId: 'home', root }).meta
}

const writeLedger = (ledger: object) =>
  fs.writeFileSync(
    path.join(source.folder, '_data', 'sources.json'),
    JSON.stringify(ledger, null, 2),
  )

/** What a build does with the nodes of the one before. */
async function build(docs: readonly DocMeta[], nodes = new Map<string, Node>()) {
  const changed: string[] = []
  const actions = {
    createNode: (node: Node) => {
      if (nodes.get(node.id)?.internal.contentDigest !== node.internal.contentDigest) {
        changed.push(node.id)
      }
      nodes.set(node.id, node)
    },
    deleteNode: ({ id }: Node) => {
      changed.push(id)
      nodes.delete(id)
    },
  }
  const args = {
    actions,
    createContentDigest: JSON.stringify,
    getNodesByType: () => [...nodes.values()],
  } as unknown as CreatePagesArgs
  const problems = await createRecordNodes(args, docs, [source], root)
  return { nodes, changed, problems }
}

const COMMIT = 'a'.repeat(40)
const file = (name: string) => ['Circus', name, '0'.repeat(12)]
const ledger = (pages: object) => ({
  repositories: { Circus: COMMIT },
  versions: { Circus: '1.0' },
  pages,
})

it('changes the nodes of pages alone whose sources have changed', async () => {
  const docs = ['a.mdx', 'b.mdx', 'c.mdx'].map(docNamed)
  writeLedger(ledger({ 'a.mdx': [file('A.kt')], 'b.mdx': [file('B.kt')] }))
  const { nodes, problems } = await build(docs)
  expect(problems).toEqual([])
  writeLedger(ledger({ 'a.mdx': [file('A.kt')], 'b.mdx': [file('B.kt'), file('C.kt')] }))
  expect((await build(docs, nodes)).changed).toEqual(['DocRecord en/current:b'])
  // Pages that nothing was known about are told by the node with the names.
  writeLedger(ledger({ 'a.mdx': [file('A.kt')], 'c.mdx': [file('C.kt')] }))
  expect((await build(docs, nodes)).changed).toEqual([
    'DocRecord en/current:c',
    'DocRecord en/current',
    'DocRecord en/current:b',
  ])
  const asked: string[] = []
  const model = {
    getNodeById: ({ id }: { id: string }) => {
      asked.push(id)
      return nodes.get(id) ?? null
    },
  }
  expect(readRecord(model, docNamed('c.mdx')).sources?.files).toMatchObject([{ name: 'C.kt' }])
  expect(readRecord(model, docNamed('b.mdx'))).toEqual({})
  expect(asked.slice(1)).toEqual(['DocRecord en/current:b', 'DocRecord en/current'])
})

it('names the file, the line and the page of what is wrong', async () => {
  writeLedger(ledger({ 'a.mdx': [['Zoo', 'A.kt', '0'.repeat(12)]] }))
  const { problems } = await build([docNamed('a.mdx')])
  expect(problems).toEqual([
    {
      file: 'content/_data/sources.json',
      line: 9,
      message: 'a.mdx: The repository "Zoo" is not among the ledger\'s repositories.',
    },
  ])
})

it('names the file, the line and the field of a wrong release', async () => {
  writeLedger(ledger({}))
  const file = path.join(source.folder, '_data', 'releases.json')
  fs.writeFileSync(
    file,
    '{\n"releases": {\n"4.2.0": { "EcoZoo": ["1.0"] },\n"4.3.0": { "EcoZoo": ["x"] }\n}\n}',
  )
  const { problems } = await build([])
  fs.rmSync(file)
  expect(problems).toEqual([
    {
      file: 'content/_data/releases.json',
      line: 4,
      message: '4.3.0: must be a version, such as 4.2.0 (EcoZoo, 0).',
    },
  ])
})
