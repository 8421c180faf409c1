import { describe, expect, it } from 'vitest'
import { llmsFullTxt, llmsTxt } from './llms'
import type { LlmsPage } from './llms'

const SITE = { title: 'Lantern Docs', summary: 'Light for servers', notes: ['A note.'] }

const page = (title: string, section: string): LlmsPage => ({
  title,
  section,
  description: title === 'Bare' ? '' : `About ${title}.`,
  address: `https://lantern.example.org/${title}.md`,
  body: `# ${title}\n\nText.\n`,
})

describe('llmsTxt', () => {
  it('has title, summary, notes and a list for each section', () => {
    expect(llmsTxt(SITE, [page('Oil', 'Fuel'), page('Wick', 'Parts'), page('Bare', 'Fuel')])).toBe(
      '# Lantern Docs\n\n> Light for servers\n\nA note.\n\n' +
        '## Fuel\n\n- [Oil](https://lantern.example.org/Oil.md): About Oil.\n- [Bare](https://lantern.example.org/Bare.md)\n\n' +
        '## Parts\n\n- [Wick](https://lantern.example.org/Wick.md): About Wick.\n',
    )
  })
})

describe('llmsFullTxt', () => {
  it('has all pages with their address', () => {
    expect(llmsFullTxt(SITE, [page('Oil', 'Fuel'), page('Bare', 'Fuel')])).toBe(
      '# Lantern Docs\n\n> Light for servers\n\n' +
        '# Oil\n\nSource: https://lantern.example.org/Oil.md\n\n> About Oil.\n\nText.\n' +
        '\n---\n\n# Bare\n\nSource: https://lantern.example.org/Bare.md\n\nText.\n',
    )
  })
})
