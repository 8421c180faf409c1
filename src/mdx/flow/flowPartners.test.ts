import { expect, it } from 'vitest'
import type { FlowModel } from '../../effects/finder/pairing'
import { flowPartners } from './flowPartners'

const DATA: FlowModel = {
  triggers: [
    { id: 'jump', href: '/jump', offers: ['PLAYER'] },
    { id: 'melee_attack', href: '/melee_attack', offers: ['PLAYER', 'VICTIM'] },
    { id: 'tick', href: '/tick', offers: [] },
  ],
  effects: [
    { id: 'hurt', href: '/hurt', needs: ['VICTIM'], permanent: false },
    { id: 'pay', href: '/pay', needs: ['PLAYER'], permanent: false },
    { id: 'break', href: '/break', needs: ['BLOCK'], permanent: false },
  ],
  mutators: [{ id: 'player_as_victim', adds: 'VICTIM' }],
  filters: [
    { id: 'entities', href: '/entities', needs: ['VICTIM'], triggers: [] },
    { id: 'player_name', href: '/player_name', needs: ['PLAYER'], triggers: [] },
  ],
}

it('lists the triggers of an effect, those that need a mutator last', () => {
  const partners = flowPartners({ kind: 'effect', id: 'hurt', needs: ['VICTIM'] }, 'triggers', DATA)
  expect(partners.map(({ id, mutators }) => [id, ...mutators])).toEqual([
    ['melee_attack'],
    ['jump', 'player_as_victim'],
    ['tick', 'player_as_victim'],
  ])
})

it('lists the effects of a trigger', () => {
  const partners = flowPartners(
    { kind: 'trigger', id: 'jump', offers: ['PLAYER'] },
    'effects',
    DATA,
  )
  expect(partners.map(({ id, href, mutators }) => [id, href, ...mutators])).toEqual([
    ['pay', '/pay'],
    ['hurt', '/hurt', 'player_as_victim'],
  ])
})

it('lists the filters of a trigger, and the triggers of a filter', () => {
  const trigger = { kind: 'trigger', id: 'jump', offers: ['PLAYER'] } as const
  const ids = (partners: ReturnType<typeof flowPartners>) => partners.map(({ id }) => id)
  expect(ids(flowPartners({ ...trigger, offers: [...trigger.offers] }, 'filters', DATA))).toEqual([
    'player_name',
  ])
  expect(ids(flowPartners({ kind: 'filter', id: 'entities' }, 'triggers', DATA))).toEqual([
    'melee_attack',
  ])
})
