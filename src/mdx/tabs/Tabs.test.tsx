import { expect, it, vi } from 'vitest'
import { REGISTRY } from '../registry'
import { treeRenderer } from '../renderTree'
import { renderPage } from '../../site/testing/renderPage'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

it('renders every panel, one of them open, each tied to its tab', () => {
  const markup = renderPage(
    treeRenderer(REGISTRY)([
      [
        'Tabs',
        { groupId: 'os', defaultValue: 'b' },
        ['TabItem', { value: 'a', label: 'Alpha' }, ['p', null, 'first']],
        ['TabItem', { value: 'b', label: 'Beta' }, ['p', null, 'second']],
      ],
    ]),
  )
  expect(markup).toMatch(
    /aria-selected="false" tabindex="-1"[^>]*>Alpha<.*aria-selected="true" tabindex="0"[^>]*>Beta</i,
  )
  expect(markup).toMatch(/role="tabpanel"[^>]* hidden=""[^>]*><p[^>]*>Alpha<\/p><p>first/)
  expect(markup).toMatch(/role="tabpanel"(?![^>]*hidden)[^>]*><p[^>]*>Beta<\/p><p>second/)
  const [, controls] = /aria-controls="([^"]+)"/.exec(markup) ?? []
  expect(markup).toContain(`role="tabpanel" id="${controls}"`)
})
