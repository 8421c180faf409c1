import { parseWords, withWords } from '../../effects/builder/reference'
import type { BuilderReference } from '../../effects/builder/reference'
import { parseReference } from '../../effects/checker/parseReference'
import { withBase } from '../../site/basePath'
import { fetchJson } from '../../site/files/fetchFile'
import { loadOnce } from '../../site/files/loadOnce'

const load = loadOnce(async (sources: string): Promise<BuilderReference> => {
  const [known, about] = await Promise.all(
    sources.split(' ').map((source) => fetchJson<unknown>(withBase(source))),
  )
  return withWords(parseReference(known), parseWords(about))
})

/**
 * Loads what the builder knows of the entries. The checker reads the first of the two files as
 * well: the browser asks for it once.
 *
 * @param reference site path of the checker's reference
 * @param words site path of the words about entries
 * @returns both in one
 * @throws when one of them cannot be loaded or read
 */
export function loadReference(reference: string, words: string): Promise<BuilderReference> {
  // One key for both: addresses have no blanks.
  return load(`${reference} ${words}`)
}
