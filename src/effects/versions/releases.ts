/** Which version of libreforge is in each release of a plugin: `content/_data/releases.json`. */
import { z } from 'zod'
import { parseDataFile } from '../../text/dataFile'
import type { DataProblem } from '../../text/dataFile'
import { compareVersions } from '../since/compareVersions'
import { versionSchema } from '../since/since'

const releasesSchema = z.strictObject({
  /** By the version of libreforge, the oldest first: the releases of each plugin that bring it. */
  releases: z.record(
    versionSchema,
    z.record(
      z.string().regex(/^[A-Za-z]\w*$/, 'must be the name of a plugin'),
      z.array(versionSchema).min(1),
    ),
  ),
})

export type Releases = z.infer<typeof releasesSchema>

/** One release of a plugin. */
export interface Release {
  plugin: string
  version: string
  /** Version of libreforge inside. */
  libreforge: string
}

/**
 * @param text text of the file
 * @returns the data, or what is wrong in it
 */
export function checkReleases(text: string): { releases?: Releases; problems: DataProblem[] } {
  const { data, problems: wrong } = parseDataFile(text, 'releases.json', releasesSchema)
  if (!data) return { problems: wrong }
  const known = new Map<string, string>()
  const problems = listReleases(data).flatMap(({ plugin, version, libreforge }) => {
    const name = `${plugin} ${version}`
    const other = known.get(name)
    known.set(name, libreforge)
    if (other === undefined) return []
    return [{ entry: libreforge, message: `${name} brings libreforge ${other} already.` }]
  })
  return problems.length > 0 ? { problems } : { releases: data, problems }
}

/**
 * @param releases the data
 * @returns all releases of all plugins
 */
export function listReleases({ releases }: Releases): Release[] {
  return Object.entries(releases).flatMap(([libreforge, plugins]) =>
    Object.entries(plugins).flatMap(([plugin, versions]) =>
      versions.map((version) => ({ plugin, version, libreforge })),
    ),
  )
}

/**
 * @param list releases of all plugins, each once
 * @returns the data, versions from old to new
 */
export function collectReleases(list: readonly Release[]): Releases {
  const releases: Releases['releases'] = {}
  const sorted = [...list].sort(
    (a, b) =>
      compareVersions(a.libreforge, b.libreforge) ||
      (a.plugin < b.plugin ? -1 : a.plugin > b.plugin ? 1 : compareVersions(a.version, b.version)),
  )
  for (const { plugin, version, libreforge } of sorted) {
    const plugins = (releases[libreforge] ??= {})
    plugins[plugin] = [...(plugins[plugin] ?? []), version]
  }
  return { releases }
}

/**
 * @param releases the data
 * @returns its text, with a line for each version of libreforge
 */
export function formatReleases(releases: Releases): string {
  const lines = Object.entries(releasesSchema.parse(releases).releases).map(
    ([version, plugins]) => `    ${JSON.stringify(version)}: ${JSON.stringify(plugins)}`,
  )
  return `{\n  "releases": {\n${lines.join(',\n')}\n  }\n}\n`
}
