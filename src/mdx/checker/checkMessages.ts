/** What the page asks the checker's worker. */
export interface CheckQuestion {
  /** Absolute address of the reference. */
  referenceUrl: string
  text: string
  /** Path of the config, see `CheckOptions.file`. */
  file?: string
}
