#!/usr/bin/env node
/**
 * Runs the published `tools/check-config.mjs`, for `action.yml` and `.pre-commit-hooks.yaml`: they
 * come as a checkout of this repository, in which no packages are installed. What stands behind the
 * name goes on to the command.
 *
 *   CHECK_CONFIG_SITE  address of the site whose command runs
 *   CHECK_CONFIG_FILE  a copy of the command that is run in its place
 */
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const SITE = process.env.CHECK_CONFIG_SITE || 'https://eco-plugins.example.org'

/** Milliseconds for which a copy is new enough. */
const FRESH = 24 * 60 * 60 * 1000

/** How the command begins: what a host answers in place of a missing file does not. */
const BEGINNING = '#!/usr/bin/env node\n'

/** Beside this file: in a folder for all users anybody could put another one there. */
const COPIES = path.join(path.dirname(fileURLToPath(import.meta.url)), '../.docs-cache/published')

/**
 * @returns {Promise<string>} path of a copy that is not older than a day; of an older one when the
 *   site cannot be reached
 */
async function fetchCommand() {
  const address = `${SITE.replace(/\/$/, '')}/tools/check-config.mjs`
  const copy = path.join(COPIES, `${encodeURIComponent(address)}.mjs`)
  const isThere = existsSync(copy)
  if (isThere && Date.now() - statSync(copy).mtimeMs < FRESH) return copy
  try {
    const response = await fetch(address)
    const text = await response.text()
    if (!response.ok) throw new Error(`status ${response.status}`)
    if (!text.startsWith(BEGINNING)) throw new Error('it is no command')
    mkdirSync(COPIES, { recursive: true })
    // Another run may read the copy at the same time.
    const written = `${copy}.${process.pid}`
    writeFileSync(written, text)
    renameSync(written, copy)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (!isThere) throw new Error(`${address} could not be loaded: ${reason}.`, { cause: error })
    console.error(`${address} could not be loaded (${reason}); an older copy is used.`)
  }
  return copy
}

const own = process.env.CHECK_CONFIG_FILE
try {
  await import(pathToFileURL(own ? path.resolve(own) : await fetchCommand()).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
