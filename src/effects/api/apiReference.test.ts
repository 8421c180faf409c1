import { describe, expect, it } from 'vitest'
import { entrySchema } from '../entry/entry'
import { API_VERSION, buildApiReference } from './apiReference'

describe('buildApiReference', () => {
  const entry = entrySchema.parse({ kind: 'trigger', id: 'kill', offers: ['PLAYER'] })
  const source = {
    entry,
    title: 'kill',
    description: 'Something dies.',
    keywords: ['death'],
    route: '/effects/all-triggers/kill',
  }
  const reference = buildApiReference([source], {
    title: 'Wiki',
    baseUrl: 'https://w.org/docs',
    guides: { machineReadable: '/de/effects/data' },
  })

  it('names its version and counts', () => {
    expect(reference).toMatchObject({
      version: API_VERSION,
      site: 'Wiki',
      base_url: 'https://w.org/docs',
      documentation: 'https://w.org/docs/de/effects/data',
      counts: { trigger: 1 },
    })
  })

  it('has the fields of each entry and the addresses of its page', () => {
    expect(JSON.parse(JSON.stringify(reference.entries[0]))).toEqual({
      kind: 'trigger',
      id: 'kill',
      title: 'kill',
      description: 'Something dies.',
      keywords: ['death'],
      route: '/effects/all-triggers/kill',
      url: 'https://w.org/docs/effects/all-triggers/kill',
      markdown_url: 'https://w.org/docs/effects/all-triggers/kill.md',
      categories: [],
      requires: [],
      owner: 'libreforge',
      offers: ['PLAYER'],
      supports_delay: true,
      arguments: [],
      routes: [],
      related: [],
      variants: [],
    })
  })

  it('names the versions that brought an entry, and arguments that came later', () => {
    const list = ['a', 'b'].map((name) => ({ name, type: 'int', description: 'x' }))
    const effect = entrySchema.parse({ kind: 'effect', id: 'juggle', arguments: list })
    const since = { entry: '1.0', arguments: { b: '1.2' } }
    const { entries } = buildApiReference([{ ...source, entry: effect, since }], {
      title: 'Wiki',
      baseUrl: '',
    })
    expect(entries[0]?.since).toBe('1.0')
    expect(entries[0]?.arguments.map((argument) => argument.since)).toEqual([undefined, '1.2'])
  })
})
