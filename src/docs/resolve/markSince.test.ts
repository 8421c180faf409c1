import { expect, it } from 'vitest'
import type { TreeNode } from '../tree'
import { markSince } from './markSince'

it('marks the rows of arguments, and nothing else', () => {
  const row = (id: string): TreeNode => ['tr', { id }, ['th', null, 'a'], ['td', null, 'b']]
  const tree: TreeNode[] = ['x', ['tbody', null, row('arg-times'), row('value-times')]]
  expect(markSince(tree, {})).toEqual(tree)
  expect(markSince(tree, { hat: '1.2', times: '1.3' })).toEqual([
    'x',
    [
      'tbody',
      null,
      ['tr', { id: 'arg-times' }, ['th', null, 'a', mark('1.3')], ['td', null, 'b']],
      row('value-times'),
    ],
  ])
})

const mark = (version: string) => ['span', { className: 'since' }, `since ${version}`]
