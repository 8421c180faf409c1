import { expect, it } from 'vitest'
import { changedPages, parseNameStatus } from './changedPages'

const read = (path: string) => ({
  title: `Title of ${path}`,
  route: `/${path.replace(/\.mdx?$/, '')}`,
})

it('names the pages of a change with their routes, and those that are gone', () => {
  const files = parseNameStatus('M\0b/two words.mdx\0A\0a.md\0D\0c/old.mdx\0')
  expect(changedPages(files, read)).toEqual([
    { title: 'Title of a.md', route: '/a', file: 'a.md' },
    { title: 'Title of b/two words.mdx', route: '/b/two words', file: 'b/two words.mdx' },
    { title: 'old', file: 'c/old.mdx' },
  ])
})

it('leaves out what is no page', () => {
  const files = parseNameStatus('M\0_data/plugins.yml\0M\0a/_part.mdx\0M\0a/menu.png\0')
  expect(changedPages(files, read)).toEqual([])
  expect(parseNameStatus('')).toEqual([])
})
