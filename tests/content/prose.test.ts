import { describe, expect, it } from 'vitest'
import { entryPages, readPages } from './pages'

/** Shorter ones ("Removed.") say the same everywhere without being copied. */
const SENTENCE = 40

const pages = readPages()
const entries = entryPages(pages)

/** What stands on a page in sentences: without examples, components and tables. */
function sentences(body: string): string[] {
  return body
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replace(/^\s*(<.*>|\|.*\||:::.*|#.*)$/gm, '')
    .split(/(?<=[.?:])\s+|\n\s*\n|\n\s*(?:[-*]|\d+\.)\s+/)
    // The name of a page in a link is no prose.
    .map((sentence) => sentence.replace(/\[[^\]]*\]\([^)]*\)/g, '').replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.length >= SENTENCE)
}

/** Texts that stand on more than one page, with the pages. */
function repeated(texts: readonly (readonly [name: string, text: string])[]): string[] {
  const places = new Map<string, string[]>()
  for (const [name, text] of texts) places.set(text, [...(places.get(text) ?? []), name])
  return [...places].flatMap(([text, names]) =>
    names.length > 1 ? `${names.join(' = ')}: ${text}` : [],
  )
}

describe('descriptions', () => {
  it('stand on every page', () => {
    expect(pages.filter(({ meta }) => meta.description === '').map(({ name }) => name)).toEqual([])
  })

  it('are all different', () => {
    expect(repeated(pages.map(({ name, meta }) => [name, meta.description] as const))).toEqual([])
  })
})

describe('entry pages', () => {
  it('are all there', () => {
    expect(entries.length).toBeGreaterThan(730)
  })

  it('have an example', () => {
    const without = entries.filter(({ body }) => !/^```ya?ml/m.test(body))
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('explain every argument in more words than its name', () => {
    const bare = entries.flatMap(({ name, entry }) =>
      entry.arguments
        .filter(({ description }) => description.split(/\s+/).length < 3)
        .map((argument) => `${name} ${argument.name}: ${argument.description}`),
    )
    expect(bare).toEqual([])
  })

  it('show the table of their arguments', () => {
    const without = entries.filter(
      ({ entry, body }) => entry.arguments.length > 0 && !body.includes('<Arguments />'),
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('share at most one sentence with another page', () => {
    const shared = new Map<string, string[]>()
    const places = new Map<string, string[]>()
    for (const { name, body } of pages) {
      for (const sentence of new Set(sentences(body))) {
        places.set(sentence, [...(places.get(sentence) ?? []), name])
      }
    }
    for (const [sentence, names] of places) {
      names.forEach((one, index) => {
        for (const other of names.slice(index + 1)) {
          const pair = `${one} = ${other}`
          shared.set(pair, [...(shared.get(pair) ?? []), sentence])
        }
      })
    }
    const copies = [...shared].filter(([, common]) => common.length > 1)
    expect(copies).toEqual([])
  })
})
