import { expect, it } from 'vitest'
import { languageIcon } from './languageIcon'

it('tells prompts, files of keys and other files apart', () => {
  expect(languageIcon('bash')).toBe(languageIcon('powershell'))
  expect(languageIcon('yaml')).toBe(languageIcon('json'))
  expect(new Set(['sh', 'yml', 'java'].map(languageIcon)).size).toBe(3)
  expect(languageIcon('shader')).toBe(languageIcon('java'))
})
