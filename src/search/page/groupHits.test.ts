import { expect, it } from 'vitest'
import { createEngine } from '../engine'
import { packRecords } from '../indexFile'
import { SAMPLE_RECORDS } from '../testing/sampleDocs'
import { groupHits } from './groupHits'

const engine = createEngine(packRecords(SAMPLE_RECORDS))

it('puts sections under their page, in the order of the best result', () => {
  const { hits } = engine.search('give_money')
  const groups = groupHits(hits)
  expect(groups.map(({ titleHtml, sections }) => [titleHtml, sections.length])).toEqual([
    ['<mark>give</mark>_<mark>money</mark>', 1],
    ['<mark>give</mark>_<mark>money</mark>_multiplier', 0],
    ['Configuring an effect', 1],
  ])
  expect(groups[0]).toMatchObject({ kind: 'effect', trail: ['Effects', 'All effects'] })
  expect(groups[2]?.snippetHtml).toContain('<mark>give</mark>_<mark>money</mark>')
})

it('names the area of a page that stands in no category', () => {
  const [group] = groupHits(engine.search('Kisten').hits)
  expect(group?.trail).toEqual(['Docs'])
})

it('has no groups without hits', () => {
  expect(groupHits([])).toEqual([])
})
