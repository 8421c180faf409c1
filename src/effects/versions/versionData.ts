/**
 * What tools need to ask about a version: which one can be chosen, and what was not there in it.
 * Plain data: pages load it as JSON.
 */
import type { Releases } from './releases'
import { listReleases } from './releases'
import { compareVersions } from '../since/compareVersions'
import type { Life, Since } from '../since/since'
import type { EntryHistory, History, Span, VersionData } from './types'

/**
 * @param since since when the library has what
 * @param releases the library's versions in the releases of plugins
 * @returns the data for tools
 */
export function buildVersionData(since: Since, releases: Releases): VersionData {
  const inside = Object.keys(releases.releases)
  const [oldest = since.upTo] = [...inside].sort(compareVersions)
  // Older ones nobody can choose: what came with them was always there.
  const isChoosable = (version: string) => compareVersions(version, oldest) >= 0
  const known = new Set([...inside, ...Object.keys(since.versions).filter(isChoosable)])
  return {
    libreforge: [...known].sort(compareVersions).reverse(),
    plugins: pluginReleases(releases),
    history: historySince(since, oldest),
  }
}

function pluginReleases(releases: Releases): VersionData['plugins'] {
  const plugins = new Map<string, [version: string, libreforge: string][]>()
  for (const { plugin, version, libreforge } of listReleases(releases)) {
    plugins.set(plugin, [...(plugins.get(plugin) ?? []), [version, libreforge]])
  }
  const names = [...plugins.keys()].sort()
  return Object.fromEntries(
    names.map((name) => [
      name,
      (plugins.get(name) ?? []).sort(([a], [b]) => compareVersions(b, a)),
    ]),
  )
}

function historySince({ entries }: Since, oldest: string): History {
  const spanOf = ({ since, removed }: Life): Span => ({
    ...(compareVersions(since, oldest) > 0 && { since }),
    ...(removed !== undefined && { removed }),
  })
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, life]): [string, EntryHistory][] => {
      const own = Object.entries(life.arguments).flatMap(([name, one]): [string, Span][] => {
        const span = one.since === life.since ? { ...spanOf(one), since: undefined } : spanOf(one)
        const isOver = one.removed !== undefined && compareVersions(one.removed, oldest) <= 0
        const says = span.since !== undefined || span.removed !== undefined
        return says && !isOver ? [[name, span]] : []
      })
      const history = {
        ...spanOf(life),
        ...(own.length > 0 && { arguments: Object.fromEntries(own) }),
      }
      return Object.keys(history).length > 0 ? [[key, history]] : []
    }),
  )
}
