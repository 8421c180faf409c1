/** The list of entries that fits what the reader asked for, with the counts of every facet. */
import { resolveId } from './families'
import { flowEffect, flowMutators, flowTrigger, pairing } from './pairing'
import type { Pairing } from './pairing'
import type { Reason } from '../runTime/data'
import { FACETS } from './state'
import type { Facet, FinderState } from './state'
import type { FinderEntry } from './finderEntry'
import { createTextIndex } from './textIndex'
import type { SynonymGroup } from '../../text/synonyms'
import { entryPresence } from '../versions/presence'
import type { Presence } from '../versions/presence'
import { notesFor } from '../versions/running'
import type { VersionData } from '../versions/types'

export interface FinderHit {
  entry: FinderEntry
  /** Ids of mutators of which one is needed to go with the chosen trigger or effect. */
  mutators: readonly string[]
  /** When it works with them, where it does not always. */
  reasons: readonly Reason[]
}

/** How many entries each value of a facet would show beside the other filters. */
export type FacetCounts = ReadonlyMap<string, number>

export interface Found {
  /** The best first; in the order of the entries when there is no query. */
  hits: FinderHit[]
  /** No entry holds all words of the query: those are listed that hold most of them. */
  isPartial: boolean
  /** Values come in the order of the entries. */
  counts: Record<CountedFacet, FacetCounts>
  /** How many would fit, but are not in the chosen version. */
  leftOut: Record<Exclude<Presence, 'there'>, number>
}

/** Facets whose values stand in the entries themselves. */
export type CountedFacet = Exclude<Facet, 'trigger' | 'effect' | 'version'>

const VALUES: Record<CountedFacet, (entry: FinderEntry) => readonly string[]> = {
  kind: ({ kind }) => [kind],
  execution: ({ execution }) => (execution ? [execution] : NONE),
  category: ({ categories }) => categories ?? NONE,
  requires: ({ requires }) => requires ?? NONE,
  needs: ({ needs }) => needs ?? NONE,
  offers: ({ offers }) => offers ?? NONE,
  argument: (entry) => entry.arguments ?? NONE,
}

const NONE: readonly string[] = []

/** Asks for nothing but to be there. */
const PLAIN: Pairing = { mutators: [], reasons: [] }

const COUNTED = FACETS.filter((facet): facet is CountedFacet => facet in VALUES)

/** Of these an entry must have every chosen value, of the others one of them. */
const WANTS_ALL: ReadonlySet<Facet> = new Set(['needs', 'offers', 'argument', 'trigger', 'effect'])

export interface Finder {
  (state: FinderState): Found
  /** Gets ready for words; the first of them would have to wait for it. */
  prepare: () => void
}

/**
 * @param entries all entries, in the order in which they are listed
 * @param versions versions to choose from, when they are there; without them none fits a version
 * @param synonyms words that mean the same
 * @returns a function from what the reader asked for to what fits it
 */
export function createFinder(
  entries: readonly FinderEntry[],
  versions?: VersionData | null,
  synonyms: readonly SynonymGroup[] = [],
): Finder {
  const mutators = flowMutators(entries)
  const named = (kind: FinderEntry['kind'], ids: readonly string[]) => {
    const own = entries.filter((entry) => entry.kind === kind)
    const known = own.map(({ id }) => id)
    return ids.map((written) => {
      const meant = resolveId(written, known)
      return own.find(({ id }) => id === meant)
    })
  }
  let search: ReturnType<typeof createTextIndex> | undefined
  const textIndex = () => (search ??= createTextIndex(entries, synonyms))

  /** How the entry goes with the chosen triggers or effects; null: not at all. */
  function pairsOf(facet: 'trigger' | 'effect', values: readonly string[]) {
    const partners = named(facet, values)
    const kind = facet === 'trigger' ? 'effect' : 'trigger'
    return (entry: FinderEntry): Pairing | null => {
      if (entry.kind !== kind || entry.state === 'removed') return null
      const known = partners.filter((partner) => partner !== undefined)
      if (known.length < partners.length) return null
      return facet === 'trigger'
        ? pairing(known.map(flowTrigger), [flowEffect(entry)], mutators)
        : pairing([flowTrigger(entry)], known.map(flowEffect), mutators)
    }
  }

  /** Whether the chosen version has the entry. */
  const presenceIn = (values: readonly string[]) => {
    const notes = versions ? notesFor(versions, values) : undefined
    return ({ kind, id, requires, state }: FinderEntry): Presence | undefined =>
      notes && entryPresence(notes, { kind, id, plugins: requires, isRemoved: state === 'removed' })
  }

  const find = ({ query, chosen }: FinderState): Found => {
    const matches = query.trim() === '' ? null : textIndex()(query)
    const scores = matches?.scores ?? null
    const active = FACETS.filter((facet) => (chosen[facet]?.length ?? 0) > 0)
    const presence = presenceIn(chosen.version ?? NONE)
    const leftOut = { later: 0, gone: 0 }
    const tests = active.map((facet) => {
      const values = chosen[facet] ?? NONE
      if (facet === 'trigger' || facet === 'effect') return pairsOf(facet, values)
      if (facet === 'version') {
        return (entry: FinderEntry) => (presence(entry) === 'there' ? PLAIN : null)
      }
      const own = VALUES[facet]
      return (entry: FinderEntry): Pairing | null => {
        const has = (value: string) => own(entry).includes(value)
        return (WANTS_ALL.has(facet) ? values.every(has) : values.some(has)) ? PLAIN : null
      }
    })
    const counts = Object.fromEntries(
      COUNTED.map((facet) => [facet, new Map<string, number>()]),
    ) as Record<CountedFacet, Map<string, number>>
    const scored: { hit: FinderHit; score: number }[] = []

    entries.forEach((entry, place) => {
      const score = scores === null ? 0 : scores.get(place)
      const results = tests.map((test) => test(entry))
      const failed = active.filter((_facet, index) => results[index] === null)
      const isHit = score !== undefined && failed.length === 0
      if (isHit) {
        const mutators = results.flatMap((result) => result?.mutators ?? NONE)
        const reasons = results.flatMap((result) => result?.reasons ?? [])
        scored.push({ hit: { entry, mutators, reasons }, score })
      }
      const [only] = failed
      if (score !== undefined && failed.length === 1 && only === 'version') {
        const missing = presence(entry)
        if (missing === 'later' || missing === 'gone') leftOut[missing] += 1
      }
      for (const facet of COUNTED) {
        // Another value of an "any of these" facet would let the entry in.
        const isAlternative =
          score !== undefined && failed.length === 1 && only === facet && !WANTS_ALL.has(facet)
        for (const value of VALUES[facet](entry)) {
          const before = counts[facet].get(value) ?? 0
          counts[facet].set(value, before + (isHit || isAlternative ? 1 : 0))
        }
      }
    })
    // Sorting is stable: equal entries keep their order. What works only sometimes comes behind
    // what always does, and what needs a mutator last.
    const last = ({ hit }: (typeof scored)[number]) =>
      hit.mutators.length > 0 ? 2 : Number(hit.reasons.length > 0)
    if (scores !== null) scored.sort((a, b) => b.score - a.score)
    else scored.sort((a, b) => last(a) - last(b))
    const isPartial = matches?.isPartial ?? false
    return { hits: scored.map(({ hit }) => hit), isPartial, counts, leftOut }
  }
  return Object.assign(find, { prepare: () => void textIndex() })
}
