import { describe, expect, it } from 'vitest'
import { commonTypes, fitOf } from './dataTypes'
import { dataAfter, dataWhenFired, meets, PLAYER_CARRIER } from './data'
import type { Carrier, Datum, KnownHandsOver, Transform } from './data'

const MOB: Carrier = { types: ['Mob'], item: false }

/** The names of what is there, with a question mark where it is so only sometimes. */
function present(
  handsOver: KnownHandsOver,
  carrier = PLAYER_CARRIER,
  transforms: Transform[] = [],
) {
  const fired = dataWhenFired(handsOver, carrier)
  if (!fired) return null
  return [...dataAfter(fired, transforms)]
    .filter(([datum, { isFixed }]) => !isFixed && !/^(HOLDER|DISPATCHER)/.test(datum))
    .map(([datum, { reasons }]) => (reasons.length > 0 ? `${datum}?` : datum))
    .sort()
    .join(' ')
}

const PLAYER: KnownHandsOver = { DISPATCHER: 'Player', PLAYER: 'carrier' }
const ATTACK: KnownHandsOver = {
  DISPATCHER: 'LivingEntity',
  PLAYER: 'carrier',
  VICTIM: 'always',
}

describe('types', () => {
  it('fit always, sometimes or never', () => {
    expect(fitOf(['Player'], ['LivingEntity'])).toBe('always')
    expect(fitOf(['LivingEntity'], ['Player'])).toBe('sometimes')
    expect(fitOf(['Villager'], ['Player'])).toBe('never')
    expect(fitOf(['EntityDamageByEntityEvent'], ['Cancellable'])).toBe('always')
    expect(fitOf(['PlayerJumpEvent'], ['EntityDamageEvent'])).toBe('never')
    expect(fitOf(['PlayerMoveEvent', 'EntityMoveEvent'], ['PlayerMoveEvent'])).toBe('sometimes')
    // An event is just what it is, and no narrower one.
    expect(fitOf(['EntityDamageEvent'], ['EntityDamageByEntityEvent'])).toBe('never')
    expect(fitOf([], ['Player'])).toBe('sometimes')
  })

  it('have in common what extends both', () => {
    expect(commonTypes(['LivingEntity'], ['Player'])).toEqual(['Player'])
    expect(commonTypes(['Event'], ['EntityDamageEvent'])).toEqual(['EntityDamageEvent'])
    expect(commonTypes([], ['Mob'])).toEqual(['Mob'])
    expect(commonTypes(['Server'], ['Player'])).toEqual([])
  })
})

describe('what is there when a trigger fires', () => {
  it('has place, motion and item of the player where they are not handed over', () => {
    expect(present(PLAYER)).toBe('ITEM LOCATION PLAYER VELOCITY')
  })

  it('takes them from the victim where there is no player', () => {
    expect(present(ATTACK, MOB)).toBe('ITEM LOCATION VELOCITY VICTIM')
  })

  it('does not fill in what is handed over empty, or only sometimes', () => {
    expect(present({ ...PLAYER, ITEM: 'never' })).toBe('LOCATION PLAYER VELOCITY')
    expect(present({ ...PLAYER, LOCATION: { when: 'a block is hit' } })).toBe(
      'ITEM LOCATION? PLAYER VELOCITY',
    )
  })

  it('is there sometimes where what fills it in is', () => {
    expect(
      present({ DISPATCHER: 'Server', VICTIM: { when: 'it lives' } }, { types: ['Server'] }),
    ).toBe('ITEM? LOCATION? VELOCITY? VICTIM?')
  })

  it('is nothing where the trigger never fires for the carrier', () => {
    expect(present({ DISPATCHER: 'Server' })).toBeNull()
    expect(present(PLAYER, MOB)).toBeNull()
  })

  it('has the carrier as player or victim only where it is one', () => {
    expect(present(ATTACK)).toContain('PLAYER')
    expect(present(ATTACK, MOB)).not.toContain('PLAYER')
    const hurt: KnownHandsOver = { DISPATCHER: 'LivingEntity', VICTIM: 'carrier' }
    expect(present(hurt)).toContain('VICTIM')
    const moved: KnownHandsOver = {
      ...PLAYER,
      DISPATCHER: 'LivingEntity',
      VICTIM: { carrier: 'Mob' },
    }
    expect(present(moved)).not.toContain('VICTIM')
    expect(present(moved, MOB)).toContain('VICTIM')
  })

  it('has numbers that are 1 where none is handed over', () => {
    const data = dataWhenFired({ ...PLAYER, VALUE: 'always' }, PLAYER_CARRIER)
    expect(data?.get('VALUE')?.isFixed).toBeUndefined()
    expect(data?.get('ALT_VALUE')?.isFixed).toBe(true)
  })
})

