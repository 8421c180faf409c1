import type { FixedText } from '../../effects/checker/safeFixes'
import type { GameName } from '../../effects/checker/gameNames'
import type { NamedFacts } from '../../effects/checker/together'
import type { ConfigNode } from '../../effects/checker/source'
import type { CheckReport, Finding } from '../../effects/checker/types'
import type { VersionNotes } from '../../effects/versions/types'

/** A config and what is known about it. */
export interface CheckedConfig {
  text: string
  /** Path of the config, see `CheckOptions.file`. */
  file?: string
  /** See `CheckOptions.part`. */
  part?: boolean
  /** Version that the server runs; current ones when it is missing. */
  notes?: VersionNotes
}

/** Where the reference is. */
export interface ReferenceUrls {
  /** Absolute address of what is known of the entries. */
  referenceUrl: string
  /** Absolute address of the keys of whole files; nothing where no config is a whole file. */
  keysUrl?: string
}

/** What is found in a config. */
export interface CheckedText {
  report: CheckReport
  /** How many of its fixes may be made without asking, see `isSafeFix`. */
  safeFixes: number
}

/** A config as a tree. */
export interface Outline {
  /** Null when nothing is in it. */
  root: ConfigNode | null
  /** False when it is no YAML: what stands where cannot be told then. */
  readable: boolean
}

/** What the page asks the checker's worker, by its name. */
export interface CheckTasks {
  /** Loads the reference. */
  load: { input: undefined; output: null }
  /** Reads a config, for those who change it: its first document, or why there is none. */
  outline: { input: string; output: Outline }
  /** Names of the game, for those who type one. */
  names: { input: GameName; output: readonly string[] }
  check: { input: CheckedConfig; output: CheckedText }
  /** Makes the safe fixes. */
  fix: { input: CheckedConfig; output: FixedText }
  /** Judges files by each other: findings of each, in the same order. */
  together: { input: readonly NamedFacts[]; output: Finding[][] }
}

export type CheckTask = keyof CheckTasks

type QuestionOf<Task extends CheckTask> = { task: Task; input: CheckTasks[Task]['input'] }

export type CheckQuestion = ReferenceUrls & { [Task in CheckTask]: QuestionOf<Task> }[CheckTask]

export type CheckAnswer = CheckTasks[CheckTask]['output']
