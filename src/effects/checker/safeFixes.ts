/** Fixes that may be made without asking. */
import { isSlip } from './catalogue'
import { applyFix } from './edits'
import type { CheckReport, Fix, TextEdit } from './types'

/** Fixes can make others possible; a text that needs more rounds is left for a person. */
const MAX_ROUNDS = 10

/**
 * Tells the fixes that can mean nothing else: a name that is a slip of the one that is put there,
 * and brackets around the one text of a list. What changes how much happens (triggers taken out,
 * another effect in place of a removed one) is for a person to decide.
 *
 * @param text the checked text
 * @param fix a fix of one of its findings
 */
export function isSafeFix(text: string, { edits }: Fix): boolean {
  const [edit, ...others] = edits
  if (!edit || others.length > 0) return false
  const written = text.slice(edit.start, edit.end)
  return edit.text === `[${written}]` || (written !== '' && isSlip(written, edit.text))
}

/** A text after its safe fixes. */
export interface FixedText {
  text: string
  /** How many fixes were made. */
  made: number
  /** What is left to say about it. */
  report: CheckReport
}

/**
 * Makes the safe fixes of a text, again and again: what is behind a slip is judged only without it.
 * One that would break the YAML, such as a second key of the same name, is left out.
 *
 * @param text a config
 * @param check checks such a config
 */
export function fixSafely(text: string, check: (text: string) => CheckReport): FixedText {
  let done: FixedText = { text, made: 0, report: check(text) }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const better = nextRound(done, check)
    if (!better) break
    done = better
  }
  return done
}

function nextRound(
  { text, made, report }: FixedText,
  check: (text: string) => CheckReport,
): FixedText | undefined {
  const edits = report.findings.flatMap(({ fix }) => (fix && isSafeFix(text, fix) ? fix.edits : []))
  const apart = withoutOverlaps(edits)
  // All at once, and if that breaks something, the first one that does not.
  const attempts = [apart, ...(apart.length > 1 ? apart.map((edit) => [edit]) : [])]
  for (const attempt of attempts) {
    if (attempt.length === 0) continue
    const next = applyFix(text, { title: '', edits: attempt })
    const left = check(next)
    if (yamlFaults(left) <= yamlFaults(report)) {
      return { text: next, made: made + attempt.length, report: left }
    }
  }
  return undefined
}

/** What the game could not load, or would read in part: two keys of one name, say. */
const yamlFaults = ({ findings }: CheckReport): number =>
  findings.filter(({ code }) => code.startsWith('yaml-')).length

function withoutOverlaps(edits: readonly TextEdit[]): TextEdit[] {
  let end = 0
  return edits
    .toSorted((a, b) => a.start - b.start)
    .filter((edit) => {
      if (edit.start < end) return false
      end = edit.end
      return true
    })
}
