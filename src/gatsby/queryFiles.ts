import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gatsbyChanged, requireFrom } from './gatsbyInsides'

/** Gatsby's reader of queries; its class is what the file exports. */
const FILE_PARSER = 'gatsby/dist/query/file-parser'

type ParseFile = (file: string, ...rest: unknown[]) => Promise<unknown>

/** What of a file makes Gatsby's parser of it worth its time. */
const HAS_QUERY = /\bgraphql\s*`|\bStaticQuery\b/

/** Components of pages: beside queries Gatsby looks for what they export. */
const TEMPLATE = /^src[\\/](?:templates|pages)[\\/][^\\/]+$/

/** Gatsby's parsers that are changed already. */
const known = new WeakSet<object>()

/** Components that pages have now; in develop they change. */
let pageComponents: ReadonlySet<string> = new Set()

/**
 * onPreExtractQueries: has Gatsby parse only files that can hold a query. On its own it takes
 * every file whose text has the word "config" or "Head" in it through Babel, which here is one in
 * three and two seconds of every build.
 *
 * @param root folder of the site
 * @param components components of all pages: Gatsby would warn of a template that none of them has
 * @throws when Gatsby's parser is not where it was
 */
export function parseOnlyQueryFiles(root: string, components: Iterable<string>): void {
  pageComponents = new Set(components)
  const { default: parser } = requireFrom(root)(FILE_PARSER) as {
    default?: { prototype?: { parseFile?: ParseFile } }
  }
  const prototype = parser?.prototype
  const parseFile = prototype?.parseFile
  if (!prototype || !parseFile) {
    const what = `${FILE_PARSER} of Gatsby has no class with parseFile any more`
    throw gatsbyChanged(what, 'src/gatsby/queryFiles.ts')
  }
  if (known.has(prototype)) return
  known.add(prototype)
  prototype.parseFile = async function (this: unknown, file, ...rest) {
    const isNeeded = isTemplate(file, root) ? pageComponents.has(file) : await mayHoldQuery(file)
    return isNeeded ? parseFile.call(this, file, ...rest) : null
  }
}

function isTemplate(file: string, root: string): boolean {
  return TEMPLATE.test(path.relative(root, file))
}

/**
 * @param file path of a source file
 * @returns whether Gatsby has to parse it; true when it cannot be read, so that Gatsby says so
 */
export async function mayHoldQuery(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined || HAS_QUERY.test(text)
}
