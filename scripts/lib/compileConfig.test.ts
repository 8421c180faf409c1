import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const COMPILER = pathToFileURL(path.resolve('scripts/lib/compileConfig.mjs')).href
const MODULE = path.resolve('node_modules/gatsby/dist/utils/parcel/compile-gatsby-files.js')

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'compile-config-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Has Gatsby's module compile the folder, as Gatsby does. */
function compile(): string {
  const code = `require(${JSON.stringify(MODULE)}).compileGatsbyFiles(${JSON.stringify(root)})`
  const options = { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, CI: 'true' } } as const
  try {
    return execFileSync(process.execPath, ['--import', COMPILER, '-e', code], options)
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return stdout + stderr
  }
}

describe("Gatsby's compiler of its config", () => {
  it('compiles what is there, with what it imports, and leaves packages where they are', () => {
    writeFileSync(path.join(root, 'part.ts'), 'export const part: string = "a part"')
    writeFileSync(
      path.join(root, 'gatsby-node.ts'),
      'import yaml from "js-yaml"\nimport { part } from "./part"\nexport const both = [yaml, part]',
    )
    compile()
    const made = readFileSync(path.join(root, '.cache/compiled/gatsby-node.js'), 'utf8')
    expect(made).toContain('"a part"')
    expect(made).toContain('require("js-yaml")')
  })

  it('names the file and the line of a mistake', () => {
    writeFileSync(path.join(root, 'gatsby-node.ts'), 'export const a = 1\nexport const b = (')
    const said = compile()
    expect(said).toContain('gatsby-node.ts:2')
    expect(said).toContain('Unexpected end of file')
  })
})
