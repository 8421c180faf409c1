/** Folders that the scripts share. */
import path from 'node:path'

/**
 * Root of the repository: npm runs every script there. Not worked out from this file's address,
 * which Playwright, loading it for the tests, cannot tell.
 */
export const ROOT = process.cwd()

/** Where other sites are built, out of the way of the repository's own output. */
export const SITES = path.join(ROOT, '.sites')

/** The built site. */
export const PUBLIC = path.join(ROOT, 'public')
