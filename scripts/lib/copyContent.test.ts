import { describe, expect, it } from 'vitest'
import { asCopy, asPlainMarkdown, dropFields, splitFrontMatter } from './copyContent.mjs'

const page = `---
title: Page
slug: /other
routes:
  - /a
  - /b
tags: [x]
---
Text <Icon name="a" /> more.

<Tabs groupId="g">
  <TabItem value="a">In a tab</TabItem>
</Tabs>

\`<player>\` stays.
`

describe('splitFrontMatter', () => {
  it('takes a page apart', () => {
    expect(splitFrontMatter('---\na: 1\n---\nText')).toEqual({ front: 'a: 1', body: 'Text' })
    expect(splitFrontMatter('---\n---\nText')).toEqual({ front: '', body: 'Text' })
    expect(splitFrontMatter('Text')).toEqual({ front: '', body: 'Text' })
  })
})

describe('dropFields', () => {
  it('drops a field with its nested lines', () => {
    const { front } = splitFrontMatter(page)
    expect(dropFields(front, (name) => name === 'routes')).toBe(
      'title: Page\nslug: /other\ntags: [x]',
    )
  })
})

describe('asCopy', () => {
  it('drops what fixes the route', () => {
    expect(asCopy(page)).toMatch(/^---\ntitle: Page\ntags: \[x\]\n---\nText/)
  })
  it('keeps the id of an entry, not that of a doc', () => {
    expect(asCopy('---\nkind: effect\nid: a\n---\n')).toContain('id: a')
    expect(asCopy('---\nid: a\n---\n')).not.toContain('id: a')
  })
})

describe('asPlainMarkdown', () => {
  it('drops components and our own fields', () => {
    const plain = asPlainMarkdown(page)
    expect(plain).not.toMatch(/routes|tags|<Icon|<Tab|<\/Tab/)
    expect(plain).toContain('slug: /other')
    expect(plain).toContain('In a tab')
    expect(plain).toContain('`<player>` stays.')
  })
})
