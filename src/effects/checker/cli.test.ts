import { describe, expect, it } from 'vitest'
import { checkFiles, selectConfigs } from './cli'
import { REFERENCE, effectWith } from './testing/reference'

const wrong = { file: 'plugins/EcoItems/items/a.yml', text: effectWith('damage: 1', 'add_damge') }
const right = { file: 'plugins/EcoItems/items/b.yml', text: effectWith('damage: 1') }
const hint = { file: 'c.yml', text: '- id: give_virtual_key\n  triggers: [kill]\n' }

describe('checkFiles', () => {
  it('has nothing to say about what is right', () => {
    expect(checkFiles([right], REFERENCE, { format: 'text' })).toEqual({
      output: '1 file checked: nothing to report.\n',
      exitCode: 0,
    })
  })

  it('prints a finding with its place, reason, fix and page', () => {
    const { output, exitCode } = checkFiles([wrong, right], REFERENCE, {
      format: 'text',
      siteUrl: 'https://example.org',
    })
    expect(exitCode).toBe(1)
    expect(output).toBe(
      [
        'plugins/EcoItems/items/a.yml:2:9  error  `add_damge` is not known to this version of the reference as an effect. Did you mean `add_damage`?  (unknown-effect)',
        '    An effect that the server does not know is left out when the file loads, with an error in the console.',
        '    Fix: Write `add_damage`.',
        '    See https://example.org/effects/all-effects/add_damage',
        '',
        '2 files checked: 1 error, 0 warnings, 0 hints.',
        '',
      ].join('\n'),
    )
  })

  it('finds the same in a file whatever was checked before it', () => {
    const rubbish = {
      file: 'rubbish.yml',
      text: `effects:\n${Array.from({ length: 500 }, (_, n) => `  - id: nothing_like_it_${n}\n`).join('')}`,
    }
    // References of their own: nothing is known of them from checks before.
    const together = checkFiles([rubbish, wrong], { ...REFERENCE }, { format: 'json' })
    const alone = checkFiles([wrong], { ...REFERENCE }, { format: 'json' })
    const [found] = (JSON.parse(alone.output) as { files: unknown[] }).files
    expect(together.exitCode).toBe(alone.exitCode)
    expect((JSON.parse(together.output) as { files: unknown[] }).files[1]).toEqual(found)
  })

  it('prints JSON', () => {
    const { output } = checkFiles([wrong], REFERENCE, { format: 'json' })
    expect(JSON.parse(output)).toMatchObject({
      version: 1,
      counts: { error: 1, warning: 0, info: 0 },
      files: [{ file: wrong.file, findings: [{ line: 2, code: 'unknown-effect' }] }],
    })
  })

  it('prints annotations for GitHub, escaped', () => {
    const file = { ...wrong, file: 'odd,name%.yml' }
    const { output } = checkFiles([file], REFERENCE, { format: 'github' })
    expect(output).toMatch(
      /^::error file=odd%2Cname%25\.yml,line=2,col=9,endColumn=18,title=unknown-effect::`add_damge` /,
    )
  })

  it('lets no text of a config or name of a file begin a line or steer a terminal', () => {
    const text = '- id: "x\\n::error ::y \\u001b[2J `z`"\n  triggers: [kill]\n'
    for (const format of ['text', 'github'] as const) {
      const { output } = checkFiles([{ file: 'a\n::debug.yml', text }], REFERENCE, { format })

      expect(output).not.toMatch(/\u001b/)
      const commands = output.split('\n').filter((line) => line.startsWith('::'))
      expect(commands.every((line) => /^::(?:error|warning|notice) file=a /.test(line))).toBe(true)
    }
  })

  it('does not fail for hints and can leave them out', () => {
    expect(checkFiles([hint], REFERENCE, { format: 'text' })).toMatchObject({
      output: expect.stringContaining('1 hint.'),
      exitCode: 0,
    })
    expect(checkFiles([hint], REFERENCE, { format: 'text', quiet: true }).output).toBe(
      '1 file checked: nothing to report.\n',
    )
  })

  it('reads the plugin from the whole path', () => {
    const file = { ...hint, path: '/srv/plugins/EcoCrates/rewards/c.yml' }
    expect(checkFiles([file], REFERENCE, { format: 'text' }).output).toMatch(/nothing to report/)
  })
})

describe('selectConfigs', () => {
  it('leaves out other plugins, other files and samples', () => {
    expect(
      selectConfigs([
        'plugins/EcoItems/items/a.yml',
        'plugins/EcoItems/items/_example.yml',
        'plugins/Essentials/config.yml',
        'plugins/EcoItems/readme.txt',
      ]),
    ).toEqual(['plugins/EcoItems/items/a.yml'])
  })

  it('takes every config where no path names a plugin', () => {
    expect(selectConfigs(['mine/a.yml', 'mine/b.yaml', 'mine/_c.yml'])).toEqual([
      'mine/a.yml',
      'mine/b.yaml',
    ])
  })
})
