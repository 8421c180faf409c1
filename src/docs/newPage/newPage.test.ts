import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkConfig } from '../../effects/checker/check'
import { ENTRY_KINDS, entrySchema } from '../../effects/entry/entry'
import { readFrontMatter } from '../frontMatter'
import { readContentEntries, readContentReference } from '../readContent'
import type { DocSetSource } from '../siteConfig'
import { nextSteps } from './nextSteps'
import { NEW_KINDS } from './planFiles'
import { writeNewPage } from './writeNewPage'
import type { NewPageRequest } from './writeNewPage'

let root = ''

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'new-page-'))
  fs.mkdirSync(path.join(root, 'content'))
})

afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

function write(request: NewPageRequest) {
  const source: DocSetSource = {
    key: 'en/current',
    locale: 'en',
    version: 'current',
    folder: path.join(root, 'content'),
    basePath: '',
  }
  return writeNewPage(request, { source, mainDocId: 'home', root })
}

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** Ids that fit each kind. */
const idOf = (kind: string) => (kind === 'guide' ? 'ecoboats/how-to-row' : 'my_thing')

describe('npm run new', () => {
  it.each(ENTRY_KINDS)('writes a page of a(n) %s with all that the schema asks for', (kind) => {
    const { files, route } = write({ kind, id: 'my_thing' })
    expect(files).toEqual([`content/effects/all-${kind}s/my_thing.mdx`])
    expect(route).toBe(`/effects/all-${kind}s/my_thing`)
    const { value, problems } = readFrontMatter(read(files[0] ?? ''), 'my_thing.mdx')
    expect(problems).toEqual([])
    expect(value.doc.description).not.toBe('')
    const required = Object.entries(entrySchema.shape).flatMap(([name, field]) =>
      field.safeParse(undefined).success ? [] : [name],
    )
    expect(required).toContain('id')
    for (const name of required) expect(value.entry).toHaveProperty(name)
  })

  it.each(NEW_KINDS)('says where a %s is and what to do next', (kind) => {
    const written = write({ kind, id: idOf(kind) })
    const text = nextSteps(written)
    for (const file of written.files) expect(text).toContain(`Written: ${file}`)
    expect(text).toContain('npm run build')
    if (written.route) expect(text).toContain(`http://127.0.0.1:8000${written.route}`)
  })

  it('shows an example that the checker accepts', () => {
    for (const kind of ['effect', 'condition', 'filter', 'mutator', 'trigger']) {
      write({ kind, id: `my_${kind}` })
    }
    write({ kind: 'effect', id: 'send_message' })
    write({ kind: 'trigger', id: 'alt_click' })
    const reference = readContentReference(path.join(root, 'content'))
    for (const meta of readContentEntries(path.join(root, 'content'))) {
      const [, yaml = ''] =
        /```yaml\n([\s\S]*?)\n```/.exec(fs.readFileSync(meta.filePath, 'utf8')) ?? []
      const errors = checkConfig(yaml, reference).findings.filter(
        ({ severity, message }) => severity === 'error' && !message.includes('message'),
      )
      expect({ id: meta.id, errors }).toEqual({ id: meta.id, errors: [] })
    }
  })

  it('puts an entry where most of its kind are, or where it is told to', () => {
    write({ kind: 'effect', id: 'first', folder: 'reference/effects' })
    expect(write({ kind: 'effect', id: 'second' }).files).toEqual([
      'content/reference/effects/second.mdx',
    ])
  })

  it('names pages by their path, or as it is told', () => {
    write({ kind: 'guide', id: 'ecoboats/how-to-row' })
    expect(read('content/ecoboats/how-to-row.mdx')).toContain('\ntitle: How to row\n')
    write({ kind: 'plugin', id: 'ecocarts', title: 'EcoCarts' })
    expect(read('content/ecocarts/index.mdx')).toContain('\ntitle: EcoCarts\n')
    expect(JSON.parse(read('content/ecocarts/_category_.json'))).toEqual({
      label: 'EcoCarts',
      group: 'Plugins',
    })
  })

  it('writes over nothing', () => {
    const [file = ''] = write({ kind: 'effect', id: 'mine' }).files
    fs.writeFileSync(path.join(root, file), 'my own words')
    expect(() => write({ kind: 'effect', id: 'mine' })).toThrow(
      `${file} is there already; nothing was written.`,
    )
    expect(read(file)).toBe('my own words')

    fs.mkdirSync(path.join(root, 'content/ecoboats'))
    fs.writeFileSync(path.join(root, 'content/ecoboats/_category_.json'), '{}')
    expect(() => write({ kind: 'plugin', id: 'ecoboats' })).toThrow(
      'content/ecoboats/_category_.json is there already',
    )
    expect(fs.existsSync(path.join(root, 'content/ecoboats/index.mdx'))).toBe(false)
  })

  it('finds an entry or a route that another file has', () => {
    write({ kind: 'effect', id: 'mine', folder: 'elsewhere' })
    expect(() => write({ kind: 'effect', id: 'mine', folder: 'here' })).toThrow(
      'The effect "mine" has its page already: content/elsewhere/mine.mdx.',
    )
    fs.writeFileSync(path.join(root, 'content/other.md'), '---\nslug: /rules\n---\nText.\n')
    expect(() => write({ kind: 'guide', id: 'rules' })).toThrow(
      'The route /rules is taken by content/other.md.',
    )
    expect(() => write({ kind: 'guide', id: 'other' })).toThrow('content/other.md is there already')
  })

  it.each([
    [
      { kind: 'efect', id: 'a' },
      'There is no kind "efect". Did you mean "effect"? Kinds: effect, ',
    ],
    [{ kind: 'blog', id: 'a' }, 'There is no kind "blog". Kinds: effect, condition, '],
    [{ kind: 'effect', id: 'My Effect' }, 'The id "My Effect" must be lower-case letters'],
    [{ kind: 'guide', id: '../outside' }, '".." in "../outside" must be lower-case letters'],
    [{ kind: 'guide', id: 'a//b' }, '"" in "a//b" must be lower-case letters'],
    [{ kind: 'guide', id: '_data/x' }, '"_data" in "_data/x" must be'],
    [{ kind: 'plugin', id: 'a/b' }, 'The id "a/b" of a plugin must not contain "/".'],
    [
      { kind: 'effect', id: 'a', folder: '../up' },
      'The folder "../up" is not below the content folder.',
    ],
  ])('refuses %j', (request, message) => {
    expect(() => write(request)).toThrow(message)
    expect(fs.readdirSync(path.join(root, 'content'))).toEqual([])
  })
})
