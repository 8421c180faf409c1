import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSiteConfig, mergeConfig } from './siteConfig'
import { MINIMAL_CONFIG, SEVERAL_SETS, loadedConfig } from './testing/site'

let cwd: string

beforeEach(() => {
  cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'site-config-'))
  fs.mkdirSync(path.join(cwd, 'content'))
  fs.mkdirSync(path.join(cwd, 'other'))
})

afterEach(() => fs.rmSync(cwd, { recursive: true }))

function write(file: string, data: unknown): void {
  fs.writeFileSync(path.join(cwd, file), typeof data === 'string' ? data : JSON.stringify(data))
}

function load(fields: object = {}, env: NodeJS.ProcessEnv = {}) {
  return loadSiteConfig({ ...MINIMAL_CONFIG, ...fields }, env, cwd)
}

describe('loadSiteConfig', () => {
  it('fills in the defaults', () => {
    const { config, contentDir, sources, pathPrefix } = load()
    expect(contentDir).toBe(path.join(cwd, 'content'))
    expect(pathPrefix).toBe('')
    expect(config).toMatchObject({
      baseUrl: '/',
      mainDocId: 'home',
      colorMode: { defaultMode: 'light', disableSwitch: false },
      announcementBar: null,
      versions: [{ name: 'current', label: 'Next', path: '' }],
      i18n: { defaultLocale: 'en', locales: [{ code: 'en', label: 'English', dir: 'ltr' }] },
      search: { searchPagePath: '/search' },
    })
    expect(sources).toEqual([
      {
        key: 'en/current',
        locale: 'en',
        version: 'current',
        folder: path.join(cwd, 'content'),
        basePath: '',
      },
    ])
  })

  it.each([
    ['/', ''],
    ['/docs/', '/docs'],
    ['/a/b/', '/a/b'],
  ])('makes the base URL %s to the path prefix %j', (baseUrl, prefix) => {
    expect(load({ baseUrl }).pathPrefix).toBe(prefix)
  })

  it('takes the content folder of the config', () => {
    expect(load({ content: 'other' }).contentDir).toBe(path.join(cwd, 'other'))
  })

  it('names the content folder that does not exist', () => {
    expect(() => load({ content: 'gone' })).toThrow(
      `The content folder ${path.join(cwd, 'gone')} does not exist. Set "content" in site.config.ts or DOCS_CONTENT.`,
    )
  })

  describe('DOCS_CONTENT', () => {
    const navbar = { items: [{ type: 'doc', docId: 'only-in-content' }] }
    const footer = { copyright: 'C', columns: [{ title: 'T', items: [] }], note: 'N' }

    it.each(['relative', 'absolute'])('takes the place of the content folder (%s)', (kind) => {
      const value = kind === 'relative' ? 'other' : path.join(cwd, 'other')
      expect(load({}, { DOCS_CONTENT: value }).contentDir).toBe(path.join(cwd, 'other'))
    })

    it('keeps what holds for any content, and drops references to docs', () => {
      const fields = { navbar, footer, editUrl: 'https://example.org/edit/' }
      const { config } = load(fields, { DOCS_CONTENT: 'other' })
      expect(config.title).toBe('Docs')
      expect(config.editUrl).toBeUndefined()
      expect(config.navbar.items.map(({ type }) => type)).toEqual(['docSidebar', 'search'])
      expect(config.footer).toEqual({ columns: [], note: 'N', copyright: 'C' })
      expect(load(fields).config.navbar.items).toHaveLength(1)
    })

    it('is read with the site.config.json that lies in the folder', () => {
      write('other/site.config.json', { title: 'Other', baseUrl: '/other/' })
      const { config, pathPrefix } = load({}, { DOCS_CONTENT: 'other' })
      expect(config).toMatchObject({ title: 'Other', tagline: 'A tagline' })
      expect(pathPrefix).toBe('/other')
    })
  })

  describe('strictness', () => {
    const OTHER = { DOCS_CONTENT: 'other' }

    it('is strict for the content of the site, and lenient for that of others', () => {
      expect(load().config.strictness).toBe('strict')
      expect(load().sources[0]).not.toHaveProperty('adopted')
      expect(load({ strictness: 'strict' }, OTHER).config.strictness).toBe('lenient')
      expect(load({}, OTHER).sources[0]?.adopted).toEqual({ siteDir: cwd, root: cwd })
    })

    it('can be set by a config file, and by a variable that goes before it', () => {
      write('other/site.config.json', { strictness: 'strict' })
      expect(load({}, OTHER).config.strictness).toBe('strict')
      expect(load({}, { ...OTHER, DOCS_STRICTNESS: 'lenient' }).config.strictness).toBe('lenient')
      expect(() => load({}, { DOCS_STRICTNESS: 'lax' })).toThrow(
        'Field "strictness" is "lax"; allowed: "strict", "lenient".',
      )
    })

    it('comes with the static folder beside the docs, or one that is named', () => {
      const staticDir = (fields: object, env: NodeJS.ProcessEnv) =>
        load(fields, env).adopted?.staticDir
      fs.mkdirSync(path.join(cwd, 'static'))
      fs.mkdirSync(path.join(cwd, 'pictures'))
      expect(staticDir({}, OTHER)).toBe(path.join(cwd, 'static'))
      expect(staticDir({}, { ...OTHER, DOCS_STATIC: 'pictures' })).toBe(path.join(cwd, 'pictures'))
      expect(staticDir({ static: '../pictures' }, OTHER)).toBe(path.join(cwd, 'pictures'))
      expect(() => load({}, { ...OTHER, DOCS_STATIC: 'gone' })).toThrow(
        `The static folder ${path.join(cwd, 'gone')} does not exist.`,
      )
    })

    it('comes with the sidebar beside the docs', () => {
      write('sidebars.json', { docs: ['a'] })
      expect(load({}, OTHER).sources[0]?.sidebar?.sidebars).toEqual([
        { name: 'docs', items: [{ type: 'doc', id: 'a' }] },
      ])
      expect(load().sources[0]).not.toHaveProperty('sidebar')
    })
  })

  describe('config files', () => {
    it('merge sections and replace lists', () => {
      write('content/site.config.json', {
        colorMode: { defaultMode: 'dark' },
        navbar: { items: [{ type: 'search' }] },
      })
      const { config } = load({
        colorMode: { disableSwitch: true },
        navbar: { items: [{ label: 'A', href: '/a' }, { type: 'localeDropdown' }] },
      })
      expect(config.colorMode).toEqual({ defaultMode: 'dark', disableSwitch: true })
      expect(config.navbar.items).toEqual([{ type: 'search', position: 'left' }])
    })

    it('can be named by DOCS_CONFIG, which goes before the one in the folder', () => {
      write('content/site.config.json', { title: 'Beside' })
      write('mine.json', { tagline: 'Mine' })
      expect(load({}, { DOCS_CONFIG: 'mine.json' }).config).toMatchObject({
        title: 'Docs',
        tagline: 'Mine',
      })
    })

    it('are named when they cannot be read', () => {
      write('content/site.config.json', '{ "title": ')
      expect(() => load()).toThrow(
        `${path.join(cwd, 'content/site.config.json')} cannot be read as JSON: `,
      )
      expect(() => load({}, { DOCS_CONFIG: 'gone.json' })).toThrow(
        `${path.join(cwd, 'gone.json')} cannot be read as JSON: `,
      )
    })
  })

  describe('wrong values', () => {
    it('are quoted with file, field and rule, all at once', () => {
      expect(() => load({ baseUrl: 'docs', colorMode: { defaultMode: 'blue' } })).toThrow(
        'site.config.ts: Field "baseUrl" is "docs": must start and end with "/".\n' +
          'site.config.ts: Field "colorMode.defaultMode" is "blue"; allowed: "light", "dark".',
      )
    })

    it('are looked for in the overriding file', () => {
      write('content/site.config.json', { titel: 'A' })
      expect(() => load()).toThrow(
        `${path.join(cwd, 'content/site.config.json')}: Unknown field "titel". Did you mean "title"?`,
      )
    })

    it.each([
      ['a path in the URL', { url: 'https://example.org/docs' }],
      ['a URL without protocol', { url: 'example.org' }],
      ['an unknown navbar item type', { navbar: { items: [{ type: 'menu' }] } }],
      ['no version', { versions: [] }],
      [
        'a locale code that cannot be a path',
        { i18n: { defaultLocale: 'en', locales: [{ code: 'a/b', label: 'A' }] } },
      ],
      ['a link that is no address', { navbar: { items: [{ label: 'A', href: 'a' }] } }],
    ])('are refused: %s', (_what, fields) => {
      expect(() => load(fields)).toThrow(/^site\.config\.ts: /)
    })
  })
})

