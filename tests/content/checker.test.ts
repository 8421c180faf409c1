import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { gzipSync } from 'node:zlib'
import { checkConfig } from '../../src/effects/checker/check'
import { pathsOf } from '../../src/effects/files/keyTree'
import { listPages, readContentReference } from '../../src/docs/readContent'
import { yamlExamples } from './yamlExamples'

const CONTENT = path.resolve('content')

/**
 * Pages that show a mistake on purpose and say so in a comment above it. Fences with the meta
 * word `invalid` need no line here.
 */
const REFUSED_ON_PURPOSE = /^# refused\b/m

const reference = readContentReference(CONTENT)

const pages = listPages(CONTENT).map((file) => ({
  file,
  name: path.relative(CONTENT, file),
  /** A page about something old shows it. */
  id: path.basename(file).replace(/\.mdx?$/, ''),
  examples: yamlExamples(fs.readFileSync(file, 'utf8')),
}))

describe('the reference', () => {
  it('is small', () => {
    const { files = [], ...entries } = reference
    expect(entries.entries.effect.length).toBeGreaterThan(250)
    expect(gzipSync(JSON.stringify(entries)).length).toBeLessThan(20_000)
    const paths = files.flatMap(({ keys }) => keys.flatMap(({ path }) => pathsOf(path)))
    expect(paths.length).toBeGreaterThan(2_500)
    expect(gzipSync(JSON.stringify(files)).length).toBeLessThan(20_000)
  })
})

describe('examples on the pages', () => {
  it('have neither errors nor warnings', () => {
    const wrong = pages.flatMap(({ name, id, examples }) =>
      examples
        .filter(({ code, invalid }) => !invalid && !REFUSED_ON_PURPOSE.test(code))
        .flatMap(({ code, line, title, part }) =>
          checkConfig(code, reference, { file: title, part })
            .findings.filter(({ severity }) => severity !== 'info')
            .filter(
              ({ code, message }) => !(code === 'deprecated' && message.includes(`\`${id}\``)),
            )
            .map((finding) => `${name}:${line + finding.line - 1} ${finding.message}`),
        ),
    )
    expect(wrong).toEqual([])
  })

  it('have something to report where they show a mistake', () => {
    const clean = pages.flatMap(({ name, examples }) =>
      examples
        .filter(({ code, invalid }) => invalid || REFUSED_ON_PURPOSE.test(code))
        .filter(({ code, title }) => {
          const { counts } = checkConfig(code, reference, { file: title })
          return counts.error + counts.warning === 0
        })
        .map(({ line }) => `${name}:${line}`),
    )
    expect(clean).toEqual([])
  })

  it('are recognised', () => {
    const found = pages
      .flatMap(({ examples }) => examples)
      .map(({ code, title }) => checkConfig(code, reference, { file: title }).blocks)
    const sum = (kind: keyof (typeof found)[number]) =>
      found.reduce((total, blocks) => total + blocks[kind], 0)
    expect(sum('effects')).toBeGreaterThan(1500)
    expect(sum('conditions')).toBeGreaterThan(400)
    expect(sum('filters')).toBeGreaterThan(500)
    expect(sum('counters')).toBeGreaterThan(20)
  })
})
