import { expect, it } from 'vitest'
import { textPath } from './pixelText'
import { previewSvg } from './previewImages'

const config = { title: 'Lantern', tagline: 'Docs', themeColor: { light: '#0b7247', dark: '#000' } }
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M1 1h1"/></svg>'

it('shows the icon, the name of the area and whose docs these are', () => {
  const svg = previewSvg({ label: 'Crates', icon }, config)
  expect(svg).toContain(
    '<svg x="72" y="110" width="256" height="256" viewBox="0 0 16 16"><path d="M1 1h1"/>',
  )
  expect(svg).toContain(textPath('Crates', 400, 238 - 56, 16))
  expect(svg).toContain('#0b7247')
})

it('writes a long name smaller, and one without an icon from the edge', () => {
  const long = 'Everything that a server needs'
  const svg = previewSvg({ label: long }, config)
  expect(svg).not.toContain(textPath(long, 400, 182, 16))
  expect(svg).toContain('d="M72 ')
})
