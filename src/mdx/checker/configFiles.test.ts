import { describe, expect, it } from 'vitest'
import { readConfigPath } from '../../effects/checker/sections'
import { byPlugin, configPlaces, knownFile } from './configFiles'

describe('configPlaces', () => {
  it('has paths that the checker knows', () => {
    for (const { plugin, place, file } of configPlaces()) {
      expect(readConfigPath(file)?.sections).toMatchObject({ plugin, place })
      expect(knownFile(file, configPlaces())).toBe(file)
    }
  })

  it('has those whose keys the reference lists, each once', () => {
    const files = ['EcoItems/items/*.yml', 'EcoItems/config.yml', 'EcoBits/config.yml']
    const places = configPlaces(files)
    expect(places).toHaveLength(configPlaces().length + 2)
    expect(places).toContainEqual({
      plugin: 'EcoBits',
      place: 'config.yml',
      file: 'plugins/EcoBits/config.yml',
    })
  })

  it('goes by plugin', () => {
    const groups = byPlugin(configPlaces())
    expect(groups.map(([plugin]) => plugin)).toContain('EcoItems')
    expect(groups.flatMap(([, places]) => places)).toHaveLength(configPlaces().length)
  })
})

describe('knownFile', () => {
  it.each([
    ['plugins/EcoItems/items/tools/sword.yml', 'plugins/EcoItems/items/config.yml'],
    ['plugins/Other/config.yml', ''],
    ['sword.yml', ''],
    ['plugins/EcoItems/lang.yml', ''],
  ])('%s', (path, file) => expect(knownFile(path, configPlaces())).toBe(file))
})
