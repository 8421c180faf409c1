import { expect, it } from 'vitest'
import { downloadNames } from './downloadFiles'

const names = (...paths: string[]) => downloadNames(paths.map((path) => ({ path })))

it('keeps names, and tells files of one name apart', () => {
  expect(names('plugins/EcoArmor/sets/slayer.yml', 'a.yml')).toEqual(['slayer.yml', 'a.yml'])
  expect(names('x/EcoArmor/config.yml', 'x/EcoItems/config.yml', 'b.yml')).toEqual([
    'EcoArmor-config.yml',
    'EcoItems-config.yml',
    'b.yml',
  ])
  expect(names('a/c/x.yml', 'b/c/x.yml', 'x.yml')).toEqual(['a-c-x.yml', 'b-c-x.yml', 'x.yml'])
})
