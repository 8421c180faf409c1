/** For what reaches into Gatsby's own code, so that a new version of Gatsby is noticed by the build. */
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * @param root folder of the site
 * @returns a function like Node's `require`, with `resolve`, that finds packages as Gatsby does: a
 *   copy of the site under `.sites` has its packages two folders up
 */
export function requireFrom(root: string): NodeJS.Require {
  return createRequire(path.join(root, 'package.json'))
}

/**
 * @param what a sentence without its full stop: what is not there any more
 * @param file our file that relies on it
 * @returns the error with which a build stops
 */
export function gatsbyChanged(what: string, file: string): Error {
  return new Error(`${what}: read what Gatsby does instead, then change ${file}.`)
}
