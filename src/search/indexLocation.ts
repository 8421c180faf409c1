/**
 * Name of the embedded engine's first file, with the pages, right under the path prefix. The names
 * carry no hash: the pages of the site would have to know them, so that each edit changed every page,
 * or a manifest would have to be fetched first. Instead the browser asks the server whether its copy
 * is still good (`cache: 'no-cache'`), which is one small answer, and an old copy is never used.
 */
export const PAGES_FILE = 'search-pages.json'

/** Name of its second one, with all that things are called, beside the first. */
export const NAMES_FILE = 'search-names.json'

/** Name of its last one, with the texts. */
export const TEXTS_FILE = 'search-texts.json'

/** The files by what is in them. */
export const INDEX_FILES = { pages: PAGES_FILE, names: NAMES_FILE, texts: TEXTS_FILE } as const
