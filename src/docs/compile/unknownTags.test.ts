import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import type { AnyNode } from './nodes'
import { keepUnknownTagsAsText } from './unknownTags'

/** `type value` of every leaf, in reading order. */
function leaves(markdown: string): string[] {
  const root = unified().use(remarkParse).parse(markdown) as AnyNode
  keepUnknownTagsAsText(root)
  const found: string[] = []
  const visit = (node: AnyNode) => {
    if (node.children) node.children.forEach(visit)
    else found.push(`${node.type} ${String(node.value)}`)
  }
  visit(root)
  return found
}

describe('keepUnknownTagsAsText', () => {
  it.each(['<player>', '</target>', '<Player>', '<kit-name>', '<player name>', '<amount/>'])(
    'makes text of %s',
    (tag) => {
      expect(leaves(`Run /give ${tag} now`)).toEqual([
        'text Run /give ',
        `text ${tag}`,
        'text  now',
      ])
    },
  )

  it('makes a paragraph of an unknown tag that begins a block', () => {
    const root: AnyNode = { type: 'root', children: [{ type: 'html', value: '<player>' }] }
    keepUnknownTagsAsText(root)
    expect(root.children).toMatchObject([
      { type: 'paragraph', children: [{ type: 'text', value: '<player>' }] },
    ])
  })

  it.each(['<b>', '</b>', '<IMG src="a.png">', '<br/>', '<!-- note -->'])('keeps %s', (tag) => {
    expect(leaves(`Before ${tag} after`)).toContain(`html ${tag}`)
  })

  it('keeps blocks of HTML, and tabs', () => {
    expect(leaves('<details>\n<summary>More</summary>\n</details>')).toEqual([
      'html <details>\n<summary>More</summary>\n</details>',
    ])
    expect(leaves('<Tabs>\n<TabItem value="a">')).toEqual(['html <Tabs>\n<TabItem value="a">'])
  })

  it('escapes only the unknown tags of a block of HTML', () => {
    expect(leaves('<div>\n/give <player> </kit-name> <b>x</b>\n</div>')).toEqual([
      'html <div>\n/give &lt;player> &lt;/kit-name> <b>x</b>\n</div>',
    ])
  })

  it('leaves code alone', () => {
    expect(leaves('`<player>`')).toEqual(['inlineCode <player>'])
    expect(leaves('```\n<player>\n```')).toEqual(['code <player>'])
  })
})