describe('docSetSources', () => {
  it('has every version in the default locale and the latest one in translated locales', () => {
    expect(loadedConfig(SEVERAL_SETS).sources).toEqual([
      {
        key: 'en/current',
        locale: 'en',
        version: 'current',
        folder: '/repo/content',
        basePath: '',
      },
      { key: 'en/1.0', locale: 'en', version: '1.0', folder: '/repo/one', basePath: '/1.0' },
      {
        key: 'de/current',
        locale: 'de',
        version: 'current',
        folder: '/repo/german',
        basePath: '/de',
      },
    ])
  })
})

describe('docSetSources of the default locale', () => {
  it('are the versions alone, even when the locale names a folder', () => {
    const i18n = { defaultLocale: 'en', locales: [{ code: 'en', label: 'English', folder: 'en' }] }
    expect(loadedConfig({ i18n }).sources.map(({ key, folder }) => [key, folder])).toEqual([
      ['en/current', '/repo/content'],
    ])
  })
})

describe('mergeConfig', () => {
  it('goes into sections at every depth', () => {
    expect(mergeConfig({ a: { b: { c: 1, d: 2 } }, e: 3 }, { a: { b: { c: 4 } } })).toEqual({
      a: { b: { c: 4, d: 2 } },
      e: 3,
    })
  })

  it('replaces lists, values, and null either way', () => {
    expect(
      mergeConfig(
        { a: [1, 2], b: 'x', c: null, d: { e: 1 } },
        { a: [3], b: 0, c: { f: 1 }, d: null },
      ),
    ).toEqual({
      a: [3],
      b: 0,
      c: { f: 1 },
      d: null,
    })
  })

  it('leaves the base as it is', () => {
    const base = { a: { b: 1 } }
    mergeConfig(base, { a: { b: 2 } })
    expect(base).toEqual({ a: { b: 1 } })
  })
})
