import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { codeSpans } from './codeSpans'

it('renders code spans and leaves links as text', () => {
  expect(renderToStaticMarkup(codeSpans('`a` is no [trigger](https://evil.example/a).'))).toBe(
    '<code>a</code> is no [trigger](https://evil.example/a).',
  )
})

it('takes no longer for a text full of brackets', () => {
  const text = '['.repeat(1_000_000)
  expect(codeSpans(text)).toEqual([text])
})
