/** What the file builder makes of the key tables, and of the configs that the pages show. */
import fs from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { listPages, readContentReference, readFileTables } from '../../src/docs/readContent'
import { yamlText } from '../../src/effects/builder/yamlText'
import { checkConfig } from '../../src/effects/checker/check'
import { readConfigPath } from '../../src/effects/checker/sections'
import { readSource } from '../../src/effects/checker/source'
import type { ConfigNode } from '../../src/effects/checker/source'
import { changeFile } from '../../src/effects/fileBuilder/editFile'
import type { FilePath } from '../../src/effects/fileBuilder/editFile'
import { firstPairs } from '../../src/effects/fileBuilder/firstValue'
import { keyTree } from '../../src/effects/files/keyTree'
import { yamlExamples } from './yamlExamples'

const reference = readContentReference('content')
const tables = readFileTables('content')
const kinds = [...new Set(tables.map(({ file }) => file))]

/** Comments in the order of the file. */
const comments = (text: string): string[] => text.match(/(?<=^|\s)#.*$/gm) ?? []

it.each(kinds)('a new file of %s has what it needs', (kind) => {
  const file = `plugins/${kind.replace('*', 'example')}`
  const top = keyTree(tables.filter((table) => table.file === kind))
  const text = yamlText(firstPairs(top, readConfigPath(file)))
  const { findings } = checkConfig(text, reference, { file })
  expect(
    findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    text,
  ).toEqual([])
})

interface Leaf {
  path: FilePath
  text: string
}

function leaves(node: ConfigNode, path: FilePath = []): Leaf[] {
  switch (node.type) {
    case 'scalar':
      return [{ path, text: node.text }]
    case 'map':
      return node.pairs.flatMap(({ key, value }) => leaves(value, [...path, key]))
    case 'list':
      return node.items.flatMap((item, index) => leaves(item, [...path, index]))
  }
}

/** The same data with another value in one place. */
function withValue(data: unknown, [step, ...rest]: FilePath, value: unknown): unknown {
  if (step === undefined) return value
  const inner = (data as Record<string | number, unknown>)[step]
  const next = withValue(inner, rest, value)
  return Array.isArray(data)
    ? data.map((one: unknown, index) => (index === step ? next : one))
    : { ...(data as object), [step]: next }
}

const read = (text: string): unknown => parse(text, { schema: 'failsafe' })

it('each value of the configs on the pages can be changed, and nothing else changes with it', () => {
  let count = 0
  for (const page of listPages('content')) {
    for (const { code, title, invalid } of yamlExamples(fs.readFileSync(page, 'utf8'))) {
      if (invalid || !title?.endsWith('.yml')) continue
      const { roots, readable } = readSource(code)
      const [root] = roots
      if (!readable || !root || roots.length > 1) continue
      const data = read(code)
      for (const { path } of leaves(root)) {
        const next = changeFile(code, root, { change: 'put', path, value: 'changed' })
        // Taken over by an alias: left to a person.
        if (next === undefined) continue
        count += 1
        expect(read(next), `${page} ${path.join('.')}`).toEqual(
          withValue(data, path, 'changed'),
        )
        expect(comments(next)).toEqual(comments(code))
      }
    }
  }
  expect(count).toBeGreaterThan(1_000)
})
