import { checkConfig } from '../../effects/checker/check'
import { parseReference } from '../../effects/checker/parseReference'
import type { CheckerReference } from '../../effects/checker/reference'
import type { CheckReport } from '../../effects/checker/types'
import { referenceAt } from '../../effects/checker/version'
import { runningName } from '../../effects/versions/running'
import type { VersionNotes } from '../../effects/versions/types'
import { fetchJson } from '../../site/files/fetchFile'
import { loadOnce } from '../../site/files/loadOnce'
import type { CheckQuestion } from './checkMessages'

const loadReference = loadOnce(async (url: string) => parseReference(await fetchJson(url)))

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
 * @param question the config and where the reference is
 * @returns what is found; null when there was no config to check
 * @throws when the reference cannot be loaded
 */
export async function runCheck({
  referenceUrl,
  config,
}: CheckQuestion): Promise<CheckReport | null> {
  const full = await loadReference(referenceUrl)
  if (!config) return null
  const { text, file, part, notes } = config
  return checkConfig(text, notes ? cutTo(full, notes) : full, { file, part })
}
