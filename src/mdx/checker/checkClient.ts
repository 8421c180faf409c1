import type { FixedText } from '../../effects/checker/safeFixes'
import type { GameName } from '../../effects/checker/gameNames'
import type { NamedFacts } from '../../effects/checker/together'
import type { Finding } from '../../effects/checker/types'
import { callWorker } from '../../site/worker/callWorker'
import type {
  CheckAnswer,
  CheckQuestion,
  CheckTask,
  CheckTasks,
  CheckedConfig,
  CheckedText,
  Outline,
  ReferenceUrls,
} from './checkMessages'

/**
 * Checks configs, away from the page's own thread. Everything but `close` throws when the checker
 * or its reference cannot be loaded, and TooLongError when the work does not come to an end.
 */
export interface CheckClient {
  /** @param config a config and what is known about it */
  check(config: CheckedConfig): Promise<CheckedText>
  /** @param text a config */
  outline(text: string): Promise<Outline>
  /**
   * @param kind kind of thing
   * @returns what the game calls such things
   */
  names(kind: GameName): Promise<readonly string[]>
  /**
   * @param config a config and what is known about it
   * @returns its text with the safe fixes made
   */
  fix(config: CheckedConfig): Promise<FixedText>
  /**
   * @param files what was asked of each file
   * @returns for each, in the same order, what only the others show
   */
  together(files: readonly NamedFacts[]): Promise<Finding[][]>
  /** Ends the worker. Checks that are under way are never answered. */
  close(): void
}

/** Milliseconds for one config: the longest that may be opened takes a slow phone half of it. */
const LIMIT = 30_000

/** Fixes are made in rounds, and each is a check. */
const FIX_LIMIT = 4 * LIMIT

const startWorker = () => new Worker(new URL('./checkWorker.ts', import.meta.url))

/**
 * @param urls where the reference is
 * @param start starts the checker's worker
 */
export function createCheckClient(urls: ReferenceUrls, start = startWorker): CheckClient {
  const worker = callWorker<CheckQuestion, CheckAnswer>(start)
  const ask = async <Task extends CheckTask>(
    task: Task,
    input: CheckTasks[Task]['input'],
    limit: number,
  ) => {
    // Loading may take as long as the network wants.
    await worker.ask({ ...urls, task: 'load', input: undefined })
    const question = { ...urls, task, input } as CheckQuestion
    const answer = await worker.ask(question, limit)
    if (answer === null) throw new Error('The checker has not answered.')
    return answer as CheckTasks[Task]['output']
  }
  return {
    outline: (text) => ask('outline', text, LIMIT),
    names: (kind) => ask('names', kind, LIMIT),
    check: (config) => ask('check', config, LIMIT),
    fix: (config) => ask('fix', config, FIX_LIMIT),
    together: (files) => ask('together', files, LIMIT),
    close: () => worker.close(),
  }
}
