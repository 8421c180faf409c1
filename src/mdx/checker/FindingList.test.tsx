import { expect, it, vi } from 'vitest'
import { check } from '../../effects/checker/testing/reference'
import { renderPage } from '../../site/testing/renderPage'
import { FindingList } from './FindingList'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

it('quotes the config and makes no link of it', () => {
  const report = check('- id: "x` [Open the fix](https://evil.example/a) `y"\n  triggers: [kill]\n')
  const markup = renderPage(
    <FindingList report={report} currentLine={undefined} onJump={() => {}} onFix={() => {}} />,
  )
  expect(markup).toContain('Open the fix')
  expect(markup).not.toContain('href="https://evil.example')
})
