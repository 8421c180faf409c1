/**
 * Links of the file system that lead out of a content folder. Following them would publish files
 * that are none of the site's: such as one of the machine that builds it.
 */
import fs from 'node:fs'
import path from 'node:path'
import { messagePath } from './docMeta'

/** @returns whether a real path lies in a folder, or is it */
function isWithin(real: string, folder: string): boolean {
  const relative = path.relative(fs.realpathSync(folder), real)
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative)
}

/**
 * @param file absolute path in a content folder
 * @param folder the content folder
 * @returns whether the file is a link that leads out of the folder
 */
export function isLinkOut(file: string, folder: string): boolean {
  const stats = fs.lstatSync(file, { throwIfNoEntry: false })
  return stats?.isSymbolicLink() === true && leadsOut(file, [folder])
}

/**
 * @param file absolute path
 * @param folders content folders
 * @returns whether what stands there is in none of the folders, because it or a folder around it
 *   is a link
 */
export function leadsOut(file: string, folders: readonly string[]): boolean {
  try {
    const real = fs.realpathSync(file)
    return !folders.some((folder) => isWithin(real, folder))
  } catch {
    // A link to nothing, or in a circle.
    return true
  }
}

/**
 * @param folder a content folder
 * @returns absolute paths of the links in it that lead out of it, sorted
 */
export function linksOut(folder: string): string[] {
  const links: string[] = []
  const look = (current: string) => {
    for (const entry of fs.readdirSync(current, { withFileTypes: true })) {
      const file = path.join(current, entry.name)
      if (entry.isDirectory()) look(file)
      else if (entry.isSymbolicLink() && isLinkOut(file, folder)) links.push(file)
    }
  }
  look(folder)
  return links.sort()
}

/**
 * @param link absolute path
 * @param root repository folder
 * @returns what to tell about it
 */
export function linkOutMessage(link: string, root: string): string {
  return `${messagePath(link, root)}: this link leads out of the content and is left out. Put the file itself in its place.`
}
