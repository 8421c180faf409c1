import { checkConfig } from '../../effects/checker/check'
import type { CheckerReference } from '../../effects/checker/reference'
import type { CheckReport } from '../../effects/checker/types'
import { referenceAt } from '../../effects/checker/version'
import { runningName } from '../../effects/versions/running'
import type { VersionNotes } from '../../effects/versions/types'
import type { CheckRequest } from './checkMessages'

let reference: Promise<CheckerReference> | undefined

async function fetchReference(url: string): Promise<CheckerReference> {
  // The name carries no hash: the browser asks whether its copy is still good.
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The reference answered with status ${response.status}.`)
  return (await response.json()) as CheckerReference
}

/** The reference as it was last cut to a version, as every letter typed asks for the same. */
let cut: { name: string; full: CheckerReference; reference: CheckerReference } | undefined

function cutTo(full: CheckerReference, notes: VersionNotes): CheckerReference {
  const name = runningName(notes.running)
  if (cut?.name !== name || cut.full !== full) {
    cut = { name, full, reference: referenceAt(full, notes) }
  }
  return cut.reference
}

/**
 * Checks a config. The reference is loaded once; a failed attempt is forgotten, so that the next
 * call tries again.
 *
 * @param request the config and where the reference is
 * @returns what is found
 * @throws when the reference cannot be loaded
 */
export async function runCheck({
  referenceUrl,
  text,
  file,
  notes,
}: Omit<CheckRequest, 'id'>): Promise<CheckReport> {
  reference ??= fetchReference(referenceUrl).catch((error: unknown) => {
    reference = undefined
    throw error
  })
  const full = await reference
  return checkConfig(text, notes ? cutTo(full, notes) : full, { file })
}
