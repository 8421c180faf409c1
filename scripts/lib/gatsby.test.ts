import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dropStaleCache, gatsbyEnvironment, isSmallChange } from './gatsby.mjs'

let dir: string
const write = (name: string, text = name) => {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
  writeFileSync(path.join(dir, name), text)
}

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'gatsby-'))
  write('gatsby-node.ts')
  write('src/docs/compile.ts')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('dropStaleCache', () => {
  /** What a build leaves behind; Gatsby empties its own folder when it starts. */
  const build = () => {
    const isDropped = dropStaleCache(dir, {})
    if (existsSync(path.join(dir, '.cache'))) rmSync(path.join(dir, '.cache'), { recursive: true })
    write('.cache/data')
    write('public/page.html')
    return isDropped
  }

  it('keeps what a build has left, although Gatsby empties its folder', () => {
    build()
    expect(dropStaleCache(dir, {})).toBe(false)
    expect(existsSync(path.join(dir, '.cache/data'))).toBe(true)
  })

  it.each([
    ['code that the build runs', () => write('src/docs/compile.ts', 'changed'), true],
    ['code that is new', () => write('src/expressions/evaluate.ts'), true],
    ['a component, which webpack notices', () => write('src/site/Link.tsx'), false],
    ['styles, whose sheet all pages name', () => write('src/styles/tokens.css'), true],
    ['a test', () => write('src/docs/compile.test.ts'), false],
    ['code that is gone', () => unlinkSync(path.join(dir, 'src/docs/compile.ts')), true],
  ])('asks whether it is still right: %s', (_what, change, isDropped) => {
    build()
    change()
    expect(dropStaleCache(dir, {})).toBe(isDropped)
    expect(existsSync(path.join(dir, 'public/page.html'))).toBe(!isDropped)
  })

  it('asks the settings too, but not how many processes there are', () => {
    build()
    expect(dropStaleCache(dir, { GATSBY_CPU_COUNT: '8' })).toBe(false)
    expect(dropStaleCache(dir, { DOCS_CONTENT: 'elsewhere' })).toBe(true)
  })
})

describe('dropStaleCache of docs of others', () => {
  const env = { DOCS_CONTENT: 'their/docs' }

  it.each([
    ['their config', 'their/docs/site.config.json'],
    ['their sidebars', 'their/sidebars.js'],
    ['those of a version', 'their/website/versioned_sidebars/version-1-sidebars.json'],
  ])('asks %s, which no node of Gatsby tells of', (_what, file) => {
    write(file)
    write('.cache/data')
    dropStaleCache(dir, env)
    write('.cache/data')
    expect(dropStaleCache(dir, env)).toBe(false)
    write(file, 'changed')
    expect(dropStaleCache(dir, env)).toBe(true)
  })
})

describe('isSmallChange', () => {
  const content = () => path.join(dir, 'content')
  const since = Date.now() - 60_000
  const old = new Date(since - 1000)

  beforeEach(() => {
    for (let number = 0; number < 60; number += 1) write(`content/${String(number)}.md`)
    for (const name of ['gatsby-node.ts', 'src/docs/compile.ts']) {
      utimesSync(path.join(dir, name), old, old)
    }
    for (let number = 0; number < 60; number += 1) {
      utimesSync(path.join(dir, `content/${String(number)}.md`), old, old)
    }
  })

  it('is one of a few docs', () => {
    expect(isSmallChange(dir, content(), since)).toBe(true)
    write('content/1.md', 'changed')
    expect(isSmallChange(dir, content(), since)).toBe(true)
  })

  it('is not one of many docs, or of code', () => {
    expect(isSmallChange(dir, content(), since - 10_000)).toBe(false)
    write('src/site/Link.tsx')
    expect(isSmallChange(dir, content(), since)).toBe(false)
  })
})

describe('gatsbyEnvironment', () => {
  it("keeps the user's own settings", () => {
    const { GATSBY_CPU_COUNT, NODE_OPTIONS } = gatsbyEnvironment({
      GATSBY_CPU_COUNT: '5',
      NODE_OPTIONS: '--max-old-space-size=900',
    })
    expect(GATSBY_CPU_COUNT).toBe('5')
    expect(NODE_OPTIONS).toContain('--max-old-space-size=900')
  })
})
