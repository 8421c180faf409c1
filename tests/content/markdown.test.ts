/**
 * What the site publishes as Markdown says what the page says: it is compiled as a plain Markdown
 * file and compared with the page.
 */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileDoc } from '../../src/docs/compile/compile'
import type { CompiledDoc } from '../../src/docs/compile/compile'
import { AUTHOR_COMPONENTS } from '../../src/docs/compile/components'
import { readFrontMatter } from '../../src/docs/frontMatter'
import { pageMarkdown } from '../../src/docs/markdown/pageMarkdown'
import { propText } from '../../src/docs/propText'
import type { DocSection } from '../../src/docs/compile/sections'
import type { TreeNode } from '../../src/docs/tree'
import { CONTENT, readPages } from './pages'

/** Lines that the pages of the site have no reason to hold. */
const EVERYTHING = `---
title: Everything
tables:
  keys:
    caption: The *keys*
    preset: keys
    rows:
      - { path: a.b, default: '1 | 2', description: 'See [this](/a_b "T") | \`that\`' }
      - { path: '\`a\` or \`b\`', description: "Two\\nlines, <player> and\\n\\na paragraph" }
---
import Tabs from '@theme/Tabs'

<Icon name="x" /> Starts with a picture, ends with one. <Icon name="x" />

## With its anchor {#own}

One \\* two, \\_three\\_, snake_case_id, a \\<tag>, 1\\. and \\# no heading, \`a | b\`, \`\`\` \`\`ticks\`\` \`\`\`.
A [link](../other.mdx#part), an ![image](./img/menu.png "Title"), https://example.org/a_b and www.example.org.
{/* gone */}

<Admonition kind="danger">Without a title.</Admonition>

> :::warning[A **title**]
>
> Quoted: \`x\`
>
> - in a list
>
>   \`\`\`yaml title="plugins/a b.yml" {2} showLineNumbers
>   a: 1
>   # highlight-next-line
>   b: "\\\`\\\`\\\`"
>   \`\`\`
>
> :::

::::note
Outer

:::tip Old spelling
Inner
:::
::::

1. first
2. second

   <DataTable name="keys" />

- [x] done
- [ ] to do

* another list

| Left | Right |
| :--- | ----: |
| <kbd>F3</kbd> | a \\| b<br />c |

<details className="more">
<summary>More</summary>

Hidden ~~text~~[^note].

</details>

<p align="center">Centred</p>

[^note]: The note.

A hard break\\
ends [here][there].

[there]: /effects "Words"
`

function compile(raw: string, format: 'md' | 'mdx', title: string): CompiledDoc {
  const { value, problems, ...read } = readFrontMatter(raw, 'page')
  expect(problems).toEqual([])
  const compiled = compileDoc({ ...read, file: 'page', format, title, frontMatter: value })
  expect(compiled.problems).toEqual([])
  return compiled
}

/** The page, and the page that its Markdown makes. */
function bothWays(raw: string, title: string): [CompiledDoc, CompiledDoc] {
  const page = compile(raw, 'mdx', title)
  const markdown = pageMarkdown(page.markdown.body, undefined, {
    resolveHref: (href) => href,
    entries: () => [],
    worksWith: () => ({ counts: [], related: [] }),
    plugins: () => [],
  })
  return [page, compile(page.markdown.frontMatter + markdown, 'md', title)]
}

/** Words of each section, in the order of the alphabet: tables are searched row by row. */
function wordsOf(sections: readonly DocSection[]): string[][] {
  return sections.map(({ title, text, rows = [] }) =>
    [title, text, ...rows.flatMap((row) => [row.title, row.text])]
      .join(' ')
      .split(/[^\p{L}\p{N}_]+/u)
      .filter((word) => word !== '')
      .sort(),
  )
}

function missing(from: readonly string[], words: readonly string[]): string[] {
  const left = [...words]
  return from.filter((word) => {
    const place = left.indexOf(word)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** Pictures, and what other files fill. */
const WITHOUT_TEXT = new Set(['Icon', 'WorksWith', 'WhatsNew'])

/** Everything that readers see, in its order: text, addresses, code, kinds of boxes. */
function shown(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node): string => {
      if (typeof node === 'string') return node
      const [name, props, ...children] = node
      if (WITHOUT_TEXT.has(name) || (name === 'code' && children.every((child) => child === ''))) return ''
      const { id: _id, href, ...rest } = props ?? {}
      const isOwnRow = rest.className === 'row-link'
      const mark = name === 'a' && !isOwnRow ? `[${propText(href) ?? ''}]` : ''
      const isPlain = /^(p|br|a|AdmonitionTitle|Table|t[rdh]|thead|tbody|caption|summary|details)$/.test(name)
      // The group of an entry's introduction is there for styles.
      const isGroup = name === 'div' && rest.className === 'intro'
      const own = isPlain || isGroup ? ' ' : ` ${name}${JSON.stringify(rest)} `
      return `${own}${mark}${shown(children)} `
    })
    .join('')
    .replace(/\s+/g, ' ')
}

const uses = (name: string) => new RegExp(`^\\s*<${name}\\b`, 'm')

/** Components that have more to say as text than as page, or whose data other files have. */
const OWN_WORDS =
  /^\s*<(Tabs|Task|Anatomy|Timeline|Blocks|Slots|ColorCodes|EffectFlow|MenuPreview|OddsTable|Diagram|LevelCurve|FileBuilder|\w+Tester|Entry\w+|Config\w+|Effect\w+|Item\w+)\b/m

const pages = readPages().map(({ name, meta }) => ({
  name,
  title: meta.title,
  raw: fs.readFileSync(path.join(CONTENT, name), 'utf8'),
}))

/** Two pages for each component, and some of all the others. */
const chosen = [
  ...new Set([
    ...AUTHOR_COMPONENTS.flatMap((name) =>
      pages.filter(({ raw }) => uses(name).test(raw)).slice(0, 2),
    ),
    ...pages.filter((_page, index) => index % 40 === 0),
  ]),
  { name: 'everything.mdx', title: 'Everything', raw: EVERYTHING },
]

describe('the Markdown of pages', () => {
  it('is compared for every component', () => {
    const unseen = AUTHOR_COMPONENTS.filter(
      (name) => !chosen.some(({ raw }) => uses(name).test(raw)),
    )
    expect(unseen).toEqual([])
  })

  it.each(chosen)('says all that $name says', ({ raw, title }) => {
    const [page, again] = bothWays(raw, title)
    const sections = again.sections.filter((one) => one.title !== 'Works with')
    expect(sections.map((one) => one.title)).toEqual(page.sections.map((one) => one.title))
    const found = wordsOf(sections)
    expect(wordsOf(page.sections).map((words, index) => missing(words, found[index] ?? []))).toEqual(
      page.sections.map(() => []),
    )
  })

  it.each(chosen.filter(({ raw }) => !OWN_WORDS.test(raw)))(
    'shows what $name shows',
    ({ raw, title }) => {
      const [page, again] = bothWays(raw, title)
      const body = again.tree.slice(page.hasOwnTitle ? 0 : 1)
      expect(shown(body)).toBe(shown(page.tree))
    },
  )
})
