import { checkConfig } from '../../effects/checker/check'
import type { CheckerReference } from '../../effects/checker/reference'
import type { CheckReport } from '../../effects/checker/types'
import { fetchJson } from '../../site/files/fetchFile'
import { loadOnce } from '../../site/files/loadOnce'
import type { CheckQuestion } from './checkMessages'

const loadReference = loadOnce((url: string) => fetchJson<CheckerReference>(url))

/**
 * Checks a config. The reference is loaded once; a failed attempt is forgotten, so that the next
 * call tries again.
 *
 * @param question the config and where the reference is
 * @returns what is found
 * @throws when the reference cannot be loaded
 */
export async function runCheck({ referenceUrl, text, file }: CheckQuestion): Promise<CheckReport> {
  return checkConfig(text, await loadReference(referenceUrl), { file })
}