describe('mutators', () => {
  const victimAsPlayer: Transform = { from: ['VICTIM'], to: 'PLAYER', is: 'Player' }

  it('put what they read where they write, if it is of the kind', () => {
    expect(present({ ...PLAYER, VICTIM: { is: 'Player' } }, undefined, [victimAsPlayer])).toMatch(
      /PLAYER(?!\?)/,
    )
    expect(present(ATTACK, undefined, [victimAsPlayer])).toContain('PLAYER?')
    expect(
      present({ ...PLAYER, VICTIM: { is: 'Villager' } }, undefined, [victimAsPlayer]),
    ).not.toContain('PLAYER')
  })

  it('leave nothing where they find nothing, or what was there', () => {
    expect(present(PLAYER, undefined, [{ from: ['BLOCK'], to: 'LOCATION' }])).not.toContain(
      'LOCATION',
    )
    expect(
      present(PLAYER, undefined, [{ from: ['EVENT'], to: 'LOCATION', otherwise: 'keeps' }]),
    ).toContain('LOCATION')
  })

  it('depend on more than their source', () => {
    const toCursor: Transform = { from: ['PLAYER'], to: 'LOCATION', when: 'something is in sight' }
    expect(present(PLAYER, undefined, [toCursor])).toContain('LOCATION?')
  })

  it('run one after the other', () => {
    const playerAsVictim: Transform = { from: ['PLAYER'], to: 'VICTIM', is: 'Player' }
    expect(present(PLAYER, undefined, [playerAsVictim, victimAsPlayer])).toBe(
      'ITEM LOCATION PLAYER VELOCITY VICTIM',
    )
    // The victim is asked for before there is one.
    expect(present(PLAYER, undefined, [victimAsPlayer, playerAsVictim])).toBe(
      'ITEM LOCATION VELOCITY',
    )
  })

  it('give somebody else than they read', () => {
    const toOwner: Transform = { from: ['VICTIM'], to: 'VICTIM', is: 'Tameable', gives: 'Player' }
    const data = dataWhenFired({ ...PLAYER, VICTIM: { is: 'Tameable' } }, PLAYER_CARRIER)
    expect(data && dataAfter(data, [toOwner]).get('VICTIM')).toEqual({
      types: ['Player'],
      reasons: [],
    })
  })
})

describe('needs', () => {
  const data = dataWhenFired(
    { ...ATTACK, BLOCK: { when: 'a block is hit' }, EVENT: { is: 'EntityDamageByEntityEvent' } },
    PLAYER_CARRIER,
  )
  const met = (need: Parameters<typeof meets>[0]) => data && meets(need, data).met

  it('are met by what is there, of the right kind', () => {
    expect(met('PLAYER')).toBe('always')
    expect(met({ data: 'EVENT', is: 'EntityDamageEvent' })).toBe('always')
    expect(met({ data: 'EVENT', is: 'EnchantItemEvent' })).toBe('never')
    expect(met('PROJECTILE')).toBe('never')
  })

  it('tell when they are met', () => {
    expect(data && meets('BLOCK', data)).toEqual({
      met: 'sometimes',
      reasons: [{ when: 'a block is hit' }],
    })
    expect(data && meets({ data: 'VICTIM', is: 'Player' }, data)).toEqual({
      met: 'sometimes',
      reasons: [{ data: 'VICTIM', is: ['Player'] }],
    })
  })

  it('take the best of several', () => {
    expect(met({ any: ['PROJECTILE', 'PLAYER'] })).toBe('always')
    expect(met({ any: ['PROJECTILE', 'BLOCK'] })).toBe('sometimes')
    expect(met({ any: ['PROJECTILE', 'TEXT'] })).toBe('never')
  })

  it('ask for an item that carries the effect as far as the file tells', () => {
    const of = (item: boolean | undefined, need: Datum = 'HOLDER_ITEM') => {
      const fired = dataWhenFired(PLAYER, {
        types: ['Player'],
        ...(item !== undefined && { item }),
      })
      return fired && meets(need, fired).met
    }
    expect([of(true), of(undefined), of(false)]).toEqual(['always', 'sometimes', 'never'])
    expect(of(false, 'HOLDER_SLOT')).toBe('never')
  })
})
