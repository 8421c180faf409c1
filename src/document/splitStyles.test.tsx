import { expect, it } from 'vitest'
import { splitStyles } from './splitStyles'

it('takes the style sheets out of the head, in their order, and leaves the rest', () => {
  const title = <title key="t">T</title>
  const own = <style key="own">{'.a{}'}</style>
  const sheet = (href: string, css: string) => (
    <style
      key={href}
      data-href={href}
      data-identity="gatsby-global-css"
      dangerouslySetInnerHTML={{ __html: css }}
    />
  )
  expect(splitStyles([title, sheet('/a.css', '.x{}'), own, sheet('/b.css', '.y{}')])).toEqual({
    rest: [title, own],
    sheets: [
      { href: '/a.css', css: '.x{}' },
      { href: '/b.css', css: '.y{}' },
    ],
  })
})

it('finds nothing in a head of one thing', () => {
  expect(splitStyles('text')).toEqual({ rest: ['text'], sheets: [] })
})
