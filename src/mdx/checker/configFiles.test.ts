import { describe, expect, it } from 'vitest'
import { readConfigPath } from '../../effects/checker/sections'
import { byPlugin, configPlaces, knownFile } from './configFiles'

describe('configPlaces', () => {
  it('has paths that the checker knows', () => {
    for (const { plugin, place, file } of configPlaces()) {
      expect(readConfigPath(file)?.sections).toMatchObject({ plugin, place })
      expect(knownFile(file)).toBe(file)
    }
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
  ])('%s', (path, file) => expect(knownFile(path)).toBe(file))
})
