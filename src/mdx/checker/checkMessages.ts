import type { CheckReport } from '../../effects/checker/types'

/** What the page asks the worker. */
export interface CheckRequest {
  id: number
  /** Absolute address of the reference. */
  referenceUrl: string
  text: string
  /** Path of the config, see `CheckOptions.file`. */
  file?: string
}

export type CheckAnswer = { id: number } & ({ report: CheckReport } | { error: string })
