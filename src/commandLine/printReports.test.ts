import { describe, expect, it } from 'vitest'
import { checkConfig } from '../effects/checker/check'
import type { CheckerReference } from '../effects/checker/reference'
import { REFERENCE, effectWith } from '../effects/checker/testing/reference'
import { printReports } from './printReports'
import type { PrintOptions } from './printReports'

interface Given {
  file: string
  text: string
}

function checkFiles(
  files: readonly Given[],
  reference: CheckerReference,
  options: Partial<PrintOptions> & Pick<PrintOptions, 'format'>,
) {
  const reports = files.map(({ file, text }) => ({
    file,
    report: checkConfig(text, reference, { file }),
  }))
  return printReports(reports, { siteUrl: '', ...options })
}

const wrong = { file: 'plugins/EcoItems/items/a.yml', text: effectWith('damage: 1', 'add_damge') }
const right = { file: 'plugins/EcoItems/items/b.yml', text: effectWith('damage: 1') }
const hint = { file: 'c.yml', text: '- id: give_virtual_key\n  triggers: [kill]\n' }

describe('printReports', () => {
  it('has nothing to say about what is right', () => {
    expect(checkFiles([right], REFERENCE, { format: 'text' })).toEqual({
      output: '1 file checked: nothing to report.\n',
      total: { error: 0, warning: 0, info: 0 },
    })
  })

  it('prints a finding with its place, reason, fix and page', () => {
    const { output, total } = checkFiles([wrong, right], REFERENCE, {
      format: 'text',
      siteUrl: 'https://example.org',
    })
    expect(total).toEqual({ error: 1, warning: 0, info: 0 })
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

  it('can leave hints out', () => {
    expect(checkFiles([hint], REFERENCE, { format: 'text' }).output).toContain('1 hint.')
    expect(checkFiles([hint], REFERENCE, { format: 'text', quiet: true }).output).toBe(
      '1 file checked: nothing to report.\n',
    )
  })

  it('prints colours for a terminal, and no others', () => {
    const text = '- id: "x\\u001b[2J\\u009b2J"\n  triggers: [kill]\n'
    const { output } = checkFiles([{ file: 'a.yml', text }], REFERENCE, {
      format: 'text',
      colours: true,
    })
    expect(output).toContain('\u001b[33mwarning\u001b[0m')
    expect(output).not.toMatch(/\u001b\[2J|\u009b/)
  })

  it('lets no control character of a config into JSON', () => {
    const text = '- id: "x\\u009b2J\\u202e"\n  triggers: [kill]\n'
    for (const format of ['json', 'sarif'] as const) {
      const { output } = checkFiles([{ file: 'a\u009b.yml', text }], REFERENCE, { format })
      expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
      expect(() => JSON.parse(output) as unknown).not.toThrow()
    }
  })
})
