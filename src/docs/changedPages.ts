/** Which pages a change of the content's files is about. */
import { parseDocPath } from './routes'

/** A changed file, as `git diff --name-status` tells it. */
export interface ChangedFile {
  /** Path below the content folder. */
  path: string
  isGone: boolean
}

/** A page that a change is about. */
export interface ChangedPage {
  title: string
  /** Left out for pages that are gone. */
  route?: string
  file: string
}

/**
 * @param output of `git diff --name-status --no-renames -z`, with paths below the content folder
 * @returns the changed files
 */
export function parseNameStatus(output: string): ChangedFile[] {
  const parts = output.split('\0').filter((part) => part !== '')
  return parts.flatMap((status, place) =>
    place % 2 === 0 ? [{ path: parts[place + 1] ?? '', isGone: status === 'D' }] : [],
  )
}

/**
 * @param files changed files
 * @param read title and route of a page that is there
 * @returns the pages among them; what is no page (images, data, `_` files) is left out
 */
export function changedPages(
  files: readonly ChangedFile[],
  read: (path: string) => { title: string; route: string },
): ChangedPage[] {
  return files
    .filter(({ path }) => /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path))
    .map(({ path, isGone }) =>
      isGone ? { title: parseDocPath(path).name, file: path } : { ...pick(read(path)), file: path },
    )
    .sort((a, b) => a.file.localeCompare(b.file, 'en'))
}

const pick = ({ title, route }: { title: string; route: string }) => ({ title, route })
