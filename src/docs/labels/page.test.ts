import { expect, it } from 'vitest'
import { compileRead } from '../compile/compile'
import { readDocMeta } from '../docMeta'
import { loadedConfig } from '../testing/site'
import { ownPageLabels, pageWords } from './page'

const labels = {
  search: 'Suche',
  columnKey: 'Schlüssel',
  columnArgument: 'Argument',
  columnNeeded: 'Nötig',
  argumentRequired: 'nötig',
  argumentAliases: 'Heißt auch {names}.',
  argumentOr: 'oder',
  'type.boolean': 'ja oder nein',
}

/** What the build writes into a doc of the locale with these labels. */
async function german(raw: string): Promise<string> {
  const { sources } = loadedConfig({
    i18n: {
      defaultLocale: 'en',
      locales: [
        { code: 'en', label: 'English' },
        { code: 'de', label: 'Deutsch', folder: '../german', labels },
      ],
    },
  })
  const source = sources.find(({ locale }) => locale === 'de')
  if (!source) throw new Error('There is no German set.')
  const filePath = `${source.folder}/a.mdx`
  const { meta, read } = readDocMeta({ raw, filePath, source, mainDocId: 'home', root: '/' })
  const { tree } = compileRead(meta, read)
  return JSON.stringify(tree)
}

it('tables of arguments speak the language of their doc', async () => {
  const fields = '{ name: a, aliases: [b, c], type: boolean, required: true, description: D }'
  const tree = await german(
    `---\nkind: effect\nid: x\narguments: [${fields}]\n---\n\n<Arguments />\n`,
  )
  for (const word of ['Nötig', 'nötig', 'ja oder nein', ' Heißt auch ', ' oder ', 'Meaning']) {
    expect(tree).toContain(`"${word}"`)
  }
  expect(tree).not.toMatch(/Needed|"required"|Also read/)
})

it('tables of keys do, too', async () => {
  const table = 'tables: { t: { preset: keys, rows: [{ path: a, type: b }] } }'
  const tree = await german(`---\n${table}\n---\n\n<DataTable name="t" />\n`)
  expect(tree).toContain('"Schlüssel"')
  expect(tree).toContain('"Type"')
  expect(tree).not.toContain('"Key"')
})

it('a doc carries only the words that are written into it', () => {
  expect(ownPageLabels({ search: 'Suche', columnKey: 'Schlüssel' })).toEqual({
    columnKey: 'Schlüssel',
  })
  expect(ownPageLabels({ search: 'Suche' })).toBeUndefined()
  expect(pageWords()('type.item-list')).toBe('list of item lookups')
})
