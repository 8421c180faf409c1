import { expect, it, vi } from 'vitest'
import { renderPage } from '../../site/testing/renderPage'
import { ArgumentField } from './ArgumentField'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

it('shows what is wrong with a value without making links of it', () => {
  const argument = { name: 'amount', type: 'expression' } as const
  const value = '1 %[Get-the-fixed-version-here](https://evil.example/x)%'
  const markup = renderPage(<ArgumentField argument={argument} value={value} onChange={() => {}} />)
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).not.toContain('<a ')
})
