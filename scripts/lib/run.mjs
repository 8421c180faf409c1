/** Starting other programs. */
import { spawn } from 'node:child_process'

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] folder to run in
 * @property {NodeJS.ProcessEnv} [env] variables over those of this process
 * @property {boolean} [quiet] keep the output back instead of showing it
 *
 * @typedef {object} RunResult
 * @property {number} code exit code; 1 when the program could not be started
 * @property {string} output everything it wrote, when `quiet`; empty otherwise
 */

/**
 * Runs a program to its end. Never rejects: a program that cannot be started is a failed run.
 *
 * @param {string} command program
 * @param {string[]} args its arguments
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { cwd, env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Ends a command with one sentence instead of a stack trace.
 *
 * @param {string} message what went wrong and what to do
 * @returns {never}
 */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
