import { describe, expect, it } from 'vitest'
import { entrySchema } from '../entry/entry'
import { finderEntry } from './finderEntry'

const doc = (entry: object, more: object = {}) => ({
  route: '/x',
  description: 'What it does.',
  keywords: [],
  entry: entrySchema.parse({ kind: 'effect', id: 'x', ...entry }),
  ...more,
})

describe('finderEntry', () => {
  it('leaves out what is empty', () => {
    expect(finderEntry(doc({}))).toEqual({
      kind: 'effect',
      id: 'x',
      href: '/x',
      description: 'What it does.',
    })
  })

  it('gathers plugins from requirement, owner and variants, but not the library', () => {
    const variants = [
      { plugin: 'Lands', description: 'a' },
      { plugin: 'libreforge', description: 'b' },
    ]
    const entry = finderEntry(doc({ requires: ['EcoJobs'], owner: 'EcoJobs', variants }))
    expect(entry.requires).toEqual(['EcoJobs'])
    const others = variants.filter(({ plugin }) => plugin !== 'libreforge')
    expect(finderEntry(doc({ variants: others })).requires).toEqual(['Lands'])
  })

  it('counts the data that a mutator adds as offered, and not the data that it only changes', () => {
    const transforms = [
      { from: ['VICTIM'], to: 'PLAYER', adds: true },
      { to: 'LOCATION', adds: false },
      { to: 'DISPATCHER', adds: true },
    ]
    expect(finderEntry(doc({ kind: 'mutator', transforms })).offers).toEqual(['PLAYER'])
  })

  it('knows arguments by all of their names, and keywords', () => {
    const argument = { name: 'amount', aliases: ['value'], type: 'int', description: 'a' }
    const entry = finderEntry(doc({ arguments: [argument] }, { keywords: ['cash', 'pay out'] }))
    expect(entry.arguments).toEqual(['amount', 'value'])
    expect(entry.words).toBe('cash pay out')
  })

  it('tells removed from deprecated', () => {
    expect(finderEntry(doc({ removed: {}, deprecated: {} })).state).toBe('removed')
    expect(finderEntry(doc({ deprecated: {} })).state).toBe('deprecated')
  })
})
