import { FILE_SECTIONS, readConfigPath } from '../../effects/checker/sections'
import { placeOf } from '../../effects/files/fileKeys'

export interface ConfigPlace {
  plugin: string
  /** Folder or file in the plugin's folder. */
  place: string
  /** Path of a config there, as the checker takes it. */
  file: string
}

/**
 * @param files files whose keys the reference lists, see `FileTable`
 * @returns where configs can stand, in the order of plugins and places
 */
export function configPlaces(files: readonly string[] = []): ConfigPlace[] {
  const byFile = new Map(
    [...FILE_SECTIONS, ...files.map(placeOf)].map(({ plugin, place }) => {
      const file = placeFile(plugin, place)
      return [file, { plugin, place, file }]
    }),
  )
  return [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
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
 * @param places see {@link configPlaces}
 * @returns the path that stands for its folder; empty when it is none of the places
 */
export function knownFile(path: string, places: readonly ConfigPlace[]): string {
  const read = readConfigPath(path)
  const file = read && placeFile(read.plugin, read.place)
  return places.some((place) => place.file === file) ? (file ?? '') : ''
}

function placeFile(plugin: string, place: string): string {
  return `plugins/${plugin}/${place.endsWith('.yml') ? place : `${place}/config.yml`}`
}
