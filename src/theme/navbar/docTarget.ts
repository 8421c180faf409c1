import type { DocSet, DocSetKey } from '../../docs/docSet'
import { docSetKey } from '../../site/contexts/page'

/**
 * Chooses the target of a docs item: in the wanted set, else in another version of the same
 * locale, else in another locale of the same version, else in the default set.
 *
 * @param hrefs target of each set that has one, the default set's first
 * @param wanted set that the reader is in
 * @returns key and route of the target; undefined when there is none at all
 */
export function docTarget(
  hrefs: Record<DocSetKey, string>,
  wanted: DocSet,
): { key: DocSetKey; href: string } | undefined {
  const targets = Object.entries(hrefs).map(([key, href]) => ({ key: key as DocSetKey, href }))
  const exact = docSetKey(wanted)
  return (
    targets.find(({ key }) => key === exact) ??
    targets.find(({ key }) => key.startsWith(`${wanted.locale}/`)) ??
    targets.find(({ key }) => key.endsWith(`/${wanted.version}`)) ??
    targets[0]
  )
}
