import { describe, expect, it } from 'vitest'
import { matchEntries } from './matchEntries'

const options = [
  ['give_money', 'Gives the player money.'],
  ['take_money', 'Takes money.'],
  ['give_xp', 'Gives experience.'],
  ['money_rain', 'Coins fall and give joy.'],
].map(([id = '', description = '']) => ({ entry: { id, description } }))

const ids = (query: string) => matchEntries(options, query).map(({ entry }) => entry.id)

describe('matchEntries', () => {
  it.each([
    ['', ['give_money', 'take_money', 'give_xp', 'money_rain']],
    ['money', ['money_rain', 'give_money', 'take_money']],
    ['give money', ['give_money', 'money_rain']],
    ['givemoney', ['give_money']],
    ['money-give', ['give_money', 'money_rain']],
    ['experience', ['give_xp']],
    ['xyz', []],
  ])('finds for %j', (query, expected) => {
    expect(ids(query)).toEqual(expected)
  })
})
