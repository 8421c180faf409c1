import { expect, it } from 'vitest'
import type { FlowModel } from './finder/pairing'
import { flowPartners } from './flowPartners'

const DATA: FlowModel = {
  triggers: [
    {
      id: 'jump',
      href: '/jump',
      offers: ['PLAYER', 'LOCATION'],
      handsOver: { DISPATCHER: 'Player', PLAYER: 'carrier', LOCATION: 'always' },
    },
    {
      id: 'projectile_hit',
      href: '/projectile_hit',
      offers: ['PLAYER', 'VICTIM'],
      handsOver: {
        DISPATCHER: 'LivingEntity',
        PLAYER: 'carrier',
        VICTIM: { when: 'it hits a living thing' },
      },
    },
    {
      id: 'melee_attack',
      href: '/melee_attack',
      offers: ['PLAYER', 'VICTIM'],
      handsOver: { DISPATCHER: 'LivingEntity', PLAYER: 'carrier', VICTIM: 'always' },
    },
    { id: 'tick', href: '/tick', offers: [], handsOver: { DISPATCHER: 'Server' } },
    { id: 'closed', href: '/closed', offers: ['PLAYER', 'VICTIM'], handsOver: 'unknown' },
  ],
  effects: [
    { id: 'hurt', href: '/hurt', needs: ['VICTIM'], permanent: false },
    { id: 'pay', href: '/pay', needs: ['PLAYER'], permanent: false },
    { id: 'break', href: '/break', needs: ['BLOCK'], permanent: false },
  ],
  mutators: [
    {
      id: 'player_as_victim',
      adds: 'VICTIM',
      transforms: [{ from: ['PLAYER'], to: 'VICTIM', is: 'Player' }],
    },
  ],
  filters: [
    {
      id: 'entities',
      href: '/entities',
      runtime: { needs: ['VICTIM'], otherwise: 'passes' },
    },
    {
      id: 'player_name',
      href: '/player_name',
      runtime: { needs: ['PLAYER'], otherwise: 'passes' },
    },
  ],
}

it('lists the triggers of an effect: always, sometimes, not known, with a mutator', () => {
  const partners = flowPartners({ kind: 'effect', id: 'hurt' }, 'triggers', DATA)
  expect(
    partners.map(({ id, mutators, reasons, isIdle, isUnknown }) => ({
      id,
      ...(mutators.length > 0 && { mutators }),
      ...(reasons.length > 0 && { reasons }),
      ...(isIdle && { isIdle }),
      ...(isUnknown && { isUnknown }),
    })),
  ).toEqual([
    { id: 'melee_attack' },
    { id: 'projectile_hit', reasons: [{ when: 'it hits a living thing' }] },
    { id: 'closed', isUnknown: true },
    // It loads as it is, since a place counts as a victim; nobody is hurt without the mutator.
    { id: 'jump', mutators: ['player_as_victim'], isIdle: true },
  ])
})

it('lists the effects of a trigger', () => {
  const partners = flowPartners({ kind: 'trigger', id: 'jump' }, 'effects', DATA)
  expect(partners.map(({ id, href, mutators }) => [id, href, ...mutators])).toEqual([
    ['pay', '/pay'],
    ['hurt', '/hurt', 'player_as_victim'],
  ])
})

it('lists the filters of a trigger, and the triggers of a filter', () => {
  const ids = (partners: ReturnType<typeof flowPartners>) => partners.map(({ id }) => id)
  expect(ids(flowPartners({ kind: 'trigger', id: 'jump' }, 'filters', DATA))).toEqual([
    'player_name',
  ])
  expect(ids(flowPartners({ kind: 'filter', id: 'entities' }, 'triggers', DATA))).toEqual([
    'projectile_hit',
    'melee_attack',
  ])
})

it('lists nothing for an entry that takes no part', () => {
  expect(flowPartners({ kind: 'effect', id: 'gone' }, 'triggers', DATA)).toEqual([])
})
