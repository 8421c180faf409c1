import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shortNames, shortenNames } from './shortTokens'

const TOKENS = ':root{--color-text:#000;--color:red;--space-1:1px;--border:1px solid var(--color)}'

describe('shortNames', () => {
  it('gives each declared token a name of its own', () => {
    const names = shortNames(TOKENS)
    expect([...names.keys()]).toEqual(['--color-text', '--color', '--space-1', '--border'])
    expect([...names.values()]).toEqual(['--A', '--B', '--C', '--D'])
  })

  it('has names for as many as the site has, all different', () => {
    const names = shortNames(readFileSync('src/styles/tokens.css', 'utf8'))
    expect(names.size).toBeGreaterThan(60)
    expect(new Set(names.values()).size).toBe(names.size)
    expect([...names.values()].every((name) => /^--[A-Z]{1,2}$/.test(name))).toBe(true)
  })
})

it('shortenNames changes tokens and nothing else', () => {
  const css = `${TOKENS}.line--color{--row:2px;margin:calc(-1*var(--space-1)) var(--row,var(--color))}`
  expect(shortenNames(css, shortNames(TOKENS))).toBe(
    ':root{--A:#000;--B:red;--C:1px;--D:1px solid var(--B)}' +
      '.line--color{--row:2px;margin:calc(-1*var(--C)) var(--row,var(--B))}',
  )
})
