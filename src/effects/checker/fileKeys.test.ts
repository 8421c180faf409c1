import { describe, expect, it } from 'vitest'
import type { FileKey, FileTable } from '../files/fileKeys'
import { checkConfig } from './check'
import type { CheckOptions } from './check'
import { REFERENCE } from './testing/reference'

const FILES: FileTable[] = [
  {
    file: 'Talismans/talismans/*.yml',
    route: '/talismans/how-to',
    name: 'keys',
    keys: [
      { path: 'name', type: 'text', required: true },
      { path: 'lore', type: 'list of texts' },
      { path: 'weight', type: 'whole number' },
      { path: 'craftable', type: 'true or false' },
      { path: 'shop.price', type: 'number or expression', required: true },
      { path: 'steps[].after', type: 'whole number', required: true },
      { path: 'looks.<state>.picture', type: 'text', required: true },
      { path: 'own', type: 'section' },
      { path: 'icon', type: 'item lookup' },
      { path: 'recipe', type: 'list of item lookups' },
      { path: 'rows', type: 'whole number', least: 1, most: 6 },
      { path: 'kind', type: 'text', choices: ['day', 'night'] },
      { path: 'effects', type: 'list of effects' },
    ],
  },
  {
    file: 'EcoItems/items/*.yml',
    route: '/ecoitems',
    name: 'keys',
    keys: [
      { path: 'template', type: 'text or list of texts' },
      { path: 'item.item', type: 'item lookup', required: true },
      { path: 'item.display-name', type: 'text', required: true },
    ],
  },
  {
    file: 'Talismans/config.yml',
    route: '/talismans',
    name: 'settings',
    keys: [{ path: 'read-inventory', type: 'true or false' }],
  },
]

/** Where tests have keys of their own. */
const TABLE: Omit<FileTable, 'keys'> = {
  file: 'Talismans/talismans/*.yml',
  route: '/talismans/how-to',
  name: 'keys',
}

const TALISMAN = 'plugins/Talismans/talismans/moon.yml'

function check(text: string, options: CheckOptions = { file: TALISMAN }) {
  return checkConfig(text, { ...REFERENCE, files: FILES }, options).findings
}

