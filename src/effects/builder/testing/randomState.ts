/** Seeded states for tests: what a reader could put together, with typing errors. */
import {
  addTrigger,
  filterChoices,
  listedEffects,
  settle,
  startWith,
  triggerChoices,
} from '../availability'
import type { DraftKind } from '../formArguments'
import { formArguments, inputKind } from '../formArguments'
import type { BuilderReference } from '../reference'
import type { ArgumentValue, BuilderState, Draft } from '../state'
import { MAX_DEPTH, findEntry, newDraft } from '../state'
import { pick, seeded } from '../../../text/testing/seeded'
import type { Random } from '../../../text/testing/seeded'

/** What readers type, into any field. */
const TYPED = [
  '1',
  '-2.5',
  '%level% * 2',
  'min(1, 2)',
  '5 +',
  'stone',
  'true',
  'no',
  '12abc',
  'a: b # c',
  '- x',
  '"quoted"',
  "it's",
  '{value}',
  '&cHello, %player%!',
  '[list]',
  '* star',
  '  blanks  ',
  'two\nlines',
  '#hash\n\n@at',
  '\t',
  'ünïcödé ✦',
  '0x1f',
  '1e5',
  '~',
  'null',
  '\\n',
]

function someDrafts(
  kind: DraftKind,
  most: number,
  depth: number,
  reference: BuilderReference,
  random: Random,
): Draft[] {
  return Array.from({ length: Math.floor(random() * (most + 1)) }).flatMap(() => {
    const entry = pick(reference.entries[kind], random)
    return entry ? [fill(kind, newDraft(entry.id), depth, reference, random)] : []
  })
}

function fill(
  kind: DraftKind,
  draft: Draft,
  depth: number,
  reference: BuilderReference,
  random: Random,
): Draft {
  const entry = findEntry(reference, kind, draft.id)
  if (!entry) return draft
  const args = formArguments(kind, entry).flatMap((argument): [string, ArgumentValue][] => {
    const input = inputKind(argument)
    if (random() < 0.5) return []
    if (input === 'conditions') {
      return depth < MAX_DEPTH
        ? [[argument.name, someDrafts('condition', 2, depth + 1, reference, random)]]
        : []
    }
    if (input === 'effects') {
      if (depth >= MAX_DEPTH) return []
      const fitting = listedEffects(draft.id, reference)
      const only = { ...reference, entries: { ...reference.entries, effect: fitting } }
      const drafts = someDrafts('effect', 2, depth + 1, only, random)
      return [[argument.name, drafts]]
    }
    if (input === 'choice') return [[argument.name, pick(argument.choices ?? [], random) ?? '']]
    if (input === 'flag') return [[argument.name, random() < 0.5 ? 'true' : 'false']]
    return [[argument.name, pick(TYPED, random) ?? '']]
  })
  return { id: draft.id, args: Object.fromEntries(args) }
}

/**
 * @param seed any whole number
 * @param reference all entries
 * @returns a state as the page could have it
 */
export function randomState(seed: number, reference: BuilderReference): BuilderState {
  const random = seeded(seed + 1)
  const effect = pick(reference.entries.effect, random)
  let state = startWith(effect?.id ?? '', reference)
  for (let count = Math.floor(random() * 3); count > 0; count -= 1) {
    const choice = pick(
      triggerChoices(state, reference).filter(({ fit }) => fit !== 'refused'),
      random,
    )
    if (choice) state = addTrigger(state, choice)
  }
  const filters = filterChoices(state, reference)
    .filter(() => random() < 0.03)
    .map(({ entry }) => fill('filter', newDraft(entry.id), 0, reference, random))
  return settle(
    {
      ...state,
      effect: fill('effect', state.effect, 0, reference, random),
      mutators: [...state.mutators, ...someDrafts('mutator', 1, 0, reference, random)],
      filters,
      conditions: someDrafts('condition', 2, 0, reference, random),
    },
    reference,
  )
}

/**
 * @param seed any whole number
 * @param text a text
 * @returns the text with a piece of it gone, doubled or moved
 */
export function mangled(seed: number, text: string): string {
  const random = seeded(seed + 1)
  const from = Math.floor(random() * text.length)
  const to = from + Math.floor(random() * 20)
  const piece = text.slice(from, to)
  return (
    pick(
      [text.slice(0, from) + text.slice(to), text.slice(0, to) + piece + text.slice(to)],
      random,
    ) ?? text
  )
}
