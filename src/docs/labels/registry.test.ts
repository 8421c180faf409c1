import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { LABEL_AREAS, LABEL_KEYS } from './registry'

const SRC = path.resolve('src')
const OWN = path.join('docs', 'labels')

/** The code outside of the labels, without its tests. */
const CODE = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.startsWith(OWN))
  .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
  .join('\n')

/** Areas whose keys stand behind a prefix, and what the code calls them by. */
const PREFIXED = /^(category|type|shared)\./

/** Keys that the code puts together from the state of an entry. */
const LIFECYCLE = /^(removed|deprecated|renamed)(Entry|Since)$/

it('every key belongs to one area', () => {
  const seen = new Set<string>()
  expect(LABEL_KEYS.filter((key) => seen.size === seen.add(key).size)).toEqual([])
})

it('every label is used', () => {
  const dead = LABEL_KEYS.filter(
    (key) => !PREFIXED.test(key) && !LIFECYCLE.test(key) && !CODE.includes(`'${key}'`),
  )
  // This one is read as a property, before there is anything that could look it up.
  expect(dead).toEqual(['baseUrlWrong'])
})

it('every file of labels is registered', () => {
  const files = readdirSync(path.join(SRC, OWN)).filter(
    (file) => !/test|registry|prefixed/.test(file),
  )
  const registry = readFileSync(path.join(SRC, OWN, 'registry.ts'), 'utf8')
  for (const file of files) expect(registry).toContain(`'./${file.replace('.ts', '')}'`)
  expect(Object.keys(LABEL_AREAS).length).toBeGreaterThanOrEqual(files.length)
})
