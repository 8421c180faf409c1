import { describe, expect, it } from 'vitest'
import { readFrontMatter } from '../../frontMatter'
import { compileDoc } from '../compile'

const FRONT_MATTER = `---
timelines:
  run:
    title: One run
    step: 10
    rows:
      - { at: 0, label: Hit, kind: trigger }
      - { at: [0, 20], label: Delay, waits: true }
      - { at: 20, label: Damage, note: 'reads \`%level%\`' }
---
`

function compile(body: string) {
  const file = 'content/a.mdx'
  const { value, body: text, lineOf, problems } = readFrontMatter(FRONT_MATTER + body, file)
  expect(problems).toEqual([])
  return compileDoc({ file, format: 'mdx', body: text, frontMatter: value, title: 'A', lineOf })
}

const messages = (body: string) => compile(body).problems.map(({ message }) => message)
const page = (body: string) => JSON.stringify(compile(body).tree)
const markdown = (body: string) => JSON.stringify(compile(body).markdown.body)

describe('pictures that are HTML alone', () => {
  it('need no component of a template', () => {
    const { components, problems } = compile(
      '<Timeline name="run" />\n\n<Slots />\n\n<ColorCodes />',
    )
    expect(problems).toEqual([])
    expect(components).toEqual([])
  })

  it('a timeline says its ticks in words, on the page and in the Markdown', () => {
    expect(page('<Timeline name="run" />')).toContain('ticks 0 to 20 (0 to 1 s)')
    expect(markdown('<Timeline name="run" />')).toContain('tick 20 (1 s)')
    expect(compile('<Timeline name="run" />').sections[0]?.text).toContain('Delay')
  })

  it('a timeline that is not there is a problem', () => {
    expect(messages('<Timeline name="rum" />')[0]).toContain('Did you mean "run"')
  })

  it('blocks have a text in the place of the picture', () => {
    const tree = page('<Blocks effect="mine_radius" radius="1" caption="A cube" />')
    expect(tree).toContain('A cube. the mined block, 26 taken by the effect.')
  })

  it('blocks of an unknown effect and a wrong number are problems', () => {
    expect(messages('<Blocks effect="mine" caption="A" />')[0]).toContain('mine_radius_one_deep')
    expect(messages('<Blocks effect="drill" amount="0" caption="A" />')[0]).toContain(
      'from 1 to 12',
    )
    expect(messages('<Blocks effect="drill" amount="2" />')[0]).toContain('caption')
  })

  it('the slots have the numbers that configs use', () => {
    expect(markdown('<Slots />')).toContain('`36` to `39`')
  })
})

describe('anatomy of a file', () => {
  const file = (list: string) =>
    `<Anatomy>\n\n\`\`\`yaml marks\neffects: # (1)\n  - id: kill # (2)\n\`\`\`\n\n${list}\n\n</Anatomy>`

  it('takes the marks out of the code and puts them beside the lines', () => {
    const { tree, problems, sections } = compile(file('1. The list.\n2. The effect.'))
    expect(problems).toEqual([])
    expect(JSON.stringify(tree)).toContain('data-mark=\\"2\\"')
    expect(sections[0]?.code).toBe('effects:\n  - id: kill')
  })

  it('wants a line of the list for each mark', () => {
    expect(messages(file('1. The list.'))[0]).toContain('there are 2 marks and 1 lines')
  })

  it('leaves such comments alone in other code', () => {
    expect(compile('```yaml\na: b # (1)\n```').sections[0]?.code).toBe('a: b # (1)')
  })
})
