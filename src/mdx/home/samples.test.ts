import path from 'node:path'
import { expect, it } from 'vitest'
import { readContentReference } from '../../docs/readContent'
import { HOME_LABELS } from '../../docs/labels/home'
import { checkConfig } from '../../effects/checker/check'
import { RUN_LINES, WRONG_LINE, WRONG_LINES } from './samples'

const reference = readContentReference(path.resolve('content'))
const check = (lines: readonly string[]) =>
  checkConfig(lines.join('\n'), reference, { file: 'plugins/EcoItems/items/coin.yml', part: true })
    .findings

it('shows a config that loads', () => {
  expect(check(RUN_LINES.map(([text]) => text))).toEqual([])
})

it('says of the wrong config what the checker says', () => {
  const [finding, ...others] = check(WRONG_LINES)
  expect(others).toEqual([])
  expect(finding?.line).toBe(WRONG_LINE)
  expect(finding?.message).toContain(HOME_LABELS.toolCheckerFinding)
})
