import { describe, expect, it } from 'vitest'
import { haveOtherParts } from './finishedPages'
import type { PageParts } from './finishedPages'

const PARTS: PageParts = {
  scripts: { hash: 'abc', files: ['/app.js'] },
  policy: { foreign: { images: [], frames: [], media: [] }, connect: [] },
}
const OTHER = { hash: 'def', files: ['/app.js'] }

describe('haveOtherParts', () => {
  it('is so where pages of the last build have other scripts or another policy', () => {
    expect(haveOtherParts(PARTS, PARTS)).toBe(false)
    expect(haveOtherParts({ ...PARTS, scripts: OTHER }, PARTS)).toBe(true)
    const policy = { ...PARTS.policy, connect: ['https://s.example'] }
    expect(haveOtherParts({ ...PARTS, policy }, PARTS)).toBe(true)
  })

  it('needs no second writing after a first build, whose pages are all its own', () => {
    const { policy } = PARTS
    expect(haveOtherParts({ policy }, PARTS)).toBe(false)
  })

  it('trusts nothing that a build has left which did not come to its end', () => {
    expect(haveOtherParts({ ...PARTS, isOpen: true }, PARTS)).toBe(true)
    expect(haveOtherParts({ policy: PARTS.policy, isOpen: true }, PARTS)).toBe(true)
  })
})
