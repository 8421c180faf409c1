/** Ids and arguments that the version of the server does not have, and why. */
import { quoted } from '../../text/quote'
import { historyOf, presenceOf } from '../versions/presence'
import { runningWords } from '../versions/running'
import { sameKey } from './keys'
import type { CheckedKind, ReferenceEntry } from './reference'
import type { Draft, Run } from './run'
import { rewrite } from './run'

type Place = Draft['at']

/**
 * @param run the check
 * @param kind kind of an id that the version does not have
 * @param node the id
 * @param why what the game makes of an id that it does not know
 * @returns what is known of its coming and going; undefined when nothing is
 */
export function absentId(
  { catalogue }: Run,
  kind: CheckedKind,
  node: Place & { text: string },
  why: string,
): Draft | undefined {
  const { version } = catalogue
  if (!version) return undefined
  const id = node.text.trim()
  const at = { start: node.start, end: node.end }
  const later = catalogue.later(kind, id)
  const since = later && historyOf(version, { ...later, kind })?.since
  if (later && since !== undefined) {
    const former = version.former.get(`${kind}/${later.id}`)
    return {
      at,
      severity: 'error',
      code: 'too-new',
      message: `${quoted(id)} came with libreforge ${since}; ${runningWords(version.running)}.${former === undefined ? '' : ` Until then it was \`${former}\`.`}`,
      why,
      ...(former !== undefined && { fix: rewrite(at, former) }),
      href: catalogue.href(kind, later),
    }
  }
  const history = version.history[`${kind}/${id}`]
  if (history?.removed === undefined) return undefined
  const presence = presenceOf(history, version.running.libreforge)
  if (presence === 'later') return undefined
  const went = `${quoted(id)} was removed with libreforge ${history.removed}; ${runningWords(version.running)}.`
  return presence === 'gone'
    ? { at, severity: 'error', code: 'removed', message: went, why }
    : {
        at,
        severity: 'info',
        code: 'removed',
        message: went,
        why: 'Your version still has it. This reference has no page of it, so nothing else of it is checked.',
      }
}

/**
 * @param run the check
 * @param kind kind of an entry
 * @param entry the entry
 * @param key name of an argument that the version does not have
 * @returns what is known of its coming and going; undefined when nothing is
 */
export function absentArgument(
  { catalogue: { version } }: Run,
  kind: CheckedKind,
  entry: ReferenceEntry,
  key: string,
): Pick<Draft, 'code' | 'message'> | undefined {
  if (!version) return undefined
  const spans = historyOf(version, { ...entry, kind })?.arguments ?? {}
  const [name, span] =
    Object.entries(spans).find(([one]) => sameKey(key, one.split('.', 1)[0] ?? one)) ?? []
  if (name === undefined || span === undefined) return undefined
  const presence = presenceOf(span, version.running.libreforge)
  if (presence === 'there') return undefined
  const what = `The argument ${quoted(key)} of \`${entry.id}\``
  const words = runningWords(version.running)
  return presence === 'later'
    ? { code: 'too-new', message: `${what} came with libreforge ${span.since}; ${words}.` }
    : { code: 'removed', message: `${what} was removed with libreforge ${span.removed}; ${words}.` }
}
