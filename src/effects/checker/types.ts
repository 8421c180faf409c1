/** What the checker reports. Plain data: it travels from a worker to a page and into JSON. */

/**
 * `error`: the game drops the part, or it certainly does not do what it says. `warning`: it
 * loads, but something in it is ignored or read as nothing. `info`: good to know.
 */
export type Severity = 'error' | 'warning' | 'info'

/** Names of the rules; stable, so that scripts can refer to them. */
export type FindingCode =
  | 'yaml-syntax'
  | 'yaml-duplicate-key'
  | 'yaml-alias'
  | 'yaml-anchor'
  | 'yaml-depth'
  | 'yaml-number'
  | 'yaml-key'
  | 'yaml-comment'
  | 'yaml-text'
  | 'empty-item'
  | 'unknown-effect'
  | 'unknown-condition'
  | 'unknown-filter'
  | 'unknown-mutator'
  | 'unknown-trigger'
  | 'unknown-argument'
  | 'unknown-key'
  | 'unknown-choice'
  | 'out-of-range'
  | 'slot-outside'
  | 'slot-taken'
  | 'mask-size'
  | 'bad-lookup'
  | 'unknown-name'
  | 'unknown-placeholder'
  | 'literal-key'
  | 'misplaced-key'
  | 'missing-id'
  | 'missing-argument'
  | 'missing-key'
  | 'wrong-type'
  | 'bad-expression'
  | 'trigger-missing'
  | 'trigger-on-permanent'
  | 'trigger-in-chain'
  | 'trigger-data'
  | 'never-works'
  | 'never-fires'
  | 'sometimes-works'
  | 'blind-filter'
  | 'never-met'
  | 'always-met'
  | 'never-passes'
  | 'low-chance'
  | 'mutator-undone'
  | 'permanent-in-chain'
  | 'ignored-on-permanent'
  | 'id-and-effects'
  | 'delay-ignored'
  | 'value-ignored'
  | 'deprecated'
  | 'removed'
  | 'too-new'
  | 'not-read'
  | 'counter-amount'
  | 'action-disabled'
  | 'price-free'
  | 'needs-plugin'
  | 'unknown-reference'
  | 'reference-circle'
  | 'duplicate-id'

/** Replaces the characters from `start` up to `end` of the checked text (UTF-16 offsets). */
export interface TextEdit {
  start: number
  end: number
  text: string
}

export interface Fix {
  /** What it does, such as "Write `add_damage`". */
  title: string
  /** In the order of their places; they do not overlap. */
  edits: TextEdit[]
}

export interface Finding {
  /** From 1. */
  line: number
  /** From 1, in UTF-16 units. */
  column: number
  /** Behind the last character, in the same line. */
  endColumn: number
  severity: Severity
  code: FindingCode
  /** What is wrong, one or two sentences; names stand in backticks. */
  message: string
  /** What the game makes of it. */
  why: string
  fix?: Fix
  /** Route of the page that tells more. */
  href?: string
}

/** How many blocks of each kind were found and checked. */
export interface BlockCounts {
  /** Effects with an id, chain elements included. */
  effects: number
  /** Inline chains. */
  chains: number
  conditions: number
  filters: number
  mutators: number
  triggers: number
  /** Entries of `xp-gain-methods` and `counters`. */
  counters: number
}

/** An id that a file takes from the names of other files. */
export interface IdReference {
  /** Those files: `EcoCrates/rewards/*.yml`. */
  to: string
  id: string
  /** Key that it stands under. */
  path: string
  /** It is the only one of its key. */
  single: boolean
  line: number
  column: number
  endColumn: number
  href: string
}

/** What is asked of a file when others are checked with it. */
export interface FileFacts {
  /** Folder that the plugin's own stands in, so that two servers are kept apart. */
  root: string
  /** Which files it is one of: `EcoCrates/rewards/*.yml`; or the one that it is: `EcoEnchants/types.yml`. */
  kind: string
  /** Its name where that is the id of what is in it. */
  id?: string
  /** Ids that it lists, each with its list: `EcoEnchants/types.yml types[].id`. */
  lists: { list: string; id: string }[]
  /** Route of the page about such files. */
  page?: string
  refers: IdReference[]
}

export interface CheckReport {
  /** In the order of their places. */
  findings: Finding[]
  counts: Record<Severity, number>
  blocks: BlockCounts
  /** True when there were more findings than are listed. */
  truncated: boolean
  /** Of files of which it is known what files they are. */
  facts?: FileFacts
}
