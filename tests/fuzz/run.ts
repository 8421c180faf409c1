/** How the fuzzers run: a few inputs in the unit tests, as many as wanted by `npm run fuzz`. */
import { writeFileSync } from 'node:fs'

/** Failures after which a run is given up. */
const MOST_FAILURES = 20

const { FUZZ_RUNS, FUZZ_SEED, FUZZ_FILE } = process.env

/**
 * Takes one input after the other and notes which it is at, so that `npm run fuzz` can tell which
 * one hangs.
 *
 * @param name of the fuzzer
 * @param few inputs of a run of the unit tests
 * @param take makes the input of a seed and uses it; throws when something is wrong
 * @param limit milliseconds of the processor that an input may take in a run of its own, at the
 *   second try at the latest; nothing is timed in the unit tests
 * @throws one Error that names all seeds that failed
 */
export async function eachInput(
  name: string,
  few: number,
  take: (seed: number) => void | Promise<void>,
  limit = 60_000,
): Promise<void> {
  const first = Number(FUZZ_SEED ?? 1)
  const runs = Number(FUZZ_RUNS ?? few)
  const failures: string[] = []
  const slow: number[] = []
  let slowest = { seed: 0, milliseconds: 0 }

  /** Uses the input of a seed, and returns the milliseconds of the processor that it has taken. */
  const time = async (seed: number): Promise<number> => {
    if (FUZZ_FILE) writeFileSync(FUZZ_FILE, `${name} ${seed}`)
    const start = process.cpuUsage()
    try {
      await take(seed)
    } catch (error) {
      failures.push(`Seed ${seed}: ${describe(error)}`)
    }
    const { user, system } = process.cpuUsage(start)
    return Math.round((user + system) / 1000)
  }

  for (let seed = first; seed < first + runs && failures.length < MOST_FAILURES; seed += 1) {
    const milliseconds = await time(seed)
    if (milliseconds > slowest.milliseconds) slowest = { seed, milliseconds }
    if (milliseconds > limit) slow.push(seed)
  }
  if (FUZZ_RUNS) {
    // A busy machine makes everything slow for a moment. Now what remembers words has others.
    for (const seed of slow) {
      if (failures.length >= MOST_FAILURES) break
      const milliseconds = await time(seed)
      if (milliseconds > limit) failures.push(`Seed ${seed}: took ${milliseconds} ms, twice`)
    }
    const { seed, milliseconds } = slowest
    const again = slow.length > 0 ? `; taken again: ${slow.join(', ')}` : ''
    console.log(
      `${name}: ${runs} inputs, the slowest is seed ${seed} with ${milliseconds} ms${again}`,
    )
  }
  if (failures.length === 0) return
  const error = new Error(`${name}:\n${failures.join('\n\n')}`)
  // Where it came from stands in each failure.
  error.stack = error.message
  throw error
}

/** The error with where it came from, and the input around it. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : undefined
  const from = (cause ?? error).stack?.split('\n').slice(0, 6).join('\n') ?? ''
  return cause ? `${from}\n${error.message}` : from
}
