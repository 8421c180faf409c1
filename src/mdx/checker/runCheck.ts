import { checkConfig } from '../../effects/checker/check'
import { gameNames } from '../../effects/checker/gameNames'
import { parseFileKeys, parseReference } from '../../effects/checker/parseReference'
import type { CheckerReference } from '../../effects/checker/reference'
import { fixSafely, isSafeFix } from '../../effects/checker/safeFixes'
import { readSource } from '../../effects/checker/source'
import { findTogether } from '../../effects/checker/together'
import type { CheckReport } from '../../effects/checker/types'
import { referenceAt } from '../../effects/checker/version'
import { runningName } from '../../effects/versions/running'
import type { VersionNotes } from '../../effects/versions/types'
import { fetchJson } from '../../site/files/fetchFile'
import { loadOnce } from '../../site/files/loadOnce'
import type { CheckAnswer, CheckQuestion, CheckedConfig } from './checkMessages'

const loadReference = loadOnce(async (urls: string): Promise<CheckerReference> => {
  const [entryUrl = '', keysUrl] = urls.split(' ')
  const [reference, keys] = await Promise.all([
    fetchJson<unknown>(entryUrl).then(parseReference),
    keysUrl === undefined ? undefined : fetchJson<unknown>(keysUrl).then(parseFileKeys),
  ])
  return keys ? { ...reference, files: keys.files } : reference
})

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
 * Does what the page asks. The reference is loaded once; a failed attempt is forgotten, so that the
 * next call tries again.
 *
 * @param question what is asked and where the reference is
 * @returns the answer, see `CheckTasks`
 * @throws when the reference cannot be loaded
 */
export async function runCheck(question: CheckQuestion): Promise<CheckAnswer> {
  const { referenceUrl, keysUrl } = question
  // One key for both: addresses have no blanks.
  const full = await loadReference([referenceUrl, keysUrl ?? []].flat().join(' '))
  switch (question.task) {
    case 'load':
      return null
    case 'outline': {
      const { roots, readable } = readSource(question.input)
      return { root: roots[0] ?? null, readable }
    }
    case 'names':
      return gameNames(question.input)
    case 'check': {
      const { text } = question.input
      const report = checkerFor(question.input, full)(text)
      return { report, safeFixes: countSafe(text, report) }
    }
    case 'fix':
      return fixSafely(question.input.text, checkerFor(question.input, full))
    case 'together':
      return findTogether(question.input)
  }
}

/** Checks texts as one config is checked. */
function checkerFor(
  { file, part, notes }: CheckedConfig,
  full: CheckerReference,
): (text: string) => CheckReport {
  const reference = notes ? cutTo(full, notes) : full
  return (text) => checkConfig(text, reference, { file, part })
}

const countSafe = (text: string, { findings }: CheckReport): number =>
  findings.filter(({ fix }) => fix && isSafeFix(text, fix)).length
