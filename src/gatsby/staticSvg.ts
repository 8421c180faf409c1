import fs from 'node:fs'
import path from 'node:path'

/**
 * @param root folder of the site
 * @param sitePath site path of a picture
 * @returns its text; undefined when it is no SVG file of the site's static folder
 */
export function staticSvg(root: string, sitePath: string): string | undefined {
  const file = path.join(root, 'static', sitePath)
  return sitePath.endsWith('.svg') && fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8')
    : undefined
}
