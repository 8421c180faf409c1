import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { holdsItself, readYaml } from './readYaml'

describe('holdsItself', () => {
  it.each([
    ['a: &a [*a]', true],
    ['a: &a {b: [{c: *a}]}', true],
    ['a: &a [1]\nb: *a\nc: [*a, *a]', false],
    ['a: &a {b: 1}\nc: {<<: *a, d: *a}', false],
    ['text', false],
    ['', false],
  ])('finds a list that is a part of itself: %s', (yaml, isFound) => {
    expect(holdsItself(parse(yaml))).toBe(isFound)
  })
})

describe('readYaml', () => {
  it('takes what has a tag for the text that it is written as', () => {
    expect(readYaml('a: !!binary aGk=\nb: !x y')).toEqual({ a: 'aGk=', b: 'y' })
  })

  it('refuses data that never ends', () => {
    expect(() => readYaml('a: &a [*a]')).toThrow('holds itself')
  })
})
