/** What the comparison finds. */
import type { Place } from '../entries/model'

/** Kinds of differences, in the order of the report, with their headings. */
export const DIFFERENCE_KINDS = {
  ledger: 'The ledger of sources is wrong',
  exception: 'Exceptions that are no longer needed',
  'no-page': 'In the source, but without a page',
  gone: 'Pages whose id is gone',
  argument: 'Arguments that differ',
  required: 'Required flags that differ',
  default: 'Defaults that differ',
  type: 'Types and choices that differ',
  needs: 'Needs that differ',
  offers: 'Offers that differ',
  permanence: 'Permanence and delay that differ',
  transforms: 'What mutators change differs',
  requires: 'Plugins that differ',
  command: 'Commands that differ',
  permission: 'Permissions that differ',
  placeholder: 'Placeholders that differ',
  key: 'Default config keys that differ',
  finding: 'What the checker says about default configs',
  changed: 'Pages whose source has changed since it was read',
} as const

export type DifferenceKind = keyof typeof DIFFERENCE_KINDS

export interface Difference {
  kind: DifferenceKind
  /** Repository that it is about: a plugin or a library. */
  plugin?: string
  /** What it is about: `effect/id`, a command, a key. */
  subject: string
  /** One sentence that says what differs. */
  message: string
  /** Page of the site, in the content folder. */
  page?: string
  /** Line of the page, from 1. */
  line?: number
  /** Where the source says it. */
  source?: Place
  /** Address of the source, or of what has changed in it. */
  link?: string
}
