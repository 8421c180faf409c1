/** The file `_headers` of a built site, as Netlify and Cloudflare Pages read it. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {{ pattern: string, headers: [name: string, value: string][] }} HeaderRule
 */

/**
 * @param {string} text of the file
 * @returns {HeaderRule[]} its rules in their order
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name === '') rules.push({ pattern: line.trim(), headers: [] })
    else rules.at(-1)?.headers.push([name, value.trim()])
  }
  return rules
}

/**
 * @param {readonly HeaderRule[]} rules
 * @param {string} pathname path of a request
 * @returns {Record<string, string[]>} what is sent with its answer; a header of several rules has
 *   several values
 */
export function headersFor(rules, pathname) {
  /** @type {Record<string, string[]>} */
  const headers = {}
  for (const { pattern, headers: own } of rules) {
    const isMeant = pattern.endsWith('*')
      ? pathname.startsWith(pattern.slice(0, -1))
      : pathname === pattern
    if (isMeant) for (const [name, value] of own) (headers[name] ??= []).push(value)
  }
  return headers
}

/**
 * @param {string} dir folder of a built site
 * @returns {() => HeaderRule[]} what its file says now; nothing when it has none
 */
export function headerReader(dir) {
  const file = path.join(dir, '_headers')
  /** @type {{ time: number, rules: HeaderRule[] } | undefined} */
  let known
  return () => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (time === undefined) return []
    if (known?.time !== time) known = { time, rules: parseHeaders(readFileSync(file, 'utf8')) }
    return known.rules
  }
}
