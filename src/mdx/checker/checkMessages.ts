import type { CheckReport } from '../../effects/checker/types'
import type { VersionNotes } from '../../effects/versions/types'

/** A config and what is known about it. */
export interface CheckedConfig {
  text: string
  /** Path of the config, see `CheckOptions.file`. */
  file?: string
  /** Version that the server runs; current ones when it is missing. */
  notes?: VersionNotes
}

/** What the page asks the worker. */
export interface CheckRequest extends CheckedConfig {
  id: number
  /** Absolute address of the reference. */
  referenceUrl: string
}

export type CheckAnswer = { id: number } & ({ report: CheckReport } | { error: string })
