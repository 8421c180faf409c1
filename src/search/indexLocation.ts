/**
 * Name of the embedded engine's first file, right under the path prefix. The name carries no hash:
 * the pages would have to know it, so that each edit changed every page, or a manifest would have
 * to be fetched first. Instead the browser asks the server whether its copy is still good
 * (`cache: 'no-cache'`), which is one small answer, and an old copy is never used.
 */
export const INDEX_FILE = 'search-index.json'

/** Name of its second one, with the texts, beside the first. */
export const TEXTS_FILE = 'search-texts.json'
