import { expect, it } from 'vitest'
import { readSource } from '../checker/source'
import type { ConfigNode } from '../checker/source'
import { isMoved } from './isMoved'
import { nodeAt } from './editFile'

const at = (text: string, key: string): ConfigNode => {
  const node = nodeAt(readSource(text).roots[0] ?? null, [key])
  if (!node) throw new Error(`No ${key}.`)
  return node
}

const LOOP = 'kind: loop\nsteps:\n  - id: jump\n    height: 2\n'

it.each([
  ['the same', LOOP, true],
  ['further down', `# A comment\nname: Fox\n${LOOP}`, true],
  ['another value', LOOP.replace('2', '3'), false],
  ['another key', LOOP.replace('height', 'length'), false],
  ['one more', `${LOOP}  - id: run\n`, false],
  ['quotes', LOOP.replace('jump', "'ju'"), false],
  ['no list', 'kind: loop\nsteps: none\n', false],
])('%s', (_name, text, is) => {
  expect(isMoved(at(LOOP, 'steps'), at(text, 'steps'))).toBe(is)
})

it('does not follow aliases, which may stand for endlessly much', () => {
  const bomb = ['a: &a [x, x]']
  for (let depth = 0; depth < 60; depth += 1) {
    const name = `a${'a'.repeat(depth)}`
    bomb.push(`${name}a: &${name}a [*${name}, *${name}]`)
  }
  const text = `${bomb.join('\n')}\nlast: [*a${'a'.repeat(60)}]\n`
  expect(isMoved(at(text, 'last'), at(text, 'last'))).toBe(true)
})
