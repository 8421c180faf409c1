import { describe, expect, it } from 'vitest'
import { check, effectWith } from './testing/reference'

const told = (text: string) =>
  check(text)
    .findings.filter(({ code }) => code.startsWith('yaml-'))
    .map(({ line, severity, code, message }) => `${line} ${severity} ${code} ${message}`)

describe('traps of YAML 1.1', () => {
  it.each([
    ['a: 010\n', '1 warning yaml-number `010` is read as 8.'],
    ['a: -0_17\n', '1 warning yaml-number `-0_17` is read as -15.'],
    ['time: 12:30\n', '1 warning yaml-number `12:30` is read as 750.'],
    ['at: [1:02:03]\n', '1 warning yaml-number `1:02:03` is read as 3723.'],
    ['states:\n  off: a\n', '2 warning yaml-key The key `off` is read as `false`.'],
    ['Yes: 1\n', '1 warning yaml-key The key `Yes` is read as `true`.'],
    [
      'name: #ff0000Fire\nb: 1\n',
      '1 warning yaml-comment Text that starts with `#` needs quotes: `#ff0000` is lost.',
    ],
  ])('tells %j', (text, found) => {
    expect(told(text)).toEqual([found])
  })

  it('names blanks that are no spaces, whether the file loads or not', () => {
    const found = /^\d \w+ yaml-\w+ The line starts with non-breaking blanks/
    expect(
      told('effects:\n  - id: bleed\n\u00a0\u00a0\u00a0\u00a0args:\n      damage: 1\n'),
    ).toEqual([expect.stringMatching(found)])
    expect(told('a:\n  b: 1\n\u00a0\u00a0c\n  d: 1\n')).toEqual([expect.stringMatching(found)])
  })

  it.each([
    ['effects:\n  - id: bleed\n   triggers:\n      - kill\n', /3 error .* does not line up/],
    ['a:\n  b: 1\n  c\nd: 1\n', /3 error .* `:` is missing behind the key/],
  ])('says in plain words what the parser says in its own: %j', (text, found) => {
    expect(told(text)[0]).toMatch(found)
  })

  it.each([
    'a: 0\nb: 7\nc: 0.10\nd: 08\ne: 00\nf: "010"\ng: 1:75\nh: 10_000\n',
    'a: yes\nb: OFF\n"on": 1\nyEs: 1\ny: 1\n',
    'a: # nothing yet\nb: #none\nc: #ffffff is white\n  d: 1\ne: "#ff0000"\n',
  ])('leaves alone %j', (text) => {
    expect(told(text)).toEqual([])
  })

  it('leaves alone the files of other programs', () => {
    const text = 'on: [push]\ncron: 12:30\n'
    expect(check(text, { file: '.github/workflows/configs.yml' }).findings).toEqual([])
    expect(check(text, { file: 'plugins/EcoItems/items/a.yml' }).findings).toHaveLength(2)
  })

  it('takes digits in groups for a number', () => {
    expect(check(effectWith('damage: 10_000')).findings).toEqual([])
  })
})
