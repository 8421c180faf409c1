import { describe, expect, it } from 'vitest'
import { checkConfig } from './check'
import { REFERENCE } from './testing/reference'

const keys = [
  'gui.rows',
  'gui.mask.pattern',
  'gui.close.enabled',
  'gui.close.location.row',
  'gui.close.location.column',
  'gui.back.row',
  'gui.back.column',
  'gui.job-area.top-left.row',
  'gui.job-area.top-left.column',
  'gui.choices[].row',
  'gui.choices[].column',
  'map.mask.pattern',
  'map.close.row',
  'map.close.column',
].map((path) => ({ path }))

const reference = {
  ...REFERENCE,
  files: [{ file: 'EcoJobs/config.yml', route: '/ecojobs/settings', name: 'keys', keys }],
}

function found(text: string): string[] {
  return checkConfig(text, reference, { file: 'plugins/EcoJobs/config.yml' })
    .findings.filter(({ code }) => /^(?:slot|mask)-/.test(code))
    .map(({ line, severity, code }) => `${line} ${severity} ${code}`)
}

const close = (row: number, column: number, enabled = 'true') =>
  `  close:\n    enabled: ${enabled}\n    location: { row: ${row}, column: ${column} }\n`

describe('buttons of the menus in settings', () => {
  it('are in the rows and columns of their menu', () => {
    expect(found(`gui:\n  rows: 3\n${close(3, 9)}`)).toEqual([])
    expect(found(`gui:\n  rows: 3\n${close(4, 9)}`)).toEqual(['5 error slot-outside'])
    expect(found(`gui:\n  rows: 3\n${close(3, 10)}`)).toEqual(['5 error slot-outside'])
    expect(found(`gui:\n  rows: "%rows%"\n${close(9, 9)}`)).toEqual([])
  })

  it('count the lines of the mask where a menu has no rows of its own', () => {
    const map = (row: number) =>
      `map:\n  mask: { pattern: ["111111111", "100000001"] }\n  close: { row: ${row}, column: 1 }\n`
    expect(found(map(2))).toEqual([])
    expect(found(map(3))).toEqual(['3 error slot-outside'])
  })

  it('have a place to themselves, also in lists', () => {
    const text = `gui:\n  rows: 3\n${close(3, 5)}  choices:\n    - { row: 3, column: 5 }\n    - { row: 3, column: 6 }\n`
    expect(found(text)).toEqual(['7 warning slot-taken'])
  })

  it('are left alone when they are switched off, and where one comes instead of the other', () => {
    expect(found(`gui:\n  rows: 3\n${close(4, 9, 'false')}`)).toEqual([])
    expect(found(`gui:\n  rows: 3\n${close(3, 5)}  back: { row: 3, column: 5 }\n`)).toEqual([])
    const area = '  job-area: { top-left: { row: 3, column: 5 } }\n'
    expect(found(`gui:\n  rows: 3\n${close(3, 5)}${area}`)).toEqual([])
  })
})

describe('masks', () => {
  const mask = (...lines: string[]) =>
    found(
      `gui:\n  rows: 2\n  mask:\n    pattern:\n${lines.map((one) => `      - "${one}"\n`).join('')}`,
    )

  it('have no more lines and columns than the menu', () => {
    expect(mask('111111111', '11')).toEqual([])
    expect(mask('111111111', '111111111', '111111111')).toEqual(['7 error mask-size'])
    expect(mask('1111111111')).toEqual(['5 error mask-size'])
  })
})
