import { describe, expect, it } from 'vitest'
import { preprocess } from './preprocess'

const md = (text: string) => preprocess(text, 'md')
const mdx = (text: string) => preprocess(text, 'mdx')

describe('preprocess', () => {
  describe('admonition titles', () => {
    it.each([
      [':::note Mind this', ':::note[Mind this]'],
      ['::::warning  Mind **this**  ', '::::warning[Mind **this**]'],
      ['> :::tip In a quote', '> :::tip[In a quote]'],
      ['  :::tip In a list', '  :::tip[In a list]'],
      [':::note A [link](/x)', ':::note[A \\[link\\](/x)]'],
    ])('are brought into one spelling: %s', (written, expected) => {
      expect(md(written)).toBe(expected)
      expect(mdx(written)).toBe(expected)
    })

    it.each([
      ':::note',
      ':::note[Title]',
      ':::note{.big}',
      ':::note {.big}',
      ':::',
      'a :::note b',
      '::note b',
    ])('are not seen in %s', (text) => {
      expect(md(text)).toBe(text)
    })
  })

  describe('heading ids', () => {
    it('are escaped for the MDX parser only', () => {
      expect(mdx('## Keys {#the-keys}')).toBe('## Keys \\{#the-keys}')
      expect(md('## Keys {#the-keys}')).toBe('## Keys {#the-keys}')
    })

    it('are not seen in text', () => {
      expect(mdx('Keys {#the-keys}')).toBe('Keys {#the-keys}')
      expect(mdx('## Keys {count}')).toBe('## Keys {count}')
    })
  })

  describe('HTML comments', () => {
    it('become MDX comments in MDX files only', () => {
      expect(mdx('a <!-- b --> c')).toBe('a {/* b */} c')
      expect(mdx('<!-- a\nb -->')).toBe('{/* a\nb */}')
      expect(md('a <!-- b --> c')).toBe('a <!-- b --> c')
    })

    it('cannot end the MDX comment early', () => {
      expect(mdx('<!-- a */ b -->')).toBe('{/* a * / b */}')
    })

    it.each(['`<!-- a -->`', '``<!-- ` -->``', '```html\n<!-- a -->\n```', '~~~\n<!-- a -->\n~~~'])(
      'stay in code: %j',
      (text) => {
        expect(mdx(text)).toBe(text)
      },
    )
  })

  describe('code', () => {
    const INSIDE = ':::note Title\n## A {#b}'

    it.each([
      `\`\`\`\n${INSIDE}\n\`\`\``,
      `~~~yaml\n${INSIDE}\n~~~`,
      `\`\`\`\`md\n\`\`\`\n${INSIDE}\n\`\`\`\n\`\`\`\``,
      `~~~\n\`\`\`\n${INSIDE}\n~~~`,
      `> \`\`\`\n> :::note Title\n> \`\`\``,
    ])('is left alone: %j', (text) => {
      expect(mdx(text)).toBe(text)
    })

    it.each([
      '```\ncode\n```',
      '- ```\n  code\n  ```',
      '1. ```yaml\n   code\n   ```',
      '- > ```\n  > code\n  > ```',
      '```` md\n```\n````',
      '```a span``` at the start of a line',
    ])('ends: %j', (code) => {
      expect(mdx(`${code}\n:::note Title`)).toBe(`${code}\n:::note[Title]`)
    })
  })

  it('keeps the number of lines, whatever the line ends are', () => {
    expect(mdx('a\r\n:::note T\r\rb')).toBe('a\n:::note[T]\n\nb')
  })
})
