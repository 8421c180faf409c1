import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @param dir a built site
 * @param text words of a part that is loaded on use
 * @returns pattern of the script that holds it
 */
export function scriptWith(dir: string, text: string): string {
  const file = readdirSync(dir).find(
    (name) =>
      /^\d+-.*\.js$|^[\da-f]+-.*\.js$/.test(name) &&
      readFileSync(path.join(dir, name), 'utf8').includes(text),
  )
  if (!file) throw new Error(`No script holds ${text}`)
  return `**/${file}`
}
