import { describe, expect, it } from 'vitest'
import type { TreeNode } from '../tree'
import { groupIntroduction } from './groupIntroduction'

const CODE: TreeNode = ['CodeBlock', null, 'effects:']
const ARGUMENTS: TreeNode = ['Table', null]
const TEXT: TreeNode = ['p', null, 'Text']
const HEADING: TreeNode = ['Heading', { level: 2, id: 'example' }, 'Example']

describe('groupIntroduction', () => {
  it('groups what stands before the first heading, where examples are on both sides of it', () => {
    expect(groupIntroduction([CODE, ARGUMENTS, HEADING, CODE, TEXT])).toEqual([
      ['div', { className: 'intro' }, CODE, ARGUMENTS],
      HEADING,
      CODE,
      TEXT,
    ])
  })

  it.each([
    ['the only example is before the heading', [CODE, ARGUMENTS, HEADING, TEXT]],
    ['the only example is after it', [ARGUMENTS, HEADING, CODE]],
    ['there are no arguments', [CODE, TEXT, HEADING, CODE]],
    ['there is no heading', [CODE, ARGUMENTS, CODE]],
    ['nothing is before the heading', [HEADING, CODE]],
    ['there is nothing', []],
  ])('leaves everything as it is when %s', (_, tree: TreeNode[]) => {
    expect(groupIntroduction(tree)).toEqual(tree)
  })
})
