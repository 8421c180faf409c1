import { describe, expect, it } from 'vitest'
import { slugify } from './slugify'

describe('slugify', () => {
  it.each([
    ['Getting started!', 'getting-started'],
    ['  Añadir   más  ', 'anadir-mas'],
    ['give_money', 'give-money'],
    ['Überblick', 'uberblick'],
    ['中文 标签', '中文-标签'],
    ['C++ & Java', 'c-java'],
  ])('makes %s to %s', (label, expected) => {
    expect(slugify(label)).toBe(expected)
  })
})
