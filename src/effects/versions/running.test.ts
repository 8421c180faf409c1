import { describe, expect, it } from 'vitest'
import { findRunning, notesFor, runningName, runningWords } from './running'
import type { VersionData } from './types'

const DATA: VersionData = {
  libreforge: ['2026.14', '4.73.0', '4.0.0'],
  plugins: {
    EcoEnchants: [
      ['2026.14', '2026.14'],
      ['12.20.0', '4.73.0'],
    ],
    EcoItems: [['4.0.0', '4.0.0']],
  },
  history: {},
}

describe('findRunning', () => {
  it.each(['EcoEnchants=12.20', 'ecoenchants 12.20.0', ' EcoEnchants = v12.20 '])(
    'reads %j',
    (text) => {
      expect(findRunning(DATA, text)).toEqual({
        running: { libreforge: '4.73.0', name: 'EcoEnchants', version: '12.20.0' },
      })
    },
  )

  it('takes the library itself', () => {
    expect(findRunning(DATA, 'libreforge=2026.14')).toEqual({
      running: { libreforge: '2026.14', name: 'libreforge', version: '2026.14' },
    })
  })

  it.each([
    ['EcoEnchants', 'is no name with a version, such as EcoEnchants=12.20.'],
    ['EcoItems=new', 'is no name with a version'],
    ['Zoo=1', 'called "Zoo". Known: libreforge, EcoEnchants, EcoItems.'],
    ['toString=1', 'called "toString"'],
    ['EcoEnchants=9', 'no version 9 of EcoEnchants on record. Known: 2026.14, 12.20.0.'],
  ])('refuses %j and names what is known', (text, problem) => {
    expect(findRunning(DATA, text)).toEqual({ problem: expect.stringContaining(problem) })
  })
})

it('asks about the newest libreforge of all plugins, if all are known', () => {
  const notes = notesFor(DATA, ['EcoItems 4.0.0', 'EcoEnchants 12.20', 'libreforge 4.0.0'])
  expect(notes).toEqual({
    running: { libreforge: '4.73.0', name: 'EcoEnchants', version: '12.20.0' },
    history: {},
    plugins: ['EcoEnchants', 'EcoItems'],
  })
  expect(notesFor(DATA, ['EcoItems 4.0.0', 'Zoo 1'])).toBeUndefined()
  expect(notesFor(DATA, [])).toBeUndefined()
})

it('says what runs', () => {
  const plugin = { libreforge: '4.73.0', name: 'EcoEnchants', version: '12.20.0' }
  const library = { libreforge: '4.73.0', name: 'libreforge', version: '4.73.0' }
  expect([plugin, library].map(runningWords)).toEqual([
    'EcoEnchants 12.20.0 brings 4.73.0',
    'you run 4.73.0',
  ])
  expect([plugin, library].map(runningName)).toEqual([
    'libreforge 4.73.0 (EcoEnchants 12.20.0)',
    'libreforge 4.73.0',
  ])
})
