import { describe, expect, it } from 'vitest'
import { findingsOf } from './testing/reference'

const mutated = (mutators: string) =>
  findingsOf(
    `effects:\n  - id: bleed\n    mutators:\n      ${mutators.split('\n').join('\n      ')}\n    triggers: [kill]\n`,
  )

describe('mutators', () => {
  it('are known or not', () => {
    expect(mutated('- id: location_to_player')).toEqual([])
    expect(mutated('- id: location_to_plaier')).toEqual(['4:13 error unknown-mutator'])
  })

  it('need their arguments and take no others', () => {
    expect(mutated('- id: translate_location\n  args:\n    add_y: -1')).toEqual([])
    expect(mutated('- id: translate_location')).toEqual(['4:13 error missing-argument'])
    expect(mutated('- id: location_to_player\n  args:\n    chance: 5')).toEqual([
      '6:11 warning unknown-argument',
    ])
  })

  it('are a list of blocks with ids', () => {
    expect(mutated('id: location_to_player')).toEqual(['4:7 error wrong-type'])
    expect(mutated('- location_to_player')).toEqual(['4:9 error missing-id'])
  })
})
