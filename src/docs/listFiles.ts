/** The files of a folder that others fill, in which links may lead in circles. */
import fs from 'node:fs'
import path from 'node:path'

/**
 * Follows links to folders, as servers link the folders of their plugins, but goes into each
 * folder once.
 *
 * @param folder a folder
 * @param leavesOut whether a link is not followed, by its absolute path; all are when left out
 * @returns absolute paths of the files in it and below, sorted
 */
export function listFiles(
  folder: string,
  leavesOut: (link: string) => boolean = () => false,
): string[] {
  const files: string[] = []
  const seen = new Set<string>()
  const links: string[] = []
  const enter = (current: string) => {
    const real = fs.realpathSync(current)
    if (seen.has(real)) return
    seen.add(real)
    for (const entry of fs.readdirSync(current, { withFileTypes: true })) {
      const file = path.join(current, entry.name)
      if (entry.isDirectory()) enter(file)
      else if (entry.isSymbolicLink()) {
        if (!leavesOut(file)) links.push(file)
      } else if (entry.isFile()) files.push(file)
    }
  }
  enter(path.resolve(folder))
  // After all folders, so that files are named by where they are. Those behind links may hold more.
  for (const link of links) {
    const target = targetOf(link)
    if (target?.isDirectory()) enter(link)
    else if (target?.isFile()) files.push(link)
  }
  return files.sort()
}

/** Nothing for a link that leads nowhere, or to itself. */
function targetOf(link: string): fs.Stats | undefined {
  try {
    return fs.statSync(link, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined
    throw error
  }
}
