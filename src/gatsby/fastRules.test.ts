import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFastRule } from './fastRules'
import type { Rule } from './fastRules'

let folder: string

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fast-rules-'))
  fs.writeFileSync(path.join(folder, 'plain.tsx'), 'export const Plain = () => <p />\n')
  fs.writeFileSync(path.join(folder, 'query.tsx'), 'import { graphql } from "gatsby"\n')
})

afterAll(() => fs.rmSync(folder, { recursive: true }))

/** Whether a rule takes a file, by its `include` and `exclude` functions. */
function takes(rule: Rule | undefined, file: string): boolean {
  const tests = (value: unknown) => [value ?? []].flat() as ((file: string) => boolean)[]
  const included = tests(rule?.include)
  return (
    (included.length === 0 || included.some((test) => test(file))) &&
    !tests(rule?.exclude).some((test) => test(file))
  )
}

describe('addFastRule', () => {
  it('takes each plain file away from the rules for scripts and gives it to esbuild', () => {
    const [babel, fast] = addFastRule([{ test: /\.[jt]sx?$/ }], folder, false)
    const file = path.join(folder, 'plain.tsx')
    expect(takes(babel, file)).toBe(false)
    expect(takes(fast, file)).toBe(true)
    expect(fast?.use).toEqual([
      { loader: 'esbuild-loader', options: { target: 'es2020', jsx: 'automatic' } },
    ])
  })

  it('leaves files with a query, and files of others, to Gatsby', () => {
    const [babel, fast] = addFastRule([{ test: /\.[jt]sx?$/ }], folder, false)
    for (const file of [path.join(folder, 'query.tsx'), '/elsewhere/plain.tsx']) {
      expect(takes(babel, file)).toBe(true)
      expect(takes(fast, file)).toBe(false)
    }
  })

  it('keeps what a rule excluded before, and rules for other files', () => {
    const rules: Rule[] = [
      { test: /\.tsx?$/, exclude: (file: string) => file.includes('other') },
      { test: /\.css$/ },
    ]
    const [scripts, styles] = addFastRule(rules, folder, true)
    expect(takes(scripts, '/elsewhere/other.tsx')).toBe(false)
    expect(styles).toEqual({ test: /\.css$/ })
  })
})
