/** The config checker: YAML text in, findings out. */
import { TROUBLE_ANCHOR } from '../guides'
import { Catalogue } from './catalogue'
import { checkConditions } from './conditions'
import { checkCounters } from './counters'
import { checkEffects } from './effects'
import { checkFilters } from './filters'
import { checkMutators } from './mutators'
import type { CheckerReference } from './reference'
import { Run } from './run'
import type { SectionChecks } from './run'
import { readConfigPath } from './sections'
import { readSource } from './source'
import { checkTriggers } from './triggers'
import type { CheckReport, FindingCode } from './types'
import { checkDocument } from './walk'

export interface CheckOptions {
  /**
   * Path of the file, such as `plugins/EcoItems/items/sword.yml`. It tells which plugin reads the
   * config; without it only what holds for all plugins is judged.
   */
  file?: string
  /** The text is only a part of the file: what is missing in it is no mistake. */
  part?: boolean
}

const CHECKS: SectionChecks = {
  effects: (node, run) => checkEffects(node, 'effects', run),
  chain: (node, run) => checkEffects(node, 'chain', run),
  'some-effects': (node, run) => checkEffects(node, 'some-effects', run),
  conditions: checkConditions,
  filters: checkFilters,
  mutators: checkMutators,
  triggers: checkTriggers,
  counters: checkCounters,
}

/** With these the game does not load the file, or loses a part of it. */
const UNREADABLE: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'yaml-syntax',
  'yaml-duplicate-key',
  'yaml-alias',
])

/** What YAML 1.1 reads in another way than it is written. */
const TRAPS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'yaml-number',
  'yaml-key',
  'yaml-comment',
])

/** One check after the other has the same reference. */
const catalogues = new WeakMap<CheckerReference, Catalogue>()

function catalogueOf(reference: CheckerReference): Catalogue {
  const known = catalogues.get(reference)
  if (known) return known
  const catalogue = new Catalogue(reference)
  catalogues.set(reference, catalogue)
  return catalogue
}

/**
 * Checks a config: a whole file of any plugin of the family, or a piece of one such as a list of
 * effects. When the text is no YAML that the game could load, only that is reported.
 *
 * @param text YAML text, with any line breaks, with or without a byte order mark
 * @param reference what the reference knows
 * @param options where the text comes from
 * @returns findings in the order of their places, and what was found; never throws
 */
export function checkConfig(
  text: string,
  reference: CheckerReference,
  options: CheckOptions = {},
): CheckReport {
  const shift = text.startsWith('\uFEFF') ? 1 : 0
  const source = text.slice(shift)
  const read = options.file === undefined ? undefined : readConfigPath(options.file)
  const file = read && { ...read, whole: read.loaded && !options.part }
  const run = new Run(source, catalogueOf(reference), file, CHECKS)
  const { roots, problems } = readSource(source)
  // Who reads the files of other programs may go by YAML 1.2, where these words mean themselves.
  const isForeign = options.file !== undefined && !read
  for (const { start, end, ...problem } of problems) {
    if (isForeign && TRAPS.has(problem.code)) continue
    const severity = UNREADABLE.has(problem.code) ? 'error' : 'warning'
    const href = run.catalogue.guide('basics', TROUBLE_ANCHOR)
    run.report({ at: { start, end }, severity, ...problem, href })
  }
  for (const root of roots) checkDocument(root, run)
  return run.finish(shift)
}
