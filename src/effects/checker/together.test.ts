import { describe, expect, it } from 'vitest'
import type { FileTable } from '../files/fileKeys'
import { checkConfig } from './check'
import { REFERENCE } from './testing/reference'
import { judgeTogether } from './together'

const table = (file: string, path: string, refers: string): FileTable => ({
  file,
  route: '/how-to',
  name: 'keys',
  keys: [{ path, refers }, { path: 'name' }],
})

const FILES = [
  table('EcoCrates/crates/*.yml', 'rewards', 'EcoCrates/rewards/*.yml'),
  table('Talismans/talismans/*.yml', 'higherLevelOf', 'Talismans/talismans/*.yml'),
  table('EcoEnchants/enchants/*.yml', 'targets', 'EcoEnchants/targets.yml targets[].id all'),
  {
    file: 'EcoEnchants/targets.yml',
    route: '/how-to',
    name: 'targets',
    keys: [{ path: 'targets[].id' }, { path: 'targets[].items' }],
  },
]

/** Findings of files by their paths, as `file:line code message`. */
function found(files: Record<string, string>): string[] {
  const checked = Object.entries(files).map(([file, text]) => ({
    file,
    report: checkConfig(text, { ...REFERENCE, files: FILES }, { file }),
  }))
  return judgeTogether(checked).flatMap(({ file, report }) =>
    report.findings.map(({ line, code, message }) => `${file}:${line} ${code} ${message}`),
  )
}

const CRATE = 'plugins/EcoCrates/crates/demo.yml'

describe('judgeTogether', () => {
  it('tells ids that no file has, with the one that is meant', () => {
    const files = {
      [CRATE]: 'rewards:\n  - sword\n  - Diamond\n  - "%any%"\n  - diamnod\n',
      'plugins/EcoCrates/rewards/sword.yml': '',
      'plugins/EcoCrates/rewards/rare/diamond.yml': '',
    }
    expect(found(files)).toEqual([
      `${CRATE}:5 unknown-reference No file in EcoCrates/rewards is called \`diamnod\`. Did you mean \`diamond\`?`,
    ])
  })

  it('does not judge ids of files that are somewhere else', () => {
    expect(found({ [CRATE]: 'rewards: [sword]\n' })).toEqual([])
    expect(
      found({
        [`a/${CRATE}`]: 'rewards: [sword]\n',
        'b/plugins/EcoCrates/rewards/diamond.yml': '',
        'a/plugins/EcoCrates/rewards/_sword.yml': '',
      }),
    ).toEqual([])
  })

  it('tells ids that the list of another file does not have', () => {
    const enchant = 'plugins/EcoEnchants/enchants/bite.yml'
    const text = 'targets: [sword, All, swrod]\n'
    const targets = 'targets:\n  - id: Sword\n    items: []\n  - id: axe\n    items: []\n'
    expect(found({ [enchant]: text, 'plugins/EcoEnchants/targets.yml': targets })).toEqual([
      `${enchant}:1 unknown-reference Nothing in EcoEnchants/targets.yml has the id \`swrod\`. Did you mean \`sword\`?`,
    ])
    expect(found({ [enchant]: text })).toEqual([])
    // Whose it is nobody knows.
    expect(found({ [enchant]: text, 'targets.yml': targets })).toEqual([])
  })

  it('tells files with one id, on one server', () => {
    const files = {
      'plugins/EcoCrates/rewards/sword.yml': '',
      'plugins/EcoCrates/rewards/old/Sword.yml': '',
      'backup/plugins/EcoCrates/rewards/sword.yml': '',
      'plugins/EcoCrates/crates/sword.yml': '',
    }
    const message = (file: string, id: string) =>
      `duplicate-id plugins/EcoCrates/rewards/${file}.yml is called \`${id}\` as well.`
    expect(found(files)).toEqual([
      `plugins/EcoCrates/rewards/sword.yml:1 ${message('old/Sword', 'sword')}`,
      `plugins/EcoCrates/rewards/old/Sword.yml:1 ${message('sword', 'Sword')}`,
    ])
  })

  it('tells chains that run in a circle, and no others', () => {
    const at = (name: string) => `plugins/Talismans/talismans/${name}.yml`
    const files = {
      [at('a_1')]: 'name: A\n',
      [at('a_2')]: 'higherLevelOf: a_1\n',
      [at('b_1')]: 'higherLevelOf: b_3\n',
      [at('b_2')]: 'higherLevelOf: b_1\n',
      [at('b_3')]: 'name: B\nhigherLevelOf: b_2\n',
      [at('c_1')]: 'higherLevelOf: b_2\n',
      [at('d')]: 'higherLevelOf: d\n',
    }
    expect(found(files).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      `${at('b_1')}:1 reference-circle`,
      `${at('b_2')}:1 reference-circle`,
      `${at('b_3')}:2 reference-circle`,
      `${at('d')}:1 reference-circle`,
    ])
  })
})