const found = (text: string, options?: CheckOptions) =>
  check(text, options).map(({ line, severity, code, message }) =>
    [line, severity, code, /`[^`]*`/.exec(message)?.[0]].join(' '),
  )

describe('values of a whole file', () => {
  const NEEDED = 'name: Moon\nshop: { price: 1 }\n'

  it('are in their ranges', () => {
    expect(found(`${NEEDED}rows: 7\n`)).toEqual(['3 warning out-of-range `rows`'])
    expect(found(`${NEEDED}rows: 0\n`)).toHaveLength(1)
    expect(found(`${NEEDED}rows: 6\n`)).toEqual([])
    expect(found(`${NEEDED}rows: "%rows%"\n`)).toEqual([])
  })

  it('are among their choices, in upper or lower case', () => {
    expect(found(`${NEEDED}kind: nihgt\n`)).toEqual(['3 warning unknown-choice `nihgt`'])
    expect(found(`${NEEDED}kind: NIGHT\n`)).toEqual([])
    expect(found(`${NEEDED}kind: ""\n`)).toEqual([])
  })

  it('are item lookups that eco can read, told at the word that it cannot', () => {
    const places = (text: string) =>
      check(NEEDED + text).map(({ code, line, column, endColumn }) => {
        const shown = `${NEEDED}${text}`.split('\n')[line - 1] ?? ''
        return `${code} ${shown.slice(column - 1, endColumn - 1)}`
      })
    expect(places('icon: stone max_stack_size:900 glint\n')).toEqual([
      'bad-lookup max_stack_size:900',
    ])
    expect(places('icon: "stone||dirt"\n')).toEqual(['bad-lookup stone||dirt'])
    expect(places('recipe:\n  - ""\n  - minecraft:stone 4\n  - ecoitems:a ? stone 2\n')).toEqual([
      'bad-lookup minecraft:stone',
    ])
    expect(places('icon: player_head texture:%head%\n')).toEqual([])
    expect(places('icon: diamond:4\n')).toEqual([])
    expect(places('icon: gray_stained_glass_pane name:""\n')).toEqual([])
    expect(places('icon: yes\n')).toEqual(['yaml-text yes'])
  })
})

describe('keys of a whole file', () => {
  it('are right as the tables have them', () => {
    const text =
      'name: Moon\nlore: [a, b]\nweight: 5\ncraftable: yes\nshop: { price: "%level% * 2" }\n' +
      'steps:\n  - after: 3\nlooks:\n  full: { picture: moon }\nown: { anything: goes }\n'
    expect(found(text)).toEqual([])
  })

  it('are told when nothing reads them, with the one that is meant', () => {
    const [near, far] = check('name: Moon\nwieght: 5\nglitter: 1\n')
    expect(near).toMatchObject({
      line: 2,
      severity: 'warning',
      code: 'unknown-key',
      message: 'No key `wieght` is known here. Did you mean `weight`?',
      fix: { title: 'Write `weight`' },
      href: '/talismans/how-to#keys-name',
    })
    expect(far).toMatchObject({ line: 3, severity: 'info', code: 'unknown-key' })
    expect(far).not.toHaveProperty('fix')
  })

  it('are told by where they belong, and by the lists of effects that are read', () => {
    const keys = ['open-effects', 'finish-effects'].map((path) => ({ path }))
    const reference = {
      ...REFERENCE,
      files: [
        { ...TABLE, file: 'EcoCrates/crates/*.yml', keys },
        { ...TABLE, file: 'EcoCrates/rewards/*.yml', keys: [{ path: 'win-effects' }] },
      ],
    }
    const told = (file: string, key: string) =>
      checkConfig(`${key}:\n  - id: bleed\n`, reference, { file }).findings.find(
        ({ code }) => code === 'unknown-key',
      )
    const crate = 'plugins/EcoCrates/crates/a.yml'
    const reward = 'plugins/EcoCrates/rewards/a.yml'
    expect(told(reward, 'effects')).toMatchObject({
      severity: 'warning',
      message: 'No key `effects` is known here. Did you mean `win-effects`?',
      fix: { title: 'Write `win-effects`' },
    })
    const elsewhere = told(crate, 'win-effects')
    expect(elsewhere?.message).toBe(
      'No key `win-effects` is known here. It belongs in files of EcoCrates/rewards. Did you mean `open-effects` or `finish-effects`?',
    )
    expect(elsewhere).not.toHaveProperty('fix')
    expect(told(crate, 'glitters')).toMatchObject({ severity: 'info' })
  })

  it('do not stand for one that is there', () => {
    expect(check('name: Moon\nweight: 5\nwieght: 5\n')[0]).not.toHaveProperty('fix')
  })

  it('are told when the plugin needs them, also in sections and entries that are there', () => {
    expect(found('lore: [a]\n')).toEqual(['1 error missing-key `name`'])
    expect(found('name:\n')).toEqual(['1 error missing-key `name`'])
    // The missing quotes are the mistake, and the key is there.
    expect(found('name: *fox\n').filter((one) => one.includes('missing-key'))).toEqual([])
    expect(found('name: Moon\nshop:\n  prise: 5\nsteps:\n  - {}\nlooks:\n  full: {}\n')).toEqual([
      '3 warning unknown-key `prise`',
      '3 error missing-key `price`',
      '5 error missing-key `after`',
      '7 error missing-key `picture`',
    ])
  })

  it('are told together', () => {
    const files = FILES.map((table) => ({
      ...table,
      keys: table.keys.map((key) => ({ ...key, required: true as const })),
    }))
    const options = { file: TALISMAN }
    const [first] = checkConfig('own: {}\n', { ...REFERENCE, files }, options).findings
    expect(first?.message).toBe(
      '`name`, `lore`, `weight`, `craftable`, `icon`, `recipe`, `rows`, `kind`, `effects` are missing.',
    )
  })

  it('are told by what the plugin does without them', () => {
    const needs = (required: FileKey['required'], path: string, type = 'text'): FileKey => ({
      path,
      type,
      required,
    })
    const keys = [
      needs('default', 'title'),
      needs('default', 'amount', 'whole number'),
      needs('default', 'prizes', 'list of texts'),
      needs('file', 'item', 'item lookup'),
      needs('more', 'place'),
      needs('part', 'steps[].after'),
    ]
    const reference = { ...REFERENCE, files: [{ ...TABLE, keys }] }
    const told = (text: string) =>
      checkConfig(text, reference, { file: TALISMAN }).findings.map(
        ({ severity, message, why }) => `${severity} ${message} ${why}`,
      )
    expect(told('steps: [{}]\n')).toEqual([
      'error `item` is missing. Talismans does not load the file then.',
      'error `place` is missing. Talismans fails at more than this file then: at a whole menu, or at all that loads after it.',
      'warning `title`, `amount`, `prizes` are missing. The file loads all the same: Talismans takes an empty text for `title`, 0 for `amount`, an empty list for `prizes`.',
      'error `after` is missing in `steps[]`. Talismans leaves out what it belongs to.',
    ])
    expect(told('title: a\namount: 1\nprizes: []\nitem: stone\nplace: b\n')).toEqual([])
  })

  it('may be missing where another one stands for them', () => {
    const keys: FileKey[] = [
      { path: 'list', type: 'list of texts', required: 'file', unless: 'formula' },
      { path: 'formula', type: 'text' },
    ]
    const reference = { ...REFERENCE, files: [{ ...TABLE, keys }] }
    const told = (text: string) =>
      checkConfig(text, reference, { file: TALISMAN }).findings.map(({ message }) => message)
    expect(told('formula: a\n')).toEqual([])
    expect(told('list: [a]\n')).toEqual([])
    expect(told('{}\n')).toEqual(['`list` is missing, and so is `formula`.'])
  })

  it('take what their rows say', () => {
    const text =
      'name: [Moon]\nlore: one line\nweight: heavy\ncraftable: maybe\nshop: 5\nsteps: 3\nlooks: []\n'
    expect(found(text)).toEqual([
      '1 warning wrong-type `name`',
      '2 warning wrong-type `lore`',
      '3 warning wrong-type `weight`',
      '4 warning wrong-type `craftable`',
    ])
  })

  it('are told where YAML takes a text for something else', () => {
    expect(found('name: off\nicon: #planks\n')).toEqual([
      '1 warning yaml-text `off`',
      '2 warning yaml-comment `#`',
    ])
    expect(found('name: 2026-01-01\nicon: # to come\n')).toEqual([
      '1 warning yaml-text `2026-01-01`',
    ])
    expect(found('name: "off"\nlore: [on]\nicon: stone\n')).toEqual([])
  })

  it('of items have two spellings, and may come from a template', () => {
    const options = { file: 'plugins/EcoItems/items/axe.yml' }
    expect(found('item:\n  item: stick\n  display_name: Axe\n', options)).toEqual([])
    expect(found('item:\n  display_name: [Axe]\n', options)).toEqual([
      '2 error missing-key `item`',
      '2 warning wrong-type `display_name`',
    ])
    expect(found('template: tool\nitem:\n  item: stick\n', options)).toEqual([])
    expect(found('name: Moon\nown_: 1\ntemplate: tool\n')).not.toEqual([])
  })

  it('are judged by the file that it is', () => {
    expect(found('name: Moon\n', { file: 'plugins/Talismans/config.yml' })).toEqual([
      '1 info unknown-key `name`',
    ])
    expect(found('read-inventroy: true\n', { file: 'plugins/Talismans/config.yml' })).toEqual([
      '1 warning unknown-key `read-inventroy`',
    ])
    expect(found('glitter: 1\n', { file: 'plugins/Talismans/lang.yml' })).toEqual([])
    expect(found('glitter: 1\n', {})).toEqual([])
  })

  it('may be missing in a part of a file, which may come from further down', () => {
    expect(found('weight: 5\nafter: 3\n', { file: TALISMAN, part: true })).toEqual([])
    expect(found('shop:\n  prise: 5\n', { file: TALISMAN, part: true })).toEqual([
      '2 warning unknown-key `prise`',
    ])
  })

  it('may be missing in an example that the plugin does not load', () => {
    expect(found('weight: 5\n', { file: 'plugins/Talismans/talismans/_example.yml' })).toEqual([])
  })

  it('are left to the rules for effects where effects stand', () => {
    expect(found('name: Moon\neffects:\n  - id: add_damge\n    args: { multiplier: 2 }\n')).toEqual(
      expect.arrayContaining(['3 error unknown-effect `add_damge`']),
    )
  })

  it('come to an end where a part is its own part', () => {
    expect(found('name: Moon\nown: &own\n  again: *own\n')).not.toContain('missing-key')
  })
})
