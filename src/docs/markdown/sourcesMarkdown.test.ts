import { expect, it } from 'vitest'
import { doc } from '../testing/docs'
import { sourcesMarkdown } from './sourcesMarkdown'

const SOURCES = {
  readAgainst: 'Circus 2026.3',
  files: [
    { name: 'Juggle.kt', href: 'https://example.org/Juggle.kt' },
    { repository: 'Paper', name: 'Clown.patch', href: 'https://example.org/Clown.patch' },
  ],
}

it('links the files, and names the version that was read', () => {
  expect(sourcesMarkdown(doc('juggle.mdx'), SOURCES)).toBe(
    '\n---\n\nSource: [Juggle.kt](https://example.org/Juggle.kt), ' +
      '[Paper: Clown.patch](https://example.org/Clown.patch). Read against Circus 2026.3.\n',
  )
})

it('says that a source is closed, whatever else was read', () => {
  const closed = doc('a.mdx', 'kind: trigger\nid: a\nrequires: [Tent]\nhands_over: unknown')
  expect(sourcesMarkdown(closed, SOURCES)).toBe('\n---\n\nTent has no public source.\n')
})

it('says nothing of pages that rest on no source', () => {
  expect(sourcesMarkdown(doc('finder.mdx'), undefined)).toBe('')
})
