import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { parseLedger } from '../../src/docs/ledger/ledger'
import { parseSince } from '../../src/effects/since/since'
import { checkReleases } from '../../src/effects/versions/releases'
import type { UpstreamReport } from './compareUpstream'
import { EFFECT_HEAD } from './testing/sources'
import { runUpstream } from './run'

/** Folder of checkouts and a site with one page, made anew for each test. */
let folder = ''
let content = ''
const made: string[] = []

const EFFECT = 'core/src/main/kotlin/EffectJuggle.kt'
const REGISTRY = 'core/src/main/kotlin/Effects.kt'

const effect = (list: string) =>
  `${EFFECT_HEAD}object EffectJuggle : Effect<X>("juggle") {\n` +
  `  override val parameters = setOf(TriggerParameter.PLAYER)\n` +
  `  override val arguments = arguments { ${list} }\n}\n`

function git(repository: string, ...args: string[]): string {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
  const cwd = path.join(folder, repository)
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8' }).trim()
}

function write(root: string, name: string, text: string): void {
  const file = path.join(root, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

function commit(repository: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) write(path.join(folder, repository), name, text)
  git(repository, 'add', '.')
  git(repository, 'commit', '--quiet', '--message', 'x')
}

function makeRepository(name: string, files: Record<string, string>): void {
  fs.mkdirSync(path.join(folder, name))
  git(name, 'init', '--quiet')
  commit(name, files)
}

/** Notes in the ledger that pages were read against what is checked out of a repository. */
function noteRepository(name: string): void {
  const file = path.join(content, '_data', 'sources.json')
  const ledger = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    'repositories' | 'versions',
    Record<string, string>
  >
  ledger.repositories[name] = git(name, 'rev-parse', 'HEAD')
  ledger.versions[name] = '1.0'
  fs.writeFileSync(file, JSON.stringify(ledger))
}

function writePage(times: string): void {
  write(
    content,
    'juggle.mdx',
    `---\nkind: effect\nid: juggle\nexecution: triggered\nneeds: [PLAYER]\narguments:\n` +
      `  - name: ${times}\n    type: int\n    required: true\n    description: How often.\n---\n`,
  )
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upstream-'))
  content = path.join(folder, 'content')
  made.push(folder)
  makeRepository('eco', { 'gradle.properties': 'version = 1.0.0' })
  makeRepository('libreforge', {
    'gradle.properties': 'version = 1.0.0',
    [REGISTRY]:
      'package com.willfp.libreforge.effects\nimport com.willfp.libreforge.effects.impl.*\n' +
      'object Effects { init { register(EffectJuggle) } }\n',
    [EFFECT]: effect('require("times", "Say how often!")'),
  })
  writePage('times')
  const repositories = Object.fromEntries(
    ['eco', 'libreforge'].map((name) => [name, git(name, 'rev-parse', 'HEAD')]),
  )
  const id = git('libreforge', 'rev-parse', `HEAD:${EFFECT}`).slice(0, 12)
  const versions = { eco: '1.0.0', libreforge: '1.0.0' }
  const ledger = { repositories, versions, pages: { 'juggle.mdx': [['libreforge', EFFECT, id]] } }
  write(content, '_data/sources.json', JSON.stringify(ledger))
})

afterAll(() => {
  for (const name of made) fs.rmSync(name, { recursive: true })
})

let output = ''
beforeAll(() => {
  const say = (text: unknown) => {
    output += `${String(text)}\n`
    return true
  }
  vi.spyOn(console, 'log').mockImplementation(say)
  vi.spyOn(console, 'error').mockImplementation(say)
  vi.spyOn(process.stdout, 'write').mockImplementation(say)
})

async function run(...args: string[]): Promise<number> {
  output = ''
  return runUpstream(args, { start: folder, content })
}

/** What the tool reports, without the exceptions of the real site, which nothing here needs. */
async function differences(): Promise<UpstreamReport['differences']> {
  await run('.', '--json')
  const report = JSON.parse(output) as UpstreamReport
  return report.differences.filter(({ message }) => !message.startsWith('The exception'))
}

it('finds nothing where site and source agree', async () => {
  expect(await differences()).toEqual([])
})

