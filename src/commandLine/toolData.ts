/** What the command has inside: it works without a network. */
import type { CheckerReference } from '../effects/checker/reference'
import { referenceAt } from '../effects/checker/version'
import { findRunning, notesFor } from '../effects/versions/running'
import type { VersionData } from '../effects/versions/types'

export interface ToolData {
  reference: CheckerReference
  /** Versions to choose from; missing where the docs have no such data. */
  versions?: VersionData
  /** Address in front of the routes of pages. */
  siteUrl: string
}

/**
 * @param data what the command has inside
 * @param versions plugins with the versions that run, such as `EcoEnchants=12.20`
 * @returns the reference that they have, or why it cannot be told
 */
export function referenceFor(
  { reference, versions: known }: ToolData,
  versions: readonly string[],
): { reference: CheckerReference } | { problem: string } {
  if (versions.length === 0) return { reference }
  if (!known) return { problem: 'There is no data about versions in this reference.' }
  for (const version of versions) {
    const found = findRunning(known, version)
    if ('problem' in found) return found
  }
  const notes = notesFor(known, versions)
  return { reference: notes ? referenceAt(reference, notes) : reference }
}
