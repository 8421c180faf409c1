/**
 * The embedded engine's index in three files: which pages there are answers those who type an id or
 * a title, what else things are called those who look for any name, and the texts the rest. All
 * belong to one build; files of another one are told by their stamp.
 */
import type { SynonymGroup } from '../text/synonyms'
import type { PackedPage, PackedPart, PackedText, SearchIndexFile } from './indexFile'

/**
 * An anchor that ends with its title's words stands there as what comes before them: most do, and
 * the words are in the file already.
 */
type ShortAnchor = string | null | [before: string]

type NamedPart = [first: PackedPart[0], anchor: ShortAnchor, title: string, ...names: string[]]

/** What many pages in a row have in common. */
const SHARED = ['area', 'language', 'version', 'trail', 'kind'] as const

/** {@link SHARED} of a page where they differ from those of the page before; null for none. */
type Shared = {
  [Field in (typeof SHARED)[number]]?: PackedPage[Field] | null
}

/**
 * A page without all that is not about where it is and what it is; its path is key enough. In short
 * the entry of that id, called so, beside the page before and like it.
 */
type ListedPage = string | (Pick<PackedPage, 'path' | 'title' | 'id'> & Shared)

/** What else a page and its parts are called. */
type NamedPage = Pick<
  PackedPage,
  'keywords' | 'aliases' | 'requires' | 'categories' | 'arguments'
> & { parts?: NamedPart[] }

/** What readers load before the first answer. */
export interface SearchPagesFile {
  format: 5
  base: string
  /** Tells files of the same build. */
  stamp: string
  pages: ListedPage[]
}

/** For each page the names in it. */
export interface SearchNamesFile {
  stamp: string
  pages: NamedPage[]
  /** Words that stand for each other. */
  synonyms?: SynonymGroup[]
}

/** For each page its text, then those of its parts. */
export interface SearchTextsFile {
  stamp: string
  pages: PackedText[][]
}

/** The whole index in its files. */
export interface SplitIndex {
  pages: SearchPagesFile
  names: SearchNamesFile
  texts: SearchTextsFile
}

/** The words of a title as they stand in an address. */
function wordsOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-')
}

function shorten(anchor: string | null, title: string): ShortAnchor {
  const words = wordsOf(title)
  if (words === '' || !anchor?.endsWith(words)) return anchor
  return [anchor.slice(0, -words.length)]
}

const lengthen = (anchor: ShortAnchor, title: string): string | null =>
  Array.isArray(anchor) ? anchor[0] + wordsOf(title) : anchor

const folderOf = (path = '') => path.slice(0, path.lastIndexOf('/') + 1)

function listPage(page: PackedPage, before: PackedPage | undefined): ListedPage {
  const { path, title, id } = page
  const shared: Shared = Object.fromEntries(
    SHARED.flatMap((field) =>
      JSON.stringify(page[field]) === JSON.stringify(before?.[field])
        ? []
        : [[field, page[field] ?? null]],
    ),
  )
  const isLikeBefore = Object.keys(shared).length === 0 && path === `${folderOf(before?.path)}${id}`
  if (before !== undefined && id !== undefined && title === id && isLikeBefore) return id
  return { path, title, ...(id !== undefined && { id }), ...shared }
}

/**
 * @param file the whole index
 * @param stamp differs from build to build in which the index differs
 * @returns the contents of its files
 */
export function splitIndex({ base, pages, synonyms }: SearchIndexFile, stamp: string): SplitIndex {
  const named = pages.map(({ keywords, aliases, requires, categories, parts, ...page }) => ({
    keywords,
    aliases,
    requires,
    categories,
    arguments: page.arguments,
    ...(parts && {
      parts: parts.map(([first, anchor, title, , ...names]): NamedPart => {
        return [first, shorten(anchor, title), title, ...names]
      }),
    }),
  }))
  const texts = pages.map(({ content, parts = [] }) => [
    content,
    ...parts.map(([, , , text]) => text),
  ])
  return {
    pages: {
      format: 5,
      base,
      stamp,
      pages: pages.map((page, place) => listPage(page, pages[place - 1])),
    },
    names: { stamp, pages: named, ...(synonyms && { synonyms }) },
    texts: { stamp, pages: texts },
  }
}

/**
 * @param files what is there of the index: without the names no page has parts, without the texts
 *   all texts are empty
 * @returns the whole index
 * @throws when they are those of different builds
 */
export function joinIndex({
  pages: { base, stamp, pages },
  names,
  texts,
}: Pick<SplitIndex, 'pages'> & Partial<SplitIndex>): SearchIndexFile {
  for (const other of [names, texts]) {
    if (other !== undefined && other.stamp !== stamp) {
      throw new Error('The files of the search index are those of different builds.')
    }
  }
  let before: PackedPage | undefined
  const whole = pages.map((listed, place): PackedPage => {
    const { parts, ...named } = names?.pages[place] ?? {}
    const [content = '', ...own] = texts?.pages[place] ?? []
    const address =
      typeof listed === 'string'
        ? { path: folderOf(before?.path) + listed, title: listed, id: listed }
        : { path: listed.path, title: listed.title, id: listed.id }
    const shared = Object.fromEntries(
      SHARED.map((field) => {
        const written = typeof listed === 'string' ? undefined : listed[field]
        return [field, written === undefined ? before?.[field] : (written ?? undefined)]
      }),
    ) as Pick<PackedPage, (typeof SHARED)[number]>
    before = {
      key: address.path,
      ...address,
      ...shared,
      ...named,
      content,
      parts: parts?.map(
        ([first, anchor, title, ...more], index) =>
          [first, lengthen(anchor, title), title, own[index] ?? '', ...more] as PackedPart,
      ),
    }
    return before
  })
  return { format: 2, base, pages: whole, synonyms: names?.synonyms }
}
