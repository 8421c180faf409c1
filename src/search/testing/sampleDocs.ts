/** Docs for the search's tests. */
import { entrySchema } from '../../effects/entry/entry'
import { buildRecords } from '../records'
import type { SearchableDoc } from '../records'
import type { SearchRecord } from '../types'

/**
 * @param doc what matters to the test
 * @returns a whole doc
 */
export function sampleDoc(
  doc: Partial<SearchableDoc> & { route: string; title: string },
): SearchableDoc {
  return {
    key: doc.route.slice(-6).padStart(6, '0').replace(/\W/g, 'x'),
    description: '',
    keywords: [],
    sections: [{ id: null, level: 1, title: doc.title, text: '' }],
    trail: [],
    set: { locale: 'en', version: 'current' },
    siteUrl: 'https://wiki.example.org',
    unlisted: false,
    ...doc,
  }
}

/** A reference entry, a guide, a filter and two docs of other sets. */
export const SAMPLE_DOCS: SearchableDoc[] = [
  sampleDoc({
    key: 'guide0',
    route: '/effects/configuring-an-effect',
    title: 'Configuring an effect',
    description: 'How the config of an effect is built.',
    trail: ['Effects'],
    sections: [
      {
        id: null,
        level: 1,
        title: 'Configuring an effect',
        text: 'An effect such as give_money gives <money> to the player.',
      },
      {
        id: 'chains',
        level: 2,
        title: 'Chains',
        text: 'Several effects in a row, for example give_money and damage.',
      },
      { id: 'order', level: 3, title: 'Order', text: 'They run one after the other.' },
      { id: 'repeat', level: 2, title: 'Repeat', text: 'Runs the café effect again.' },
    ],
  }),
  sampleDoc({
    key: 'money0',
    route: '/effects/all-effects/give_money',
    title: 'give_money',
    description: 'Gives money to the player.',
    keywords: ['economy'],
    trail: ['Effects', 'All effects'],
    entry: entrySchema.parse({
      kind: 'effect',
      id: 'give_money',
      requires: ['Vault'],
      categories: ['economy'],
      arguments: [
        {
          name: 'amount',
          type: 'expression',
          description: 'How much to hand out.',
          aliases: ['sum'],
        },
      ],
    }),
    sections: [
      {
        id: null,
        level: 1,
        title: 'give_money',
        text: 'Gives money to the player.',
        rows: [
          {
            id: 'arg-amount',
            kind: 'argument',
            title: 'amount',
            aliases: ['sum'],
            text: 'number or expression optional How much to hand out.',
          },
        ],
      },
      { id: 'example', level: 2, title: 'Example', text: '- id: give_money args: amount: 10' },
    ],
  }),
  sampleDoc({
    key: 'multi0',
    route: '/effects/all-effects/give_money_multiplier',
    title: 'give_money_multiplier',
    trail: ['Effects', 'All effects'],
    entry: entrySchema.parse({ kind: 'effect', id: 'give_money_multiplier' }),
    sections: [
      { id: null, level: 1, title: 'give_money_multiplier', text: 'Like give_money but more.' },
    ],
  }),
  sampleDoc({
    key: 'crates',
    route: '/ecocrates',
    title: 'EcoCrates',
    keywords: ['loot box'],
    trail: ['Plugins'],
    sections: [
      { id: null, level: 1, title: 'EcoCrates', text: 'Crates with rewards.' },
      { id: 'damage', level: 2, title: 'Damage', text: 'Nothing here.' },
      {
        id: 'commands',
        level: 2,
        title: 'Commands',
        text: 'For those in charge.',
        rows: [
          {
            id: 'commands-open',
            kind: 'command',
            title: '/crates open <crate>',
            aliases: ['crates.command.open'],
            text: 'crates.command.open Everyone Spends a key. Also /cr.',
          },
          {
            id: 'placeholders-keys',
            kind: 'placeholder',
            title: '%crates_<crate>_keys%, %crates_keys%',
            aliases: [],
            text: 'Keys of the player.',
          },
        ],
      },
    ],
  }),
  sampleDoc({
    key: 'damage',
    route: '/effects/all-effects/damage',
    title: 'Deal damage',
    trail: ['Effects', 'All effects'],
    sections: [{ id: null, level: 1, title: 'Deal damage', text: 'Hurts the victim.' }],
  }),
  sampleDoc({
    key: 'german',
    route: '/de/ecocrates',
    title: 'EcoCrates',
    set: { locale: 'de', version: 'current' },
    sections: [{ id: null, level: 1, title: 'EcoCrates', text: 'Kisten mit Belohnungen.' }],
  }),
  sampleDoc({
    key: 'old000',
    route: '/1.0/ecocrates',
    title: 'EcoCrates',
    set: { locale: 'en', version: '1.0' },
    sections: [{ id: null, level: 1, title: 'EcoCrates', text: 'Crates of old.' }],
  }),
]

/** Records of {@link SAMPLE_DOCS}, at the root of the site. */
export const SAMPLE_RECORDS: SearchRecord[] = SAMPLE_DOCS.flatMap((doc) =>
  buildRecords(doc, { basePath: '', area: 'Docs' }),
)
