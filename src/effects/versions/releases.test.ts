import fs from 'node:fs'
import { expect, it } from 'vitest'
import { checkReleases, collectReleases, formatReleases, listReleases } from './releases'

const LIST = [
  { plugin: 'EcoZoo', version: '1.10', libreforge: '4.10.0' },
  { plugin: 'EcoZoo', version: '1.9', libreforge: '4.10.0' },
  { plugin: 'EcoZoo', version: '1.8', libreforge: '4.9.0' },
  { plugin: 'Circus', version: '3.0', libreforge: '4.10.0' },
]

it('keeps releases by the version of libreforge in them, from old to new', () => {
  const releases = collectReleases(LIST)
  expect(formatReleases(releases)).toBe(
    '{\n  "releases": {\n    "4.9.0": {"EcoZoo":["1.8"]},\n' +
      '    "4.10.0": {"Circus":["3.0"],"EcoZoo":["1.9","1.10"]}\n  }\n}\n',
  )
  expect(checkReleases(formatReleases(releases))).toEqual({ releases, problems: [] })
  expect(listReleases(releases)).toHaveLength(LIST.length)
})

it.each([
  ['[', 'releases.json', 'It is not valid JSON'],
  ['{"releases":{"4.0":{"Eco Zoo":["1.0"]}}}', '4.0', 'must be the name of a plugin'],
  ['{"releases":{"4.0":{"EcoZoo":["one"]}}}', '4.0', 'must be a version'],
  ['{"releases":{"4.0":{"EcoZoo":[]}}}', '4.0', '(EcoZoo)'],
  [
    '{"releases":{"4.0":{"EcoZoo":["1.0"]},"4.1":{"EcoZoo":["1.0"]}}}',
    '4.1',
    'EcoZoo 1.0 brings libreforge 4.0 already.',
  ],
])('says what is wrong in %s', (text, entry, message) => {
  const { releases, problems } = checkReleases(text)
  expect(releases).toBeUndefined()
  expect(problems[0]).toEqual({ entry, message: expect.stringContaining(message) })
})

it('is right in the repository', () => {
  const text = fs.readFileSync('content/_data/releases.json', 'utf8')
  const { releases } = checkReleases(text)
  expect(releases && formatReleases(collectReleases(listReleases(releases)))).toBe(text)
})
