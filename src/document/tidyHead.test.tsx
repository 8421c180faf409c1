import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { tidyHead } from './tidyHead'

const markup = (...components: Parameters<typeof tidyHead>[0]) =>
  renderToStaticMarkup(<>{tidyHead(components)}</>)

describe('tidyHead', () => {
  it('lowers the priority of preloaded scripts and page data', () => {
    expect(markup(<link key="a" rel="preload" as="script" href="/a.js" />)).toBe(
      '<link rel="preload" as="script" href="/a.js" fetchPriority="low"/>',
    )
    expect(
      markup(<link key="a" rel="preload" as="fetch" href="/a.json" crossOrigin="anonymous" />),
    ).toContain('fetchPriority="low"')
  })

  it('leaves other elements as they are', () => {
    const others = [
      <link key="font" rel="preload" as="font" href="/a.woff2" />,
      <link key="icon" rel="icon" href="/a.svg" />,
      <link key="prefetch" rel="prefetch" as="script" href="/a.js" />,
      <script key="script" src="/a.js" />,
      <style key="style">{'a{}'}</style>,
      'text',
      null,
    ]
    expect(tidyHead(others)).toEqual(others)
  })

  it('takes out the styles and the script of GatsbyImage, and nothing else with a key', () => {
    expect(
      markup(
        <style key="gatsby-image-style">{'a{}'}</style>,
        <noscript key="gatsby-image-style-noscript" />,
        <script key="gatsby-image-style-script" />,
        <meta key="own-gatsby-image-style" name="kept" />,
      ),
    ).toBe('<meta name="kept"/>')
  })

  it('keeps the order', () => {
    const head = tidyHead([
      <meta key="1" name="1" />,
      <link key="2" rel="preload" as="script" href="/2.js" />,
      <meta key="3" name="3" />,
    ])
    expect(head.map((component) => (component as { key: string }).key)).toEqual(['1', '2', '3'])
  })
})