it('reads keys and classes of every set of sources that ships, and of no test', async () => {
  const place = (set: string) => `core/src/${set}/kotlin/Effect${set}.kt`
  const registered = (set: string) =>
    `${EFFECT_HEAD}object Effect${set} : Effect<X>("${set}") {\n` +
    `  override val parameters = setOf(TriggerParameter.PLAYER)\n}\n` +
    `object Registry${set} { init { Effects.register(Effect${set}) } }\n`
  makeRepository('EcoCircus', {
    [place('paid')]: registered('paid'),
    [place('test')]: registered('test'),
    'core/src/paid/resources/tent.yml': 'poles: 4\n',
    'core/src/test/resources/stub.yml': 'ropes: 4\n',
  })
  noteRepository('EcoCircus')
  expect((await differences()).map(({ subject }) => subject)).toEqual(['effect/paid', 'poles'])
  expect(await run('.')).toBe(1)
  expect(output).toContain('EcoCircus: `poles`: No table has the key')
})

it('reports what differs, as text, JSON and Markdown, with exit code 1', async () => {
  writePage('rounds')
  expect(await differences()).toMatchObject([
    { kind: 'argument', subject: 'effect/juggle', page: 'juggle.mdx', line: 7 },
    { kind: 'argument', message: 'The page lacks the argument `times`.' },
  ])
  expect(await run('.')).toBe(1)
  expect(output).toContain('Arguments that differ (2)')
  expect(output).toContain('content/juggle.mdx:7')
  expect(await run('.', '--markdown')).toBe(1)
  expect(output).toContain('### Arguments that differ (2)')
})

it('checks the config files of the plugins, by each other as well', async () => {
  const place = 'core/src/main/resources'
  makeRepository('EcoCrates', {
    [`${place}/crates/demo.yml`]: 'open-effects:\n  - id: jugle\nrewards: [sword]\n',
    [`${place}/crates/_example.yml`]: 'open-effects:\n  - id: jugle\n',
  })
  noteRepository('EcoCrates')
  const found = await differences()
  expect(found.filter(({ kind }) => kind === 'finding')).toMatchObject([
    {
      plugin: 'EcoCrates',
      subject: 'crates/demo.yml',
      message: expect.stringMatching(/^unknown-effect: `jugle` .* Did you mean `juggle`\?$/),
      source: { repository: 'EcoCrates', path: `${place}/crates/demo.yml`, line: 2 },
    },
  ])
})

it('links what has changed since a page was read, until it was read again', async () => {
  const before = git('libreforge', 'rev-parse', 'HEAD')
  commit('libreforge', { [EFFECT]: effect('require("times", "Say it!")') })
  const after = git('libreforge', 'rev-parse', 'HEAD')
  const [change] = await differences()
  expect(change).toMatchObject({ kind: 'changed', page: 'juggle.mdx' })
  expect(change?.link).toMatch(
    new RegExp(`^https://github.com/Auxilor/libreforge/compare/${before}\\.\\.\\.${after}#diff-`),
  )
  expect(await run('.', '--accept', 'effect/juggle')).toBe(0)
  expect(output).toContain('juggle.mdx is noted as read.')
  expect(await differences()).toEqual([])
})

it('names files that are gone, and classes that the ledger does not note', async () => {
  git('libreforge', 'mv', EFFECT, EFFECT.replace('.kt', '2.kt'))
  git('libreforge', 'commit', '--quiet', '--message', 'x')
  const found = await differences()
  expect(found.map(({ kind }) => kind)).toEqual(['ledger', 'changed'])
  expect(found[1]?.message).toContain('is gone')
  expect(await run('.', '--accept', 'juggle')).toBe(2)
  expect(output).toContain('Name another one in the ledger')
})

