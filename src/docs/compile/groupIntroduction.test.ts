import { describe, expect, it } from 'vitest'
import type { TreeNode } from '../tree'
import { groupIntroduction } from './groupIntroduction'

const CODE: TreeNode = ['CodeBlock', null, 'effects:']
const TEXT: TreeNode = ['p', null, 'Text']
const HEADING: TreeNode = ['Heading', { level: 2, id: 'example' }, 'Example']

describe('groupIntroduction', () => {
  it('groups what stands before the first heading, where examples are on both sides of it', () => {
    expect(groupIntroduction([CODE, TEXT, HEADING, CODE, TEXT])).toEqual([
      ['div', { className: 'introduction' }, CODE, TEXT],
      HEADING,
      CODE,
      TEXT,
    ])
  })

  it.each([
    ['the only example is before the heading', [CODE, TEXT, HEADING, TEXT]],
    ['the only example is after it', [TEXT, HEADING, CODE]],
    ['there is no heading', [CODE, TEXT, CODE]],
    ['nothing is before the heading', [HEADING, CODE]],
    ['there is nothing', []],
  ])('leaves everything as it is when %s', (_, tree: TreeNode[]) => {
    expect(groupIntroduction(tree)).toEqual(tree)
  })
})
