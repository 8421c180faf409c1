/**
 * Files that lenient docs bring into their text: partials, data, code to show. They are read before
 * a doc is compiled, so that the compiler itself looks at nothing but what it is given.
 */
import fs from 'node:fs'
import path from 'node:path'
import type { DocMeta } from '../docMeta'
import { leadsOut } from '../linksOut'
import type { AdoptedSite } from './adoptedSite'

/** A file, as far as it is brought in. */
export interface ImportedFile {
  text: string
  /** Files that it brings in itself, absolute paths by how it names them. */
  imports: Record<string, string>
}

/** What a doc brings in. */
export interface ImportedFiles {
  /** Absolute path of the doc. */
  doc: string
  /** By absolute path, the doc itself included. */
  files: Record<string, ImportedFile>
}

/** `import X from './_x.mdx'`; a line of code that looks like it does no harm. */
const IMPORT = /^[ \t]*import\s[^'"\n]*(?:\n[^'"\n]*)*?from\s+['"]([^'"\n]+)['"]/gm

/** Only texts are read: what is code is never looked into, unless it is shown as it is. */
const TEXT_FILE = /\.(?:mdx?|json)$|^(?:!!)?raw-loader!/

/** More than any page has; a circle would never end. */
const MOST_FILES = 200

/**
 * @param doc a lenient doc
 * @param raw text of its file
 * @returns what it brings in, and what that brings in; nothing that lies outside of the site
 */
export function readImports(
  { filePath, adopted }: Pick<DocMeta, 'filePath' | 'adopted'>,
  raw: string,
): ImportedFiles | undefined {
  if (!adopted) return undefined
  const files: Record<string, ImportedFile> = {}
  const read = (file: string, text: string) => {
    const imported: ImportedFile = { text, imports: {} }
    files[file] = imported
    if (!/\.mdx?$/.test(file)) return
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const target = importedPath(specifier, file, adopted)
      if (target === undefined) continue
      imported.imports[specifier] = target
      if (!(target in files) && Object.keys(files).length < MOST_FILES) {
        read(target, fs.readFileSync(target, 'utf8'))
      }
    }
  }
  read(filePath, raw)
  return { doc: filePath, files }
}

function importedPath(specifier: string, from: string, site: AdoptedSite): string | undefined {
  if (!TEXT_FILE.test(specifier)) return undefined
  const named = specifier.replace(/^(?:!!)?raw-loader!/, '')
  const file = named.startsWith('@site/')
    ? path.join(site.siteDir, named.slice('@site/'.length))
    : /^\.{1,2}\//.test(named)
      ? path.resolve(path.dirname(from), named)
      : undefined
  if (file === undefined || !fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
    return undefined
  }
  return leadsOut(file, [site.root]) ? undefined : file
}
