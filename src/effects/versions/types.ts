/** Versions of the library and the plugins that bring them, as tools know them. */

/** When something came and went. */
export interface Span {
  /** First version that has it; missing for what every version to choose from has. */
  since?: string
  /** First version that has it no more. */
  removed?: string
}

/** An entry of the library; arguments that came and went with it are left out. */
export interface EntryHistory extends Span {
  arguments?: Readonly<Record<string, Span>>
}

/** By `kind/id`, see `sinceKey`; entries that were always there are left out. */
export type History = Readonly<Record<string, EntryHistory>>

export interface VersionData {
  /** Versions of libreforge, the newest first. */
  libreforge: readonly string[]
  /** Releases of each plugin with the version of libreforge inside, the newest first. */
  plugins: Readonly<Record<string, readonly (readonly [version: string, libreforge: string])[]>>
  history: History
}

/** What a server runs. */
export interface Running {
  /** Version of libreforge. */
  libreforge: string
  /** The plugin that brings it; `libreforge` when the version itself was named. */
  name: string
  /** Version of the plugin. */
  version: string
}

/** What is asked about one version. */
export interface VersionNotes {
  running: Running
  history: History
  /** Names of the plugins that bring the library. */
  plugins: readonly string[]
}
