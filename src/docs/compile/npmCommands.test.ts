import { describe, expect, it } from 'vitest'
import { managerCommands } from './npmCommands'

const commands = (code: string) => managerCommands(code)?.map((one) => one.code)

describe('managerCommands', () => {
  it.each([
    ['npm install', 'yarn install', 'pnpm install', 'bun install'],
    [
      'npm install --save-dev lamp',
      'yarn add --dev lamp',
      'pnpm add --save-dev lamp',
      'bun add --dev lamp',
    ],
    ['$ npm run light', '$ yarn light', '$ pnpm run light', '$ bun run light'],
    ['npx lamp init', 'yarn dlx lamp init', 'pnpm dlx lamp init', 'bun x lamp init'],
    ['# npm\ncd lamp', '# npm\ncd lamp', '# npm\ncd lamp', '# npm\ncd lamp'],
  ])('translates %s', (npm, ...others) => {
    expect(commands(npm)).toEqual([npm, ...others])
  })

  it('keeps them as they are where one has no counterpart', () =>
    expect(commands('npm install\nnpm publish')).toBeUndefined())
})
