import { describe, expect, it } from 'vitest'
import { selectConfigs } from './selectConfigs'

describe('selectConfigs', () => {
  it('leaves out other plugins, other files and samples', () => {
    expect(
      selectConfigs([
        'plugins/EcoItems/items/a.yml',
        'plugins/EcoItems/items/_example.yml',
        'plugins/Essentials/config.yml',
        'plugins/EcoItems/readme.txt',
      ]),
    ).toEqual(['plugins/EcoItems/items/a.yml'])
  })

  it('takes every config where no path names a plugin', () => {
    expect(selectConfigs(['mine/a.yml', 'mine/b.yaml', 'mine/_c.yml'])).toEqual([
      'mine/a.yml',
      'mine/b.yaml',
    ])
  })
})
