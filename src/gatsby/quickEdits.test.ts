import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { shortenWait } from './quickEdits'

interface Waiting {
  waitingMachine: {
    states: Record<string, { after: { event: string; target: { key: string }[] }[] } | undefined>
  }
}

it("Gatsby's machine goes on sooner, to the same state", () => {
  process.env.GATSBY_LOGGER = 'yurnalist'
  shortenWait(process.cwd())
  shortenWait(process.cwd())
  const { waitingMachine } = createRequire(import.meta.url)(
    'gatsby/dist/state-machines/waiting',
  ) as Waiting
  const { after = [] } = waitingMachine.states.batchingNodeMutations ?? {}
  expect(
    after.map(({ event, target }) => [/after\((\d+)\)/.exec(event)?.[1], target[0]?.key]),
  ).toEqual([['60', 'committingBatch']])
})

it('stops when Gatsby waits otherwise', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'quick-edits-'))
  const folder = path.join(root, 'node_modules/gatsby/dist/state-machines/waiting')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'index.js'), 'exports.waitingStates = { states: {} }')
  expect(() => shortenWait(root)).toThrow(/waiting .*src\/gatsby\/quickEdits\.ts/)
  fs.rmSync(root, { recursive: true })
})
