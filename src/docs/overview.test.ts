import { describe, expect, it } from 'vitest'
import type { DocMeta } from './docMeta'
import { doc } from './testing/docs'
import { countRows, overviewTree, pluginOverview } from './overview'
import type { TreeNode } from './tree'

const commands = `tables:
  all:
    preset: commands
    rows:
      - { command: /circus, permission: circus.command, default: op, description: Opens it. }
      - { command: /lrcdb import, permission: libreforge.command.lrcdb, default: op, description: x }
  others:
    preset: placeholders
    rows:
      - { placeholder: "%circus_tents%", description: Tents., example: "3" }
`
const first = doc('circus/index.mdx', 'title: Circus\ndescription: Tents and clowns.')
const docs = [
  first,
  doc('circus/settings.mdx', 'title: Settings\ndescription: All keys.\nsidebar_position: 3'),
  doc('circus/how-to-make-a-tent.mdx', 'title: How to make a tent\nsidebar_label: Make a tent'),
  doc('circus/commands.mdx', `title: Commands\nsidebar_position: 4\n${commands}`),
  doc('circus/effects/index.mdx', 'title: Effects of Circus\nsidebar_label: Overview'),
  doc('circus/effects/deep.mdx', 'title: Deep'),
  doc('circus/secret.mdx', 'title: Secret\nunlisted: true'),
  doc('zoo/index.mdx', 'title: Zoo'),
]

const textOf = (node: TreeNode): string =>
  typeof node === 'string'
    ? node
    : node
        .slice(2)
        .map((one) => textOf(one as TreeNode))
        .join(' ')

describe('pluginOverview', () => {
  it('knows the pages of the plugin, its numbers and the page behind the button', () => {
    expect(pluginOverview(first, docs, '2026.1')).toEqual({
      icon: '/img/plugins/circus.svg',
      lead: 'Tents and clowns.',
      make: { label: 'Make a tent', href: '/circus/how-to-make-a-tent' },
      needs: ['eco'],
      version: '2026.1',
      commands: { label: 'Commands', href: '/circus/commands', count: 1 },
      placeholders: { label: 'Commands', href: '/circus/commands', count: 1 },
      entries: [],
      parts: {},
      pages: [
        { label: 'Settings', href: '/circus/settings', text: 'All keys.' },
        { label: 'Commands', href: '/circus/commands', text: '' },
        { label: 'Make a tent', href: '/circus/how-to-make-a-tent', text: '' },
        { label: 'Effects of Circus', href: '/circus/effects', text: '' },
      ],
    })
  })

  it('takes the word of the author for the button and for what is needed', () => {
    const own = doc('circus/index.mdx', 'overview: { make: settings, needs: [Vault] }')
    const { make, needs } = pluginOverview(own, docs, undefined)
    expect(make?.href).toBe('/circus/settings')
    expect(needs).toEqual(['eco', 'Vault'])
  })

  it('counts the entries that need the plugin, where there is a finder', () => {
    const entry = (id: string, kind: string, more = '') =>
      doc(
        `effects/${id}.mdx`,
        `kind: ${kind}\nid: ${id}\ntitle: ${id}\ndescription: x\nrequires: [Circus]\n${more}`,
      )
    const finder: DocMeta = {
      ...doc('effects/finder.mdx', 'title: Finder'),
      components: ['EntryFinder'],
    }
    const all = [
      ...docs,
      finder,
      entry('juggle', 'effect', 'execution: triggered'),
      entry('roar', 'effect', 'execution: triggered\nunlisted: true'),
      entry('applaud', 'trigger'),
    ]
    expect(pluginOverview(first, all, undefined).entries).toEqual([
      { kind: 'effect', count: 1, href: '/effects/finder?kind=effect&requires=Circus' },
      { kind: 'trigger', count: 1, href: '/effects/finder?kind=trigger&requires=Circus' },
    ])
    expect(pluginOverview(first, [...docs, entry('juggle', 'effect')], undefined).entries).toEqual(
      [],
    )
  })

  it('does with little', () => {
    const zoo = doc('zoo/index.mdx', 'title: Zoo')
    expect(pluginOverview(zoo, docs, undefined)).toEqual({
      icon: '/img/plugins/zoo.svg',
      lead: '',
      needs: ['eco'],
      entries: [],
      parts: {},
      pages: [],
    })
  })
})

describe('overviewTree', () => {
  it('begins with the title, then lead, ways, facts and pages', () => {
    const [header] = overviewTree(pluginOverview(first, docs, '2026.1'), first)
    expect(
      textOf(header ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe(
      'Circus Tents and clowns. Make a tent Commands Placeholders Needs eco ' +
        'Described version 2026.1 Commands 1 Placeholders 1 ' +
        'Settings All keys. Commands Make a tent Effects of Circus',
    )
  })

  it('leads to the first steps and the files of the page', () => {
    const own = doc('circus/index.mdx', 'title: Circus\noverview: { start: go, files: tree }')
    const [header] = overviewTree(pluginOverview(own, docs, undefined), own)
    expect(JSON.stringify(header)).toContain(
      '["a",{"href":"#go"},"First steps"],["a",{"href":"#tree"},"Files"]',
    )
  })

  it('leaves out the texts of very many pages', () => {
    const pages = Array.from({ length: 20 }, (_, at) => ({
      label: `Page ${at}`,
      href: `/circus/${at}`,
      text: 'A long sentence.',
    }))
    const overview = { ...pluginOverview(first, docs, undefined), pages }
    expect(textOf(overviewTree(overview, first)[0] ?? '')).not.toContain('A long sentence')
  })
})

it("counts what is the plugin's own", () => {
  expect(countRows({})).toEqual({ commands: 0, placeholders: 0 })
})
