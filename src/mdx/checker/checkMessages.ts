import type { VersionNotes } from '../../effects/versions/types'

/** A config and what is known about it. */
export interface CheckedConfig {
  text: string
  /** Path of the config, see `CheckOptions.file`. */
  file?: string
  /** See `CheckOptions.part`. */
  part?: boolean
  /** Version that the server runs; current ones when it is missing. */
  notes?: VersionNotes
}

/** What the page asks the checker's worker. */
export interface CheckQuestion {
  /** Absolute address of the reference. */
  referenceUrl: string
  /** Nothing when the reference is only to be loaded. */
  config?: CheckedConfig
}
