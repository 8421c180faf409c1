import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { readContentReference } from '../src/docs/readContent'
import { readVersionData } from '../src/effects/versions/readVersionData'
import { bundleCommand } from '../src/gatsby/checkCommand'

const work = mkdtempSync(path.join(os.tmpdir(), 'check-config-'))
const items = path.join(work, 'plugins', 'EcoItems', 'items')
mkdirSync(items, { recursive: true })
writeFileSync(
  path.join(items, 'good.yml'),
  'item: { item: stick }\neffects:\n  - id: add_luck\n    args:\n      amount: 1\n',
)
writeFileSync(path.join(items, 'bad.yml'), 'effects:\n  - id: add_lukc\nitem: { item: stick }\n')

const enchants = path.join(work, 'server', 'plugins', 'EcoEnchants', 'enchants')
mkdirSync(enchants, { recursive: true })
writeFileSync(
  path.join(enchants, 'new.yml'),
  'display-name: New\ntype: normal\ntargets: [sword]\nrarity: common\nmax-level: 1\n' +
    'effects:\n  - id: vortex\n    triggers: [melee_attack]\n',
)

/** As it is taken away: alone in a folder without packages. */
const command = path.join(work, 'check-config.mjs')
const content = path.resolve('content')
writeFileSync(
  command,
  bundleCommand(process.cwd(), {
    reference: readContentReference(content),
    versions: readVersionData(content),
    siteUrl: 'https://wiki.example.org',
  }),
)

afterAll(() => rmSync(work, { recursive: true, force: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    cwd: work,
  })
  return { status, stdout, stderr }
}

