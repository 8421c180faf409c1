import { describe, expect, it } from 'vitest'
import { check } from '../../effects/checker/testing/reference'
import { CHECKER_LABELS } from '../../docs/labels/checker'
import type { CheckerLabel } from '../../docs/labels/checker'
import { blocksText, countsText, reportText } from './reportText'

const label = (key: CheckerLabel) => CHECKER_LABELS[key]
const report = check('effects:\n  - id: add_damge\n    triggers: [kill, kil]\n')

describe('the result as text', () => {
  it('counts', () => {
    expect(countsText(report, label)).toBe('1 error, 1 warning')
    expect(countsText(check('a: 1'), label)).toBe('Nothing to report.')
    expect(blocksText(report, label)).toBe('1 effect, 2 triggers')
    expect(blocksText(check('a: 1'), label)).toBe('')
  })

  it('names place, message and fix', () => {
    const text = reportText(report, label)
    expect(text).toContain(
      '1 error, 1 warning\n\nLine 2, column 9 · Error: `add_damge` is not known',
    )
    expect(text).toContain('  Fix: Write `add_damage`.')
  })
})
