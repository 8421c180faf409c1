import { describe, expect, it, vi } from 'vitest'
import { readFrontMatter } from '../../docs/frontMatter'
import { compileDoc } from '../../docs/compile/compile'
import { GUIDE_COMPONENTS } from '../guideRegistry'
import { REGISTRY } from '../registry'
import { treeRenderer } from '../renderTree'
import { renderPage } from '../../site/testing/renderPage'
import LookupLab from './lookup/LookupLab'
import OddsLab from './odds/OddsLab'
import TesterLab from './tester/TesterLab'

vi.mock('gatsby', () => import('../../site/testing/gatsby'))

/** What the server makes of a page. */
async function html(raw: string): Promise<string> {
  const { value, body, lineOf } = readFrontMatter(raw, 'a.mdx')
  const { tree } = compileDoc({
    file: 'a.mdx',
    format: 'mdx',
    body,
    frontMatter: value,
    title: 'A',
    lineOf,
  })
  return renderPage(treeRenderer({ ...REGISTRY, ...GUIDE_COMPONENTS })(tree))
}

const text = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('MenuPreview', () => {
  const page = () =>
    html(`---
menus:
  m:
    title: Shop
    rows: ['000000000', '10000000x']
    items:
      '1': { name: Back, item: arrow }
      x: { name: Buy, item: emerald 3, note: for money }
---

<MenuPreview name="m" />
`)

  it('is a grid with a cell for each slot', async () => {
    const markup = await page()
    expect(markup).toContain('aria-label="Shop: menu with 2 rows"')
    expect(markup.match(/role="gridcell"/g)).toHaveLength(18)
    expect(markup.match(/>Empty</g)).toHaveLength(16)
  })

  it('has one tab stop, the first item', async () => {
    const markup = await page()
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
    expect(markup).toMatch(/tabindex="0".*Back.*tabindex="-1".*Buy/)
  })

  it('names the items beside the grid', async () => {
    expect(text((await page()).replace(/^.*<ul/, '<ul'))).toBe(
      '1 Back arrow x Buy emerald 3 for money',
    )
  })
})

describe('OddsTable', () => {
  it('tells chances without any script', async () => {
    const markup = await html(`---
odds:
  o:
    rows:
      - { reward: bread, weight: 3 }
      - { reward: elytra, weight: '%luck%' }
    placeholders: { '%luck%': 1 }
---

<OddsTable name="o" />
`)
    expect(text(markup)).toContain('With %luck% = 1')
    expect(text(markup)).toContain('bread 3 75%')
    expect(text(markup)).toContain('elytra %luck% 25% 1 in 4')
    expect(text(markup)).toContain('Sum of the weights: 4')
    expect(markup).not.toContain('<input')
  })

  it('has fields in the same places once they are loaded', () => {
    const rows = [{ reward: 'bread', weight: '3', value: 3 }]
    const markup = renderPage(<OddsLab rows={rows} placeholders={{ '%luck%': 1 }} />)
    expect(markup).toMatch(/aria-label="Weight of bread"[^>]*value="3"/)
    expect(markup).toContain('%luck% =')
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>Reset/)
  })
})

describe('Diagram', () => {
  const page = () =>
    html(`---
diagrams:
  d:
    title: Files
    nodes:
      - { id: a, label: pets.yml, note: one pet, at: [1, 1] }
      - { id: b, label: config.yml, at: [2, 1] }
    links:
      - { from: a, to: b, label: rarity }
---

<Diagram name="d" />
`)

  it('is an image with a name', async () => {
    expect(await page()).toMatch(/<svg role="img" aria-label="Files"/)
  })

  it('is there as text, too', async () => {
    expect(text((await page()).replace(/^.*<ol/, '<ol'))).toBe(
      'pets.yml one pet rarity → config.yml config.yml',
    )
  })
})

describe('LevelCurve', () => {
  it('shows formula and values without any script', async () => {
    const words = text(
      await html(
        '<LevelCurve formula="100 * %level% ^ 2" variable="%level%" max="10" label="XP" />',
      ),
    )
    expect(words).toContain('Formula 100 * %level% ^ 2')
    expect(words).toContain('Level XP Total so far 1 100 100 2 400 500')
    expect(words).toContain('10 10,000 38,500')
  })
})

describe('ExpressionTester', () => {
  it('shows examples with results without any script', async () => {
    const words = text(await html('<ExpressionTester />'))
    expect(words).toContain('-2^2 4')
    expect(words).toContain('With %level% = 30 50')
  })

  it('points at a fault', () => {
    const markup = renderPage(<TesterLab source="2 * * 3" placeholders={{}} hasFocus={false} />)
    expect(markup).toContain('2 * * 3\n    <span')
    expect(text(markup)).toContain('Character 5: Before &quot;*&quot; a number')
  })
})

describe('ItemLookupBuilder', () => {
  it('says where to read on without script', async () => {
    expect(await html('<ItemLookupBuilder />')).toContain('The builder needs JavaScript.')
  })

  it('has a field for each part', () => {
    const markup = renderPage(<LookupLab />)
    expect(markup).toMatch(/aria-label="Value of sharpness"[^>]*value="5"/)
    expect(markup).toMatch(/aria-label="Value of name"[^>]*value="Frost brand"/)
    expect(markup).toContain('aria-label="Remove glint"')
    expect(text(markup)).toContain('sharpness:5 enchantment')
  })
})
