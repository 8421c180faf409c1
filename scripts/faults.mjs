/**
 * `npm run faults -- [options]`: walks by chance over the built site, on a line that drops, delays,
 * cuts or breaks one answer in ten.
 *
 *   --walks <number>   200 when left out
 *   --steps <number>   steps of a walk; 20 when left out
 *   --seed <number>    seed of the first walk; 1 when left out
 */
import './lib/checkNode.mjs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureTestChromium } from './lib/chromium.mjs'
import { ROOT } from './lib/paths.mjs'
import { fail, run } from './lib/run.mjs'

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '200' },
    steps: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
})
for (const [name, value] of Object.entries(values)) {
  if (!/^\d+$/.test(value)) fail(`--${name} is a whole number.`)
}

const { code } = await run(
  process.execPath,
  [
    path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
    'test',
    'faults.spec.ts',
    '--retries=0',
  ],
  {
    cwd: ROOT,
    env: {
      CHROMIUM_PATH: await ensureTestChromium(),
      FAULT_WALKS: values.walks,
      FAULT_STEPS: values.steps,
      FAULT_SEED: values.seed,
    },
  },
)
process.exitCode = code
