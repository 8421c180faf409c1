import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkConfig } from '../../effects/checker/check'
import { readContentReference } from '../../docs/readContent'
import { EXAMPLES } from './examples'

const reference = readContentReference(path.resolve('content'))

describe('examples of the checker', () => {
  it.each(EXAMPLES)('$title', ({ text, file, codes }) => {
    const { findings } = checkConfig(text, reference, { file })
    expect([...new Set(findings.map(({ code }) => code))].sort()).toEqual([...codes].sort())
  })
})
