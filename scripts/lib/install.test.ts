import { describe, expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b-darwin': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  },
}
const a = { version: '1.0.0', integrity: 'sha512-a' }

describe('isInstalled', () => {
  it('holds when all packages are there', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': a } })).toBe(true)
  })
  it('fails without a package', () => {
    expect(isInstalled(lock, { packages: {} })).toBe(false)
    expect(isInstalled(lock, {})).toBe(false)
  })
  it('fails with another version or other content', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': { ...a, version: '1.0.1' } } })).toBe(
      false,
    )
    expect(
      isInstalled(lock, { packages: { 'node_modules/a': { ...a, integrity: 'sha512-x' } } }),
    ).toBe(false)
  })
  it('fails with a package that is no longer wanted', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': a, 'node_modules/old': a } })).toBe(
      false,
    )
  })
})
