import { expect, it } from 'vitest'
import { escapeHtml } from './escapeHtml'

it('keeps ampersands of entities visible, and quotes out of attributes', () => {
  expect(escapeHtml('<a> & &lt; "b"')).toBe('&lt;a&gt; &amp; &amp;lt; &quot;b&quot;')
})
