import { expect, it } from 'vitest'
import { doc } from '../docs/testing/docs'
import { entryIndexReader } from './entryIndex'
import type { MdxNode } from './schema'

const node = (id: string, contentDigest: string) => {
  const meta = doc(`${id}.md`, `kind: effect\nid: ${id}`)
  return { internal: { contentDigest }, fields: { doc: { meta } } } as MdxNode
}

it('indexes entries anew when a doc has changed, and only then', () => {
  let nodes = [node('b', '1'), node('a', '2')]
  const { meta } = nodes[0]?.fields?.doc ?? {}
  if (!meta) throw new Error('There is no doc.')
  const read = entryIndexReader(() => nodes, [])
  const first = read(meta.setKey)
  expect(first.entries.map(({ id }) => id)).toEqual(['a', 'b'])
  nodes = [...nodes]
  expect(read(meta.setKey)).toBe(first)
  nodes = [node('b', '1'), node('c', '3')]
  expect(read(meta.setKey).entries.map(({ id }) => id)).toEqual(['b', 'c'])
})
