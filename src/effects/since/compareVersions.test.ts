import { expect, it } from 'vitest'
import { compareVersions } from './compareVersions'

it('compares number by number, and takes what is missing for 0', () => {
  const versions = ['2026.14', '4.9.0', '12.20', '4.10.0', '4.9']
  expect(versions.sort(compareVersions)).toEqual(['4.9.0', '4.9', '4.10.0', '12.20', '2026.14'])
  expect(compareVersions('12.20', '12.20.0')).toBe(0)
})
