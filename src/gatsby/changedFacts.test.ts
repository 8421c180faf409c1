import { EventEmitter } from 'node:events'
import type { Node } from 'gatsby'
import { describe, expect, it } from 'vitest'
import { keepPages, watchFacts } from './changedFacts'
import type { MdxDoc } from './schema'

const value = (title: string) => ({ meta: { title }, problems: [], key: 'a' }) as unknown as MdxDoc

/** Gatsby's events, and what notes changes, with one doc and one other file whose pages are made. */
function site() {
  const events = new EventEmitter()
  const facts = watchFacts(events)
  const remove = (id: string) => events.emit('DELETE_NODE', { payload: { id } as Node })
  facts.doc({ id: 'doc' }, value('Title'))
  facts.other({ id: 'file' })
  const before = facts.hasChanged()
  facts.settle()
  return { facts, remove, before }
}

describe('watchFacts', () => {
  it('asks for pages at the start, and not after an edit of a text', () => {
    const { facts, remove, before } = site()
    expect(before).toBe(true)
    expect(facts.hasChanged()).toBe(false)
    remove('doc')
    facts.doc({ id: 'doc' }, value('Title'))
    expect(facts.hasChanged()).toBe(false)
  })

  it('asks for them when what others take from a doc has changed', () => {
    const { facts } = site()
    facts.doc({ id: 'doc' }, value('Another title'))
    expect(facts.hasChanged()).toBe(true)
    facts.settle()
    facts.doc({ id: 'doc' }, value('Another title'))
    expect(facts.hasChanged()).toBe(false)
  })

  it('asks for them when a doc or another file comes or goes', () => {
    for (const change of [
      ({ facts }: ReturnType<typeof site>) => facts.doc({ id: 'new' }, value('New')),
      ({ facts }: ReturnType<typeof site>) => facts.other({ id: 'new' }),
      ({ facts }: ReturnType<typeof site>) => facts.other({ id: 'file' }),
      ({ remove }: ReturnType<typeof site>) => remove('doc'),
      ({ remove }: ReturnType<typeof site>) => remove('file'),
    ]) {
      const now = site()
      change(now)
      expect(now.facts.hasChanged(), change.toString()).toBe(true)
    }
  })

  it('goes on asking until pages were made', () => {
    const { facts, remove } = site()
    remove('doc')
    expect(facts.hasChanged()).toBe(true)
    expect(facts.hasChanged()).toBe(true)
    facts.settle()
    expect(facts.hasChanged()).toBe(false)
  })
})

it('keepPages leaves pages that Gatsby makes itself alone', () => {
  const page = (isCreatedByStatefulCreatePages: boolean) => ({
    updatedAt: 1,
    isCreatedByStatefulCreatePages,
  })
  const pages = new Map([
    ['/doc', page(false)],
    ['/404', page(true)],
  ])
  keepPages({ getState: () => ({ pages }) })
  expect(pages.get('/doc')?.updatedAt).toBeGreaterThan(1)
  expect(pages.get('/404')?.updatedAt).toBe(1)
})