it('writes since when libreforge has what', async () => {
  git('libreforge', 'tag', '1.0.0')
  commit('libreforge', { [EFFECT]: effect('require("times", "x"); optional("height")') })
  git('libreforge', 'tag', '1.1.0')
  git('libreforge', 'tag', 'trial')
  expect(await run('.', '--since')).toBe(0)
  const text = fs.readFileSync(path.join(content, '_data', 'since.json'), 'utf8')
  expect(parseSince(text)).toEqual({
    from: '1.0.0',
    upTo: '1.1.0',
    versions: {
      '1.0.0': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      '1.1.0': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
    entries: {
      'effect/juggle': {
        since: '1.0.0',
        arguments: { height: { since: '1.1.0' }, times: { since: '1.0.0' } },
      },
    },
  })
})

it('notes which versions the commits of the ledger are', async () => {
  git('libreforge', 'tag', 'trial')
  git('libreforge', 'tag', '1.4.0')
  expect(await run('.', '--versions')).toBe(0)
  const { ledger } = parseLedger(
    fs.readFileSync(path.join(content, '_data', 'sources.json'), 'utf8'),
  )
  expect(ledger?.versions).toEqual({ eco: '1.0.0', libreforge: '1.4.0' })
})

it('notes which libreforge is in each release, with a tag or without', async () => {
  const properties = (version: string, libreforge: string) => ({
    'gradle.properties': `version=${version}\nlibreforge-version=${libreforge}\n`,
  })
  makeRepository('EcoCircus', { 'gradle.properties': 'version=0.9' })
  git('EcoCircus', 'tag', '0.9')
  commit('EcoCircus', properties('1.0', '4.1.0'))
  commit('EcoCircus', properties('1.0', '4.2.0'))
  commit('EcoCircus', properties('1.1-beta', '4.3.0'))
  commit('EcoCircus', properties('1.1', '4.3.0'))
  git('EcoCircus', 'tag', '1.1')
  noteRepository('EcoCircus')
  const file = path.join(content, '_data', 'releases.json')
  // Of a plugin that is not in the folder.
  fs.writeFileSync(file, '{"releases":{"4.2.0":{"EcoZoo":["3.0"]}}}')
  expect(await run('.', '--versions')).toBe(0)
  expect(output).toContain('3 releases with libreforge.')
  expect(checkReleases(fs.readFileSync(file, 'utf8')).releases).toEqual({
    releases: { '4.2.0': { EcoCircus: ['1.0'], EcoZoo: ['3.0'] }, '4.3.0': { EcoCircus: ['1.1'] } },
  })
  fs.writeFileSync(file, '{"releases":{"4.2.0":{"EcoZoo":["new"]}}}')
  expect(await run('.', '--versions')).toBe(2)
  expect(output).toContain('releases.json: 4.2.0: must be a version')
})

/** Runs the command with addresses on GitHub that lead to the repositories of the test. */
async function runCloning(...args: string[]): Promise<number> {
  vi.stubEnv('GIT_CONFIG_COUNT', '1')
  vi.stubEnv('GIT_CONFIG_KEY_0', `url.${folder}/.insteadOf`)
  vi.stubEnv('GIT_CONFIG_VALUE_0', 'https://github.com/Auxilor/')
  const code = await run(...args, '--clone')
  vi.unstubAllEnvs()
  return code
}

it('clones what is not there yet', async () => {
  expect(await runCloning('fresh', '--accept', 'juggle')).toBe(0)
  expect(output).toContain('Cloned libreforge.')
  expect(fs.readdirSync(path.join(folder, 'fresh'))).toEqual(['eco', 'libreforge'])
})

it('goes on without a repository that cannot be cloned', async () => {
  makeRepository('EcoCircus', { 'gradle.properties': 'version=1.0' })
  noteRepository('EcoCircus')
  fs.rmSync(path.join(folder, 'EcoCircus'), { recursive: true })
  expect(await runCloning('fresh', '--accept', 'juggle')).toBe(0)
  expect(output).toContain('Cloned libreforge.')
  expect(output).toMatch(/git clone .*EcoCircus/s)
})

it('clones the branch that pages were read against, but takes releases from the default one', async () => {
  const build = (version: string, libreforge: string) => ({
    'gradle.properties': `version=${version}\nlibreforge-version=${libreforge}\n`,
  })
  makeRepository('EcoCircus', build('1.0', '4.1.0'))
  const main = git('EcoCircus', 'branch', '--show-current')
  git('EcoCircus', 'checkout', '--quiet', '-b', 'bigtop')
  commit('EcoCircus', build('1.1', '4.2.0'))
  noteRepository('EcoCircus')
  git('EcoCircus', 'checkout', '--quiet', main)
  expect(await runCloning('fresh', '--versions')).toBe(0)
  expect(output).toContain('Cloned EcoCircus, branch bigtop.')
  expect(git('fresh/EcoCircus', 'rev-parse', 'HEAD')).toBe(git('EcoCircus', 'rev-parse', 'bigtop'))
  const releases = fs.readFileSync(path.join(content, '_data', 'releases.json'), 'utf8')
  expect(checkReleases(releases).releases).toEqual({
    releases: { '4.1.0': { EcoCircus: ['1.0'] } },
  })
})

it('says what is wrong when it is called wrongly, with exit code 2', async () => {
  const refusals: [string[], string][] = [
    [[], 'Name one folder of checkouts.'],
    [['.', '--wrong'], "Unknown option '--wrong'"],
    [['nowhere'], 'There is no folder'],
    [['content'], 'has no clone of eco and libreforge'],
    [['.', '--accept', 'effect/tumble'], 'There is no page "effect/tumble".'],
  ]
  for (const [args, message] of refusals) {
    expect(await run(...args)).toBe(2)
    expect(output).toContain(message)
  }
  write(content, '_data/sources.json', '{"repositories":{},"pages":{"a.mdx":[["x","y","z"]]}}')
  expect(await run('.')).toBe(2)
  expect(output).toContain('a.mdx: must be an object id')
})
