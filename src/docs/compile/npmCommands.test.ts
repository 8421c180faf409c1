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
    ['npm i -g lamp', 'yarn global add lamp', 'pnpm add --global lamp', 'bun add --global lamp'],
    ['npm test -- -u', 'yarn test -u', 'pnpm test -u', 'bun run test -u'],
    ['$ npm run light', '$ yarn light', '$ pnpm run light', '$ bun run light'],
    ['npm uninstall lamp', 'yarn remove lamp', 'pnpm remove lamp', 'bun remove lamp'],
    [
      'npm init lamp@latest',
      'yarn create lamp@latest',
      'pnpm create lamp@latest',
      'bun create lamp@latest',
    ],
    ['npx lamp init', 'yarn dlx lamp init', 'pnpm dlx lamp init', 'bunx lamp init'],
    ['# npm\ncd lamp', '# npm\ncd lamp', '# npm\ncd lamp', '# npm\ncd lamp'],
  ])('translates %s', (npm, ...others) => {
    expect(commands(npm)).toEqual([npm, ...others])
  })

  it.each(['npm publish', 'npm install --legacy-peer-deps', 'npm run'])(
    'does not guess at %s',
    (code) => expect(commands(code)).toBeUndefined(),
  )
})
