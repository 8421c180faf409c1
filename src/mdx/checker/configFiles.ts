import { FILE_SECTIONS, readConfigPath } from '../../effects/checker/sections'

export interface ConfigPlace {
  plugin: string
  /** Folder or file in the plugin's folder. */
  place: string
  /** Path of a config there, as the checker takes it. */
  file: string
}

/** @returns where configs can stand, in the order of plugins and places */
export function configPlaces(): ConfigPlace[] {
  return FILE_SECTIONS.map(({ plugin, place }) => ({
    plugin,
    place,
    file: placeFile(plugin, place),
  })).sort((a, b) => (a.file < b.file ? -1 : 1))
}

/**
 * @param places see {@link configPlaces}
 * @returns the places by plugin
 */
export function byPlugin(places: readonly ConfigPlace[]): [plugin: string, ConfigPlace[]][] {
  const plugins = [...new Set(places.map(({ plugin }) => plugin))]
  return plugins.map((plugin) => [plugin, places.filter((one) => one.plugin === plugin)])
}

/**
 * @param path path of any config
 * @returns the path that stands for its folder, see {@link configPlaces}; empty when it is none
 *   of the known ones
 */
export function knownFile(path: string): string {
  const sections = readConfigPath(path)?.sections
  return sections ? placeFile(sections.plugin, sections.place) : ''
}

function placeFile(plugin: string, place: string): string {
  return `plugins/${plugin}/${place.endsWith('.yml') ? place : `${place}/config.yml`}`
}
