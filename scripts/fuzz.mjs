/**
 * `npm run fuzz -- [options]`: content, addresses and queries by chance, many more than the unit
 * tests take. Every input follows from its seed, so that a failure can be had again.
 *
 *   --runs <number>    inputs of each fuzzer; 20,000 when left out
 *   --seed <number>    seed of the first one; 1 when left out
 *   --only <name>      one fuzzer: content, builder, checker, finder or search
 */
import './lib/checkNode.mjs'
import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './lib/paths.mjs'
import { fail } from './lib/run.mjs'
import { workFolder } from './lib/workFolder.mjs'

/** No input takes minutes: one that does hangs. */
const HANGS_AFTER = 300_000

/** Titles of the tests that the fuzzers run in. */
const TESTS = {
  content: 'content by chance',
  builder: 'a state of the builder',
  checker: 'a text of the checker',
  finder: 'a state of the finder',
  search: 'are searched for',
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const { runs, seed, only } = values
if (!/^\d+$/.test(runs) || !/^\d+$/.test(seed)) fail('--runs and --seed are whole numbers.')
if (only !== undefined && !Object.hasOwn(TESTS, only)) {
  fail(`--only is one of ${Object.keys(TESTS).join(', ')}.`)
}

const folder = workFolder('wiki-fuzz-')
/** Holds the name of the fuzzer and the seed that it is at. */
const current = path.join(folder, 'current')

const test = only && TESTS[/** @type {keyof typeof TESTS} */ (only)]
const child = spawn(
  process.execPath,
  [
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    ...['run', 'tests/fuzz', '--no-file-parallelism', '--silent=passed-only'],
    ...(test ? ['-t', test] : []),
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed, FUZZ_FILE: current },
  },
)

const watch = setInterval(() => {
  const stats = statSync(current, { throwIfNoEntry: false })
  if (!stats || Date.now() - stats.mtimeMs < HANGS_AFTER) return
  console.error(`It hangs at: ${readFileSync(current, 'utf8')}`)
  child.kill('SIGKILL')
}, 5000)

child.on('close', (code) => {
  clearInterval(watch)
  process.exitCode = code ?? 1
})
