import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../site/testing/renderPage'
import { CodeBlock } from './CodeBlock'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

const line = '<span class="line"><span class="hljs-attr">a:</span> 1\n</span>'

describe('CodeBlock', () => {
  it('offers to check effects, where the docs have a checker', () => {
    const block = (checks?: boolean) => (
      <CodeBlock language="yaml" html={line} lines={1} checks={checks} />
    )
    expect(renderPage(block(true), { doc: { checker: '/check' } })).toContain('>Check</button>')
    expect(renderPage(block(), { doc: { checker: '/check' } })).not.toContain('>Check<')
    expect(renderPage(block(true), { doc: {} })).not.toContain('>Check<')
  })

  it('keeps the highlighted lines as they are', () => {
    const markup = renderPage(<CodeBlock language="yaml" html={line} lines={1} />)
    expect(markup).toContain(`<code>${line}</code>`)
    expect(markup).toContain('aria-label="Copy code to clipboard"')
    expect(markup).not.toContain('tabindex')
  })

  it('names the language, unless it is that of all configs', () => {
    const block = (language: string) =>
      renderPage(<CodeBlock language={language} html={line} lines={1} />)
    expect(block('java')).toContain('>java<')
    expect(block('yaml')).not.toContain('>yaml<')
  })

  it('holds all lines, and a button for those that do not show at once', () => {
    const block = (lines: number) =>
      renderPage(<CodeBlock language="yaml" html={line.repeat(lines)} lines={lines} />)
    expect(block(40)).not.toContain('aria-expanded')
    expect(block(41)).toContain('aria-expanded="false">Show all 41 lines</button>')
    expect(block(41).match(/class="line"/g)).toHaveLength(41)
  })

  it('shortens the folder of a path, and keeps words together', () => {
    const markup = (title: string) =>
      renderPage(<CodeBlock language="js" title={title} html={line} lines={1} />)
    expect(markup('plugins/EcoCrates/config.yml')).toContain('EcoCrates/</span>config.yml')
    expect(markup('Either a/b or c')).toContain('></span>Either a/b or c')
  })

  it('shows the title', () => {
    const title = 'plugins/EcoCrates/crates/example.yml'
    const markup = renderPage(<CodeBlock language="yaml" title={title} html={line} lines={1} />)
    expect(markup.replace(/<[^>]*span[^>]*>/g, '')).toMatch(
      new RegExp(`data-titled="true".*>${title}<`),
    )
  })

  it('counts lines from the start, in a column as wide as the last number', () => {
    const markup = renderPage(
      <CodeBlock language="yaml" html={line} lines={3} showLineNumbers start={98} />,
    )
    expect(markup).toContain('counter-reset:line 97;--digits:3ch')
  })
})
