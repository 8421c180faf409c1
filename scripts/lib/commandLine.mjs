/** How commands read what they are called with, and refuse it. */
import { parseArgs } from 'node:util'

/**
 * Ends a command that was called wrongly.
 *
 * @param {string} message what is wrong, and how it is called
 * @returns {never}
 */
export function refuse(message) {
  console.error(message)
  process.exit(2)
}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} options its options, as `parseArgs` of Node takes them
 * @param {string} usage shown with what is wrong
 * @returns what the command was called with; it ends the command when an option is unknown
 */
export function readArguments(options, usage) {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/**
 * Ends a command that takes no arguments when it was called with some: they would be lost without
 * a word, and a quarter of an hour of checks is begun by somebody who asked for help.
 *
 * @param {string} usage how it is called
 * @param {string[]} [args] what it was called with
 */
export function takeNoArguments(usage, args = process.argv.slice(2)) {
  if (args.length > 0) refuse(`It takes no arguments, not "${args.join(' ')}".\n${usage}`)
}
