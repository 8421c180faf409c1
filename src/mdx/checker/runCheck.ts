import { checkConfig } from '../../effects/checker/check'
import { parseReference } from '../../effects/checker/parseReference'
import type { CheckerReference } from '../../effects/checker/reference'
import type { CheckReport } from '../../effects/checker/types'
import type { CheckRequest } from './checkMessages'

let reference: Promise<CheckerReference> | undefined

async function fetchReference(url: string): Promise<CheckerReference> {
  // The name carries no hash: the browser asks whether its copy is still good.
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The reference answered with status ${response.status}.`)
  return parseReference<CheckerReference>(await response.json())
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
}: Omit<CheckRequest, 'id'>): Promise<CheckReport> {
  reference ??= fetchReference(referenceUrl).catch((error: unknown) => {
    reference = undefined
    throw error
  })
  return checkConfig(text, await reference, { file })
}
