import fs from 'node:fs'
import path from 'node:path'

/**
 * Writes files of the site, those alone that are not there as they are.
 *
 * @param files content by site path
 * @param publicDir folder of the built site
 */
export function writeFiles(
  files: readonly (readonly [sitePath: string, content: string | Buffer])[],
  publicDir: string,
): void {
  const folders = new Set<string>()
  for (const [sitePath, content] of files) {
    const file = path.join(publicDir, sitePath)
    const folder = path.dirname(file)
    if (!folders.has(folder)) fs.mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeWhenChanged(file, content)
  }
}

/** Most files stay the same from build to build, and reading one takes a tenth of the time. */
function writeWhenChanged(file: string, content: string | Buffer): void {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(Buffer.from(content))) return
  fs.writeFileSync(file, content)
}
