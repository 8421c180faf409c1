/**
 * The embedded engine's index in two files: what things are called comes first and answers those
 * who look for a name, the texts follow. Both belong to one build; texts of another one are told by
 * their stamp.
 */
import type { SynonymGroup } from '../text/synonyms'
import type { PackedPage, PackedPart, PackedText, SearchIndexFile } from './indexFile'

/**
 * An anchor that ends with its title's words stands there as what comes before them: most do, and
 * the words are in the file already.
 */
type ShortAnchor = string | null | [before: string]

type NamedPart = [first: PackedPart[0], anchor: ShortAnchor, title: string, ...names: string[]]

/** A page without its texts; its path is key enough, and keys are hard to compress. */
type NamedPage = Omit<PackedPage, 'key' | 'content' | 'parts' | 'language' | 'version'> & {
  /** Those of the page before where they are missing. */
  language?: string
  version?: string
  parts?: NamedPart[]
}

/** What readers load before the first answer. */
export interface SearchNamesFile {
  format: 4
  base: string
  /** Tells texts of the same build. */
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

/**
 * @param file the whole index
 * @param stamp differs from build to build in which the index differs
 * @returns the contents of its two files
 */
export function splitIndex(
  { base, pages, synonyms }: SearchIndexFile,
  stamp: string,
): { names: SearchNamesFile; texts: SearchTextsFile } {
  const named = pages.map((whole, place) => {
    const { key: _key, content: _content, parts, language, version, ...page } = whole
    const before = pages[place - 1]
    return {
      ...page,
      ...(language !== before?.language && { language }),
      ...(version !== before?.version && { version }),
      ...(parts && {
        parts: parts.map(([first, anchor, title, , ...names]): NamedPart => {
          return [first, shorten(anchor, title), title, ...names]
        }),
      }),
    }
  })
  const texts = pages.map(({ content, parts = [] }) => [
    content,
    ...parts.map(([, , , text]) => text),
  ])
  return {
    names: { format: 4, base, stamp, pages: named, ...(synonyms && { synonyms }) },
    texts: { stamp, pages: texts },
  }
}

/**
 * @param names the file with the names
 * @param texts the file with the texts; without it all texts are empty
 * @returns the whole index
 * @throws when the texts are those of another build
 */
export function joinIndex(names: SearchNamesFile, texts?: SearchTextsFile): SearchIndexFile {
  if (texts !== undefined && texts.stamp !== names.stamp) {
    throw new Error('The texts of the search index are those of another build.')
  }
  let language = ''
  let version = ''
  const pages = names.pages.map((page, place): PackedPage => {
    language = page.language ?? language
    version = page.version ?? version
    const [content = '', ...own] = texts?.pages[place] ?? []
    const parts = page.parts?.map(
      ([first, anchor, title, ...more], index) =>
        [first, lengthen(anchor, title), title, own[index] ?? '', ...more] as PackedPart,
    )
    return { ...page, key: page.path, language, version, content, parts }
  })
  return { format: 2, base: names.base, pages, synonyms: names.synonyms }
}
