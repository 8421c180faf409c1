import { expect, it, vi } from 'vitest'
import { renderPage } from '../../site/testing/renderPage'
import { ColorModeToggle } from './ColorModeToggle'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

it('holds both faces, so that the styles can show the right one before scripts run', () => {
  const html = renderPage(<ColorModeToggle />)
  expect(html).toContain('Switch to dark mode')
  expect(html).toContain('Switch to light mode')
  expect(html.match(/width="24" height="24"/g)).toHaveLength(2)
})
