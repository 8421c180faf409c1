import { describe, expect, it } from 'vitest'
import { GUIDE_NAMES } from '../componentNames'
import { readFrontMatter } from '../frontMatter'
import { compileDoc } from './compile'

const FRONT_MATTER = `---
menus:
  preview:
    title: Demo Crate
    rows: ['1111x1111']
    items:
      '1': { name: Border, item: glass_pane }
      x: { name: Prize, item: diamond, note: the winner }
odds:
  demo:
    rows:
      - { reward: sword, weight: 10 }
      - { reward: bedrock, weight: '40 * %luck%' }
    placeholders: { '%luck%': 2 }
  wrong:
    rows:
      - { reward: sword, weight: '10 +' }
  open:
    rows:
      - { reward: sword, weight: '%luck%' }
diagrams:
  files:
    title: Files
    nodes:
      - { id: a, label: config.yml, at: [1, 1] }
---
`

async function compile(body: string) {
  const file = 'content/a.mdx'
  const { value, body: text, lineOf, problems } = readFrontMatter(FRONT_MATTER + body, file)
  expect(problems).toEqual([])
  return compileDoc({ file, format: 'mdx', body: text, frontMatter: value, title: 'A', lineOf })
}

async function message(body: string): Promise<string> {
  const { problems } = await compile(body)
  expect(problems).toHaveLength(1)
  return problems.map(({ line, message: text }) => `${line} ${text}`).join()
}

async function props(body: string) {
  const { tree, problems } = await compile(body)
  expect(problems).toEqual([])
  const [node] = tree
  return typeof node === 'string' ? undefined : node?.[1]
}

describe('parts of guides', () => {
  it('get their data from the front matter', async () => {
    expect(await props('<MenuPreview name="preview" />')).toMatchObject({
      title: 'Demo Crate',
      rows: ['1111x1111'],
      items: [
        { slot: '1', item: 'glass_pane' },
        { slot: 'x', note: 'the winner' },
      ],
    })
    expect(await props('<OddsTable name="demo" />')).toEqual({
      placeholders: { '%luck%': 2 },
      rows: [
        { reward: 'sword', weight: '10', value: 10 },
        { reward: 'bedrock', weight: '40 * %luck%', value: 80 },
      ],
    })
    expect(await props('<Diagram name="files" />')).toMatchObject({ boxes: [{ id: 'a' }] })
  })

  it('are computed from their attributes', async () => {
    expect(
      await props('<LevelCurve formula="2 * %l%" variable="%l%" max="3" label="XP" />'),
    ).toMatchObject({
      hasTotal: true,
      points: [
        [1, 2, 2],
        [2, 4, 6],
        [3, 6, 12],
      ],
    })
    expect(
      await props(
        '<LevelCurve formula="%l%" variable="%l%" min={0} max={2} label="XP" total={false} />',
      ),
    ).toMatchObject({
      hasTotal: false,
      points: [
        [0, 0, 0],
        [1, 1, 1],
        [2, 2, 3],
      ],
    })
    expect(await props('<ExpressionTester />')).toMatchObject({
      examples: expect.arrayContaining([
        { source: '-2^2', placeholders: {}, result: 4, isRandom: false },
      ]),
    })
    expect(await props('<ItemLookupBuilder />')).toBe(null)
  })

  it('are found by the search', async () => {
    const { sections } = await compile('<MenuPreview name="preview" />')
    expect(sections[0]?.text).toBe('Demo Crate Border glass_pane Prize diamond the winner')
  })

  it.each([
    ['<MenuPreview name="previw" />', 'Did you mean "preview"? It has: preview.'],
    ['<OddsTable />', 'names nothing in the front matter\'s "odds"'],
    ['<Diagram name="toString" />', 'It has: files.'],
    ['<Diagram title="x" name="files" />', '<Diagram> has no attribute "title". It takes: name.'],
    ['<ItemLookupBuilder text="x" />', 'It takes none.'],
    ['<LevelCurve variable="%l%" max="3" label="XP" />', 'needs the attribute formula'],
    ['<LevelCurve formula="1" variable="%l%" max="x" label="XP" />', 'whole number from 0 to 1000'],
    ['<LevelCurve formula="1" variable="%l%" max="1" label="XP" />', 'ends at 1'],
    [
      '<LevelCurve formula="1 +" variable="%l%" max="3" label="XP" />',
      'cannot be read at character 4',
    ],
    ['<LevelCurve formula="%x%" variable="%l%" max="3" label="XP" />', 'uses %x%'],
  ])('%s is refused at its line', async (body, text) => {
    const line = FRONT_MATTER.split('\n').length
    const found = await message(body)
    expect(found).toMatch(new RegExp(`^${line} `))
    expect(found).toContain(text)
  })

  it('report a wrong weight where it is written', async () => {
    expect(await message('<OddsTable name="wrong" />')).toMatch(
      /^17 The weight of "sword" cannot be read at character 5/,
    )
    expect(await message('<OddsTable name="open" />')).toMatch(
      /^20 The weight of "sword" uses %luck%: give it an example value/,
    )
  })

  it('know every name of a guide component', async () => {
    for (const name of GUIDE_NAMES) {
      const { problems } = await compile(`<${name} nonsense="1" />`)
      expect(problems[0]?.message, name).toContain('has no attribute "nonsense"')
    }
  })
})
