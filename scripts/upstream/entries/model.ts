/** Entries of the effects system, as the source has them. */
import type { EntryKind, TriggerParameter } from '../../../src/effects/entry/entry'

/** A place in a repository. */
export interface Place {
  repository: string
  path: string
  /** From 1. */
  line: number
}

export interface SourceArgument {
  /** Keys that stand for it; any of them will do. */
  names: string[]
  /** The config does not load without it. */
  required: boolean
  /** Named in the list of arguments, not only read. */
  declared: boolean
  /** Belongs to something that another argument chooses. */
  inherited: boolean
  /** Type by the list of arguments, such as `EXPRESSION`. */
  type?: string
  /** Default by the list of arguments, which the code does not read. */
  documented?: string
  /** Values that the code takes when the key is missing. */
  defaults: string[]
  /** What a missing key gives by the way the code reads it, such as `false`. */
  implicit: string[]
  /** Something that cannot be worked out decides when the key is missing. */
  computed: boolean
  /** What the code reads it as. */
  readAs: string[]
  choices: string[]
}

/** A mutator's change, as declared. */
export interface SourceTransform {
  from?: TriggerParameter
  to: TriggerParameter
}

export interface SourceEntry {
  kind: EntryKind
  /** `<>` stands for a part that is known only at run time. */
  id: string
  place: Place
  /** Plugin or integration that registers it; missing for libreforge itself. */
  plugin?: string
  /** Effects: declared data. */
  needs: TriggerParameter[]
  /** Triggers: declared data. */
  offers: TriggerParameter[]
  permanent: boolean
  supportsDelay: boolean
  /** Filters: type of the value, as declared. */
  valueType?: string
  /** Filters: what the code reads the value as. */
  valueReadAs: string[]
  transforms: SourceTransform[]
  arguments: SourceArgument[]
  /** Keys that are read in some way, perhaps from another section. */
  mentioned: string[]
  /** Texts in its class, in lower case. */
  texts: string[]
  /** Goals: namespaced key. */
  key?: string
}
