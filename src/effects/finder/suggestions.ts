/** Ways on from a search that found nothing. */
import { nearest } from '../../text/nearest'
import type { FinderEntry } from './finderEntry'
import type { Finder } from './finder'
import { allowedTypos } from '../../text/typos'
import { withinEdits } from '../../text/edits'
import { choices } from './state'
import type { Facet, FinderState } from './state'
import { splitWords } from './textIndex'
import { toggle } from './toggle'

/** What shows something again when it is taken back; `facet` is missing for the query. */
export interface Way {
  facet?: Facet
  value: string
  state: FinderState
  count: number
}

const MOST_NEAREST = 5

/**
 * @param find the finder
 * @param state a state without results
 * @returns the filters, and the query, of which one alone stands in the way; most results first
 */
export function waysOn(find: Finder, state: FinderState): Way[] {
  const ways = choices(state.chosen).map(({ facet, value }) => ({
    facet,
    value,
    state: { ...state, chosen: toggle(state.chosen, facet, value) },
  }))
  const withoutQuery = { value: state.query, state: { ...state, query: '' } }
  const hasBoth = state.query.trim() !== '' && ways.length > 0
  return (hasBoth ? [...ways, withoutQuery] : ways)
    .map((way) => ({ ...way, count: find(way.state).hits.length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/**
 * @param entries all entries
 * @param query what was typed
 * @returns the entries whose ids are most alike it; where none is, those that share words with it
 */
export function nearestEntries(entries: readonly FinderEntry[], query: string): FinderEntry[] {
  const words = splitWords(query)
  if (words.length === 0) return []
  const known = [...new Set(entries.map(({ id }) => id))]
  const alike = nearest(words.join('_'), known, MOST_NEAREST)
  const ids = alike.length > 0 ? alike : sharingWords(known, words).slice(0, MOST_NEAREST)
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
}

/** Words such as `to` stand in too many ids. */
const SHORTEST_WORD = 3

/**
 * @param ids all ids
 * @param words words of a query
 * @returns the ids that have words of it, mistakes allowed: most words first, then the shortest
 */
function sharingWords(ids: readonly string[], words: readonly string[]): string[] {
  const wanted = words.filter(({ length }) => length >= SHORTEST_WORD)
  return ids
    .map((id) => {
      const own = splitWords(id)
      const shared = wanted.filter((word) =>
        own.some((part) => withinEdits(word, part, allowedTypos(word.length))),
      )
      return { id, shared: shared.length }
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.id.length - b.id.length)
    .map(({ id }) => id)
}
