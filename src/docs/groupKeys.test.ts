import { describe, expect, it } from 'vitest'
import { groupKeys } from './groupKeys'

/** Each key as it is shown, with `>` after the heading of a group and before what stands in it. */
const shown = (...keys: (string | undefined)[]) =>
  groupKeys(keys).flatMap(({ prefix, heading }, place) => {
    const key = keys[place] ?? '-'
    return [
      ...(heading === undefined ? [] : [`${heading} >`]),
      prefix === '' ? key : `> ${key.slice(prefix.length)}`,
    ]
  })

describe('groupKeys', () => {
  it('puts neighbours with the same parent under a heading', () => {
    expect(shown('rows', 'gui.close.item', 'gui.close.name', 'gui.open.item')).toEqual([
      'rows',
      'gui.close >',
      '> item',
      '> name',
      'gui.open.item',
    ])
  })

  it('takes the row of the parent itself for the heading', () => {
    expect(shown('sound', 'sound.pitch', 'sound.volume')).toEqual(['sound', '> pitch', '> volume'])
    expect(shown('methods', 'methods[].value')).toEqual(['methods', '> value'])
  })

  it('begins anew after other keys', () => {
    expect(shown('a.b', 'a.c', 'a.d.e', 'a.d.f', 'a.g', 'a.h', undefined, 'a.i')).toEqual([
      'a >',
      '> b',
      '> c',
      'a.d >',
      '> e',
      '> f',
      'a >',
      '> g',
      '> h',
      '-',
      'a.i',
    ])
  })

  it('leaves single keys and keys without a parent alone', () => {
    expect(shown('a', 'b.c', 'd', '.e', 'f.')).toEqual(['a', 'b.c', 'd', '.e', 'f.'])
    expect(shown()).toEqual([])
  })
})
