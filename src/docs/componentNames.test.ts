import { describe, expect, it } from 'vitest'
import { mayHoldRareNames, rareNames, templateFor } from './componentNames'
import type { RareName, Template } from './componentNames'

describe('templateFor', () => {
  it.each<[Template, RareName[]]>([
    ['doc', []],
    ['landing', ['EntryList']],
    ['landing', ['Diagram', 'EntryList']],
    ['home', ['HomeHero', 'EffectFlow']],
    ['guide', ['Diagram', 'OddsTable']],
    ['finder', ['EntryFinder']],
    ['tool', ['EntryFinder', 'ConfigChecker']],
    ['news', ['WhatsNew']],
    ['mixed', ['EntryFinder', 'Diagram']],
    ['mixed', ['HomeHero', 'OddsTable']],
  ])('%s renders %s', (template, components) => {
    expect(templateFor(components)).toBe(template)
  })

  it('shows the facts of entries', () => {
    expect(templateFor([], true)).toBe('doc')
    expect(templateFor(['Diagram'], true)).toBe('mixed')
  })
})

it('tells components of a few pages from the others', () => {
  expect(rareNames(['Tabs', 'Diagram', 'Heading', 'Task', 'Diagram', 'Unknown'])).toEqual([
    'Task',
    'Diagram',
  ])
})

it('looks for their tags', () => {
  expect(mayHoldRareNames('a <TaskList>')).toBe(true)
  expect(mayHoldRareNames('A HomeHero, a <TaskLists> and <Tabs>')).toBe(false)
})
