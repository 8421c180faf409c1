/**
 * The front matter of entry pages against the facts that it was made from. The facts are not
 * part of the repository: without them nothing is compared.
 */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { EntryFields, EntryKind } from '../../src/docs/entry'
import { entryPages, readPages } from './pages'

const FACTS = path.resolve('../shared/facts/reference')

const FILES: Record<EntryKind, string> = {
  effect: 'effects',
  condition: 'conditions',
  filter: 'filters',
  mutator: 'mutators',
  trigger: 'triggers',
  'entity-goal': 'entity-goals',
  'target-goal': 'target-goals',
}

interface ArgumentFact {
  name: string
  aliases?: string[]
  type: string
  required: boolean
  default?: string | number | boolean | null
  choices?: (string | number)[]
}

interface Fact {
  id: string
  owner?: string
  requires?: string
  permanent?: boolean
  needs?: string[]
  offers?: string[]
  supports_delay?: boolean
  key?: string
  value_type?: string
  arguments?: ArgumentFact[]
  routes?: string[]
}

/** Types that the facts and the pages call by different names. */
const TYPES: Record<string, string> = {
  'entity lookup': 'entity',
  'item lookup': 'item',
  'list<item lookup>': 'item-list',
  'list<entity lookup>': 'entity-list',
}

const typeName = (type: string) => TYPES[type] ?? type.toLowerCase().replaceAll('_', '-')

function readFacts(kind: EntryKind): Map<string, Fact[]> {
  const file = path.join(FACTS, `${FILES[kind]}.json`)
  const facts = new Map<string, Fact[]>()
  for (const fact of JSON.parse(fs.readFileSync(file, 'utf8')) as Fact[]) {
    facts.set(fact.id, [...(facts.get(fact.id) ?? []), fact])
  }
  return facts
}

/** The arguments of all variants of an id; the first that names one decides. */
function argumentFacts(facts: readonly Fact[]): Map<string, ArgumentFact> {
  const found = new Map<string, ArgumentFact>()
  for (const argument of facts.flatMap((fact) => fact.arguments ?? [])) {
    if (!found.has(argument.name)) found.set(argument.name, argument)
  }
  return found
}

function compareArguments(entry: EntryFields, facts: readonly Fact[]): string[] {
  const wanted = argumentFacts(facts)
  const written = new Map(entry.arguments.map((argument) => [argument.name, argument]))
  const unknown = [...written.keys()].filter((name) => !wanted.has(name))
  return [
    ...unknown.map((name) => `${name}: not in the facts`),
    ...[...wanted.values()].flatMap((fact) => {
      const argument = written.get(fact.name)
      if (!argument) return [`${fact.name}: missing`]
      const pairs: [field: string, page: unknown, fact: unknown][] = [
        ['type', argument.type, typeName(fact.type)],
        ['required', argument.required, fact.required],
        [
          'default',
          argument.default,
          fact.default === undefined || fact.default === null ? undefined : String(fact.default),
        ],
        ['aliases', argument.aliases, fact.aliases ?? []],
        ['choices', argument.choices, (fact.choices ?? []).map(String)],
      ]
      return pairs
        .filter(([, page, known]) => JSON.stringify(page) !== JSON.stringify(known))
        .map(
          ([field, page, known]) =>
            `${fact.name}.${field}: ${JSON.stringify(page)}, facts: ${JSON.stringify(known)}`,
        )
    }),
  ]
}

function compareEntry(entry: EntryFields, facts: readonly Fact[]): string[] {
  const [fact] = facts
  if (!fact) return []
  const sorted = (values: readonly string[] = []) => [...values].sort().join()
  const pairs: [field: string, page: unknown, fact: unknown][] = [
    // A removed id has no behaviour of its own: its page speaks of what to use instead.
    ...(entry.kind === 'effect' && !entry.removed
      ? [
          ['execution', entry.execution, fact.permanent ? 'permanent' : 'triggered'] as const,
          ['needs', sorted(entry.needs), sorted(fact.needs)] as const,
          ['supports_delay', entry.supports_delay, fact.supports_delay ?? true] as const,
        ].map(([field, page, known]): [string, unknown, unknown] => [field, page, known])
      : []),
    ...(entry.kind === 'trigger' && facts.length === 1
      ? [['offers', sorted(entry.offers), sorted(fact.offers)] as [string, unknown, unknown]]
      : []),
    ...(fact.key ? [['key', entry.key, fact.key] as [string, unknown, unknown]] : []),
  ]
  const differing = pairs
    .filter(([, page, known]) => page !== known)
    .map(([field, page, known]) => `${field}: ${String(page)}, facts: ${String(known)}`)
  if (entry.kind !== 'filter') return differing
  // Plugins that share a filter may read its value differently; the page gives the widest.
  const types = facts.map(({ value_type: type }) => typeName(type ?? ''))
  const type = entry.value?.type ?? ''
  return types.includes(type) ? differing : [...differing, `value: ${type}, facts: ${types.join()}`]
}

describe.skipIf(!fs.existsSync(FACTS))('entry pages and facts', () => {
  const entries = entryPages(readPages())
  const kinds = Object.keys(FILES) as EntryKind[]

  it.each(kinds)('agree for each %s', (kind) => {
    const facts = readFacts(kind)
    const differences = entries
      .filter(({ entry }) => entry.kind === kind)
      .flatMap(({ name, entry }) => {
        const known = facts.get(entry.id)
        if (!known) return [`${name}: not in the facts`]
        return [...compareEntry(entry, known), ...compareArguments(entry, known)].map(
          (text) => `${name} ${text}`,
        )
      })
    expect(differences).toEqual([])
  })

  it.each(kinds)('know each %s', (kind) => {
    const written = new Set(
      entries.filter(({ entry }) => entry.kind === kind).map(({ entry }) => entry.id),
    )
    expect([...readFacts(kind).keys()].filter((id) => !written.has(id))).toEqual([])
  })

  it('serve every route that the facts name', () => {
    const served = new Set(entries.flatMap(({ meta }) => [meta.route, ...meta.aliases]))
    const wanted = kinds.flatMap((kind) =>
      [...readFacts(kind).values()].flat().flatMap(({ routes }) => routes ?? []),
    )
    expect(wanted.filter((route) => !served.has(route.replace(/#.*/, '')))).toEqual([])
  })
})
