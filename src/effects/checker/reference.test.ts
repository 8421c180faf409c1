import { expect, it } from 'vitest'
import { entrySchema } from '../entry/entry'
import { REFERENCE_FORMAT, buildCheckerReference } from './reference'

const entry = (fields: Record<string, unknown>) => entrySchema.parse(fields)

it('keeps what the checker needs, and nothing that goes without saying', () => {
  const reference = buildCheckerReference([
    {
      route: '/effects/all-effects/shoot',
      entry: entry({
        kind: 'effect',
        id: 'shoot',
        execution: 'triggered',
        needs: ['PLAYER'],
        // The same as what is declared: it goes without saying.
        runtime: { needs: ['PLAYER'], without: { VICTIM: 'Nobody is hit.' } },
        supports_delay: false,
        arguments: [
          { name: 'projectile', type: 'entity', required: true, description: 'What flies.' },
          {
            name: 'mode',
            type: 'string',
            choices: ['a', 'b'],
            aliases: ['modes'],
            description: 'How.',
          },
        ],
      }),
    },
    {
      route: '/effects/all-effects/armor',
      entry: entry({ kind: 'effect', id: 'armor', execution: 'permanent' }),
    },
    {
      route: '/effects/all-triggers/static_interval',
      entry: entry({
        kind: 'trigger',
        id: 'static_<interval>',
        offers: ['PLAYER'],
        hands_over: { DISPATCHER: 'Player', PLAYER: 'carrier' },
      }),
    },
    {
      route: '/effects/all-triggers/claim',
      entry: entry({
        kind: 'trigger',
        id: 'claim',
        variants: [
          { plugin: 'Lands', description: 'a' },
          { plugin: 'HuskClaims', description: 'b' },
        ],
      }),
    },
    {
      route: '/effects/all-mutators/location_to_player',
      entry: entry({
        kind: 'mutator',
        id: 'location_to_player',
        transforms: [{ from: ['PLAYER'], to: 'LOCATION', adds: true }],
      }),
    },
    {
      route: '/effects/all-filters/only_bosses',
      entry: entry({
        kind: 'filter',
        id: 'only_bosses',
        requires: ['Paper'],
        value: { type: 'boolean', description: 'c' },
        runtime: { needs: ['VICTIM'], otherwise: 'passes' },
        deprecated: { replacement: '[`is_boss`](/effects/all-filters/is_boss)' },
      }),
    },
    {
      route: '/all-plugins/all-entity-goals/panic',
      entry: entry({ kind: 'entity-goal', id: 'panic' }),
    },
  ])
  expect(reference).toEqual({
    format: REFERENCE_FORMAT,
    folders: {
      effect: '/effects/all-effects/',
      filter: '/effects/all-filters/',
      mutator: '/effects/all-mutators/',
      trigger: '/effects/all-triggers/',
    },
    guides: {},
    entries: {
      effect: [
        { id: 'armor', permanent: true },
        {
          id: 'shoot',
          needs: ['PLAYER'],
          noDelay: true,
          args: [
            { name: 'projectile', type: 'entity', required: true },
            { name: 'mode', type: 'string', choices: ['a', 'b'], aliases: ['modes'] },
          ],
        },
      ],
      condition: [],
      filter: [
        {
          id: 'only_bosses',
          plugins: ['Paper'],
          runtime: { needs: ['VICTIM'], otherwise: 'passes' },
          value: 'boolean',
          deprecated: '`is_boss`',
        },
      ],
      mutator: [
        {
          id: 'location_to_player',
          adds: 'LOCATION',
          reads: ['PLAYER'],
          transforms: [{ from: ['PLAYER'], to: 'LOCATION' }],
        },
      ],
      trigger: [
        { id: 'claim', plugins: ['Lands', 'HuskClaims'], anyPlugin: true, varies: true },
        {
          id: 'static_<interval>',
          href: '/effects/all-triggers/static_interval',
          offers: ['PLAYER'],
          handsOver: { DISPATCHER: 'Player', PLAYER: 'carrier' },
        },
      ],
    },
  })
})