describe('check-config', { timeout: 60_000 }, () => {
  it('finds configs in folders, and names them from where it was called', () => {
    const { status, stdout } = run('plugins')
    expect(status).toBe(1)
    expect(stdout).toMatch(/^plugins\/EcoItems\/items\/bad\.yml:2:9 {2}error .*`add_luck`/)
    expect(stdout).toMatch(/2 files checked: 1 error/)
  })

  it('is content with what is right', () => {
    expect(run('plugins/EcoItems/items/good.yml')).toMatchObject({
      status: 0,
      stdout: '1 file checked: nothing to report.\n',
    })
  })

  it('says what came later than the version of the server', () => {
    const { status, stdout } = run('--version', 'EcoEnchants=12.20', 'server')
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /`vortex` came with libreforge [\d.]+; EcoEnchants 12\.20\.0 brings 4\.73\.0\./,
    )
    expect(stdout).toMatch(/checked against libreforge 4\.73\.0 \(EcoEnchants 12\.20\.0\): 1 error/)
  })

  it('takes the newest of several versions', () => {
    const { stdout } = run('--version=libreforge=4.0', '--version', 'ecoenchants=2026.32', 'server')
    expect(stdout).toContain('checked against libreforge 2026.32 (EcoEnchants 2026.32)')
    expect(stdout).not.toContain('came with')
  })

  it.each([
    [['--version', 'EcoEnchants', 'plugins'], /such as EcoEnchants=12\.20/],
    [['--version', 'Essentials=2', 'plugins'], /"Essentials"\. Known: libreforge, Actions, /],
    [['--version', 'EcoItems=99', 'plugins'], /no version 99 of EcoItems .* Known: 2026\./],
    [['--format', 'xml', 'plugins'], /no format "xml"\. There are text, json, github, sarif\./],
    [['nowhere'], /no file or folder nowhere/],
    [['--fast', 'plugins'], /--fast/],
    [[], /at least one/],
  ])('refuses %j', (args, message) => {
    const { status, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stderr).toMatch(message)
    expect(stderr).toMatch(/Usage:/)
  })

  it('says how it is used', () => {
    const { status, stdout, stderr } = run('--help')
    expect(status).toBe(0)
    expect(stdout).toContain('--format sarif')
    expect(stdout).toContain('Exit code: 0')
    expect(stderr).toBe('')
  })

  it('leads to the pages of its site', () => {
    expect(run('plugins').stdout).toContain(
      'See https://wiki.example.org/effects/all-effects/add_luck',
    )
  })

  it('has no colours and no progress line where nobody reads along', () => {
    const { stdout, stderr } = run('plugins')
    expect(stdout).not.toContain('\u001b')
    expect(stderr).toBe('')
  })

  it('prints for programs', () => {
    const json = JSON.parse(run('--format', 'json', 'plugins').stdout) as { files: unknown[] }
    expect(json.files).toHaveLength(2)
    const sarif = JSON.parse(run('--format', 'sarif', 'plugins').stdout) as { version: string }
    expect(sarif.version).toBe('2.1.0')
  })

  it('survives links that lead in circles, and answers for every one of many files', () => {
    const many = path.join(work, 'many', 'EcoItems', 'items')
    mkdirSync(many, { recursive: true })
    for (let number = 0; number < 300; number += 1) {
      writeFileSync(path.join(many, `${number}.yml`), `item: { item: stick }\n# ${number}\n`)
    }
    symlinkSync('..', path.join(many, 'up'))
    symlinkSync('self', path.join(many, 'self'))
    symlinkSync('nowhere', path.join(many, 'dead.yml'))
    expect(run('many')).toEqual({
      status: 0,
      stdout: '300 files checked: nothing to report.\n',
      stderr: '',
    })
  })

  it('mends what is safe when it is asked to, and keeps what was there', () => {
    const folder = path.join(work, 'mend', 'EcoItems', 'items')
    mkdirSync(folder, { recursive: true })
    const slip =
      '\uFEFFitem: { item: stick }\r\neffects:\r\n  - id: add_lukc\r\n    args: { amount: 1 }\r\n'
    const file = path.join(folder, 'slip.yml')
    writeFileSync(file, slip)
    const other = path.join(folder, 'other.yml')
    const unclear = 'item: { item: stick }\neffects:\n  - id: nothing_like_it\n'
    writeFileSync(other, unclear)
    // In Latin-1: written back as UTF-8 it would lose its letter.
    const latin = Buffer.from(
      'effects:\n  - id: add_lukc # \xfc\nitem: { item: stick }\n',
      'latin1',
    )
    writeFileSync(path.join(folder, 'latin.yml'), latin)

    expect(run('mend').status).toBe(1)
    expect(readdirSync(folder).sort()).toEqual(['latin.yml', 'other.yml', 'slip.yml'])

    const { stderr } = run('--fix', 'mend')
    expect(stderr).toBe(
      'mend/EcoItems/items/slip.yml: 1 mended; what was there is in mend/EcoItems/items/slip.yml.bak\n',
    )
    expect(readFileSync(file, 'utf8')).toBe(slip.replace('add_lukc', 'add_luck'))
    expect(readFileSync(`${file}.bak`, 'utf8')).toBe(slip)
    expect(readFileSync(other, 'utf8')).toBe(unclear)
    expect(readFileSync(path.join(folder, 'latin.yml'))).toEqual(latin)

    writeFileSync(file, slip)
    run('--fix', 'mend/EcoItems/items/slip.yml')
    expect(existsSync(`${file}.bak2`)).toBe(true)
  })

  it('says which file it could not read, and goes on', () => {
    const large = path.join(work, 'large.yml')
    writeFileSync(large, 'a: 1\n'.repeat(2_000_000))
    const { status, stdout, stderr } = run('large.yml', 'plugins/EcoItems/items/good.yml')
    expect(status).toBe(2)
    expect(stderr).toBe('large.yml is larger than 8 MB.\n')
    expect(stdout).toBe('1 file checked: nothing to report.\n')
  })

  it('is small, and names the packages in it', () => {
    const text = readFileSync(command, 'utf8')
    expect(text.length).toBeLessThan(650_000)
    expect(gzipSync(text).length).toBeLessThan(135_000)
    expect(text).toMatch(/yaml [\d.]+ \(ISC\)/)
    expect(text).toMatch(/fastest-levenshtein [\d.]+ \(MIT\)/)
  })

  it('is what npm runs', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [path.resolve('scripts/check-config.mjs'), 'plugins/EcoItems/items/good.yml'],
      { encoding: 'utf8', env: { ...process.env, INIT_CWD: work } },
    )
    expect(status).toBe(0)
    expect(stdout).toBe('1 file checked: nothing to report.\n')
  })
})
