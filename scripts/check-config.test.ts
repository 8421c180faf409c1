import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

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

afterAll(() => rmSync(work, { recursive: true, force: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('scripts/check-config.mjs'), ...args],
    { encoding: 'utf8', env: { ...process.env, INIT_CWD: work } },
  )
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
    [['--format', 'xml', 'plugins'], /no format "xml"/],
    [['nowhere'], /no file or folder nowhere/],
    [['--fast', 'plugins'], /--fast/],
    [[], /at least one/],
  ])('refuses %j', (args, message) => {
    const { status, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stderr).toMatch(message)
    expect(stderr).toMatch(/Usage:/)
  })
})
