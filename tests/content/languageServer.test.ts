/** The published schemas in the program that editors use: `/effects/editor-completion`. */
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContentEntries, readFileTables } from '../../src/docs/readContent'
import { buildSchemas } from '../../src/effects/schema/buildSchemas'
import { buildFileSchemas, schemaCatalog } from '../../src/effects/schema/fileSchemas'
import { LanguageServer } from '../support/languageServer'

const CONTENT = path.resolve('content')

const CRATE = 'file:///server/plugins/EcoCrates/crates/demo.yml'

const CRATE_TEXT = `name: Demo
roll: csgo
key: demo
rewards: [a]
can-reroll: perhaps
preview:
  title: Demo
  rows: 9
open-effects:
  - id: give_mony
`

let site: Server
let siteUrl: string
let editor: LanguageServer

beforeAll(async () => {
  const files = new Map<string, string>()
  site = createServer(({ url = '' }, response) => {
    const text = files.get(url)
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(text)
  })
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve)
  })
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const addresses = { siteUrl, baseUrl: `${siteUrl}/schemas` }
  const ofFiles = buildFileSchemas(readFileTables(CONTENT), addresses)
  const schemas = {
    ...buildSchemas(readContentEntries(CONTENT), addresses),
    ...Object.fromEntries(ofFiles.map(({ name, schema }) => [name, schema])),
    catalog: schemaCatalog(ofFiles, addresses),
  }
  for (const [name, schema] of Object.entries(schemas)) {
    files.set(`/schemas/${name}.json`, JSON.stringify(schema))
  }
  editor = await LanguageServer.start({
    validate: true,
    hover: true,
    completion: true,
    schemaStore: { enable: true, url: `${siteUrl}/schemas/catalog.json` },
  })
})

afterAll(() => {
  editor.stop()
  site.close()
})

const labels = async (uri: string, line: number, character: number) =>
  (await editor.complete(uri, { line, character })).map(({ label }) => label)

describe('a crate, which the catalogue knows by its place', () => {
  it('has its mistakes marked where they stand', async () => {
    const mistakes = await editor.mistakesIn(CRATE, CRATE_TEXT)
    const marked = mistakes.map(({ range: { start } }) => `${start.line}:${start.character}`)
    expect(marked.toSorted()).toEqual(['4:12', '7:8', '9:8'])
    expect(mistakes.map(({ message }) => message).join('\n')).toContain('maximum of 6')
  })

  it('is offered its keys and the ids of effects', async () => {
    const uri = CRATE.replace('demo', 'offers')
    editor.open(uri, 'name: Offers\npreview:\n  ro\nopen-effects:\n  - id: give_\nfi')
    const keys = await labels(uri, 5, 2)
    expect(keys).toContain('finish-effects')
    // What only other plugins read.
    expect(keys).not.toContain('activation-effects')
    expect(await labels(uri, 2, 4)).toContain('rows')
    expect(await labels(uri, 4, 15)).toContain('give_money')
  })

  it('has its keys and effects explained, with the way to their pages', async () => {
    const uri = CRATE.replace('demo', 'words')
    editor.open(uri, 'key: demo\nopen-effects:\n  - id: give_money\n    args: { amount: 5 }\n')
    const key = await editor.hover(uri, { line: 0, character: 1 })
    expect(key).toContain('Id of a file in `keys/`')
    expect(key).toContain(`${siteUrl}/ecocrates/crate-keys#crate-keys-key`)
    const effect = await editor.hover(uri, { line: 2, character: 12 })
    expect(effect).toContain(`${siteUrl}/effects/all-effects/give_money`)
    expect(await editor.hover(uri, { line: 3, character: 14 })).toContain('Money to pay')
  })

  it('is left alone as an example that the plugin does not load', async () => {
    const uri = CRATE.replace('demo', '_example')
    editor.open(uri, CRATE_TEXT)
    expect(await editor.hover(uri, { line: 2, character: 1 })).toBe('')
  })
})

describe('a file that names its schema in the first line', () => {
  const modeline = () => `# yaml-language-server: $schema=${siteUrl}/schemas/config.json\n`

  it('has its mistakes marked where they stand', async () => {
    const text = `${modeline()}effects:\n  - id: give_money\n    args:\n      amount: 5\n    triggers:\n      - kil\n`
    const mistakes = await editor.mistakesIn('file:///elsewhere/action.yml', text)
    expect(mistakes.map(({ range }) => range.start)).toEqual([{ line: 6, character: 8 }])
  })

  it('is offered the arguments of its effect and the ids of triggers', async () => {
    const uri = 'file:///elsewhere/offers.yml'
    const text = `${modeline()}effects:\n  - id: damage_nearby_entities\n    args:\n      ra\n    triggers:\n      - mi\n`
    editor.open(uri, text)
    expect(await labels(uri, 4, 8)).toEqual(expect.arrayContaining(['radius', 'chance']))
    expect(await labels(uri, 6, 10)).toContain('mine_block')
  })
})
