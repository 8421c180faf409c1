import { readConfigPath } from './sections'

/**
 * Which files of a folder to check. A server has configs of other plugins too, which are none of
 * the checker's business: as soon as one path belongs to a known plugin, only such files count.
 *
 * @param paths whole paths of all files in a folder
 * @returns those to check; never `_example.yml` and the like, which plugins do not load
 */
export function selectConfigs(paths: readonly string[]): string[] {
  const configs = paths
    .filter((path) => /\.ya?ml$/i.test(path))
    .map((path) => ({ path, known: readConfigPath(path) }))
    .filter(({ path, known }) => known?.loaded ?? !/(?:^|[\\/])_[^\\/]*$/.test(path))
  const known = configs.filter((config) => config.known)
  return (known.length > 0 ? known : configs).map(({ path }) => path)
}
