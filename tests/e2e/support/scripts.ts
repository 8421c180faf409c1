import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @param dir a built site
 * @param text words of a part that is loaded on use
 * @returns pattern of the scripts that hold it: what is small may be in several
 */
export function scriptWith(dir: string, text: string): RegExp {
  const files = readdirSync(dir).filter(
    (name) =>
      /^[\da-f]+-.*\.js$/.test(name) && readFileSync(path.join(dir, name), 'utf8').includes(text),
  )
  if (files.length === 0) throw new Error(`No script holds ${text}`)
  return new RegExp(`/(?:${files.map((name) => name.replaceAll('.', '\\.')).join('|')})$`)
}
