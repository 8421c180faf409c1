import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../site/testing/renderPage'
import { CodeBlock } from './CodeBlock'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

const line = '<span class="line"><span class="hljs-attr">a:</span> 1\n</span>'

describe('CodeBlock', () => {
  it('offers to check effects, where the docs have a checker', () => {
    const effects = '<span class="hljs-attr">effects:</span>'
    const block = (language: string, html: string) => (
      <CodeBlock language={language} html={html} lines={1} />
    )
    expect(renderPage(block('yaml', effects), { doc: { checker: '/check' } })).toContain(
      '>Check</button>',
    )
    expect(renderPage(block('yaml', line), { doc: { checker: '/check' } })).not.toContain('>Check<')
    expect(renderPage(block('yaml', effects), { doc: {} })).not.toContain('>Check<')
  })

  it('keeps the highlighted lines as they are', () => {
    const markup = renderPage(<CodeBlock language="yaml" html={line} lines={1} />)
    expect(markup).toContain(`<code>${line}</code>`)
    expect(markup).toContain('yaml')
    expect(markup).toContain('aria-label="Copy code to clipboard"')
    expect(markup).not.toContain('tabindex')
  })

  it('shows the title', () => {
    const title = 'plugins/EcoCrates/crates/example.yml'
    const markup = renderPage(<CodeBlock language="yaml" title={title} html={line} lines={1} />)
    expect(markup).toMatch(new RegExp(`data-titled="true".*${title}`))
  })

  it('counts lines from the start, in a column as wide as the last number', () => {
    const markup = renderPage(
      <CodeBlock language="yaml" html={line} lines={3} showLineNumbers start={98} />,
    )
    expect(markup).toContain('counter-reset:line 97;--digits:3ch')
  })
})
