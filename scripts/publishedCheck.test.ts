/** The action and the hook for Git: what they hand to the command, and where that comes from. */
import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import siteConfig from '../site.config'
import { KNOWN_PLUGINS } from '../src/effects/checker/sections'

const work = mkdtempSync(path.join(os.tmpdir(), 'published-check-'))
const folder = path.join(work, 'checkout', 'scripts')
mkdirSync(folder, { recursive: true })
const script = path.join(folder, 'publishedCheck.mjs')
writeFileSync(script, readFileSync('scripts/publishedCheck.mjs'))
const COMMAND = '#!/usr/bin/env node\nconsole.log(JSON.stringify(process.argv.slice(2)))\n'
const own = path.join(work, 'own.mjs')
writeFileSync(own, COMMAND)

afterAll(() => rmSync(work, { recursive: true, force: true }))

function run(file: string, args: string[], env: Record<string, string>) {
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = spawn(file, args, { cwd: work, env: { ...process.env, ...env } })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}

describe('the published command', () => {
  it('is loaded once a day, and an older copy is used when the site is away', async () => {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.url)
      response.end(COMMAND)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const env = { CHECK_CONFIG_SITE: `http://127.0.0.1:${port}/` }
    const check = () => run(process.execPath, [script, '--quiet', 'a b.yml'], env)
    expect((await check()).stdout).toBe('["--quiet","a b.yml"]\n')
    expect((await check()).stdout).toBe('["--quiet","a b.yml"]\n')
    expect(asked).toEqual(['/tools/check-config.mjs'])
    await new Promise((done) => server.close(done))
    expect(await check()).toMatchObject({ code: 0, stderr: '' })

    const copies = path.join(work, 'checkout', '.docs-cache', 'published')
    const [copy = ''] = readdirSync(copies)
    utimesSync(path.join(copies, copy), 0, 0)
    const late = await check()
    expect(late).toMatchObject({ code: 0, stdout: '["--quiet","a b.yml"]\n' })
    expect(late.stderr).toMatch(/could not be loaded \(.*\); an older copy is used\./)
  })

  it('is not made up', async () => {
    const server = createServer((_request, response) => response.end('<!doctype html>'))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const env = { CHECK_CONFIG_SITE: `http://127.0.0.1:${port}` }
    const { code, stderr } = await run(process.execPath, [script], env)
    expect(code).toBe(2)
    expect(stderr).toContain('/tools/check-config.mjs could not be loaded: it is no command.')
    await new Promise((done) => server.close(done))
  })

  it('comes from the address of this site', () => {
    expect(readFileSync('scripts/publishedCheck.mjs', 'utf8')).toContain(`'${siteConfig.url}'`)
  })
})

describe('action.yml', () => {
  const action = parse(readFileSync('action.yml', 'utf8')) as {
    inputs: Record<string, { default: string }>
    runs: { steps: { run: string; env: Record<string, string> }[] }
  }
  const [step] = action.runs.steps

  it('hands its inputs over as they are', async () => {
    const { code, stdout } = await run('bash', ['-e', '-c', step?.run ?? ''], {
      GITHUB_ACTION_PATH: path.join(work, 'checkout'),
      CHECK_CONFIG_FILE: own,
      INPUT_PATHS: 'plugins\n$(touch x) --fix\n',
      INPUT_VERSIONS: 'EcoEnchants=12.20\nlibreforge=5.0',
      INPUT_QUIET: 'true',
    })
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toEqual([
      '--format',
      'github',
      '--quiet',
      '--version=EcoEnchants=12.20',
      '--version=libreforge=5.0',
      '--',
      'plugins',
      '$(touch x) --fix',
    ])
  })

  it('puts no input into the text of a script', () => {
    expect(step?.run).not.toContain('${{')
    const inputs = Object.values(step?.env ?? {}).map((value) => /inputs\.(\w+)/.exec(value)?.[1])
    expect(inputs.sort()).toEqual(Object.keys(action.inputs).sort())
    expect(action.inputs.site?.default).toBe(siteConfig.url)
  })
})

describe('.pre-commit-hooks.yaml', () => {
  const [hook] = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as {
    entry: string
    files: string
    exclude: string
  }[]

  it('runs a script that is there, on files of each plugin', () => {
    expect(statSync(hook?.entry ?? '').mode & 0o111).not.toBe(0)
    const files = new RegExp(hook?.files ?? '')
    for (const plugin of KNOWN_PLUGINS) {
      expect(`plugins/${plugin}/config.yml`).toMatch(files)
      expect(`${plugin}/a/b.yaml`).toMatch(files)
    }
    expect('plugins/Essentials/config.yml').not.toMatch(files)
    expect('plugins/EcoItems/items/_example.yml').toMatch(new RegExp(hook?.exclude ?? ''))
  })
})
