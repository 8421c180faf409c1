import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { shortenWait, waitForNodes } from './quickEdits'

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

describe('nodes that were kept back', () => {
  /** A folder of packages with what Gatsby makes such nodes with. */
  function siteWith(text: string): string {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'quick-edits-'))
    const folder = path.join(root, 'node_modules/gatsby/dist/utils')
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'call-deferred-api.js'), text)
    return root
  }

  it('are whole before Gatsby goes on', async () => {
    process.env.GATSBY_LOGGER = 'yurnalist'
    waitForNodes(process.cwd())
    const require = createRequire(import.meta.url)
    const { runMutationBatch } = require('gatsby/dist/services/run-mutation-batch') as {
      runMutationBatch: (context: unknown) => Promise<unknown>
    }
    const { actions } = require('gatsby/dist/redux/actions') as {
      actions: Record<string, unknown>
    }
    const done: string[] = []
    // Stands for an action whose hooks take a while.
    actions.slowNode = () => ({ type: 'SLOW' })
    const store = {
      dispatch: async () => {
        await new Promise((resolve) => setImmediate(resolve))
        done.push('hooks')
      },
    }
    const asked: unknown[] = []
    await runMutationBatch({
      store,
      runningBatch: [
        { type: 'slowNode', payload: [], resolve: (result: unknown) => asked.push(result) },
        { type: 'slowNode', payload: [] },
      ],
    })
    expect(done).toEqual(['hooks', 'hooks'])
    expect(asked).toHaveLength(1)

    // A hook makes another node, and does not wait for the hooks of that one.
    const { emitter } = require('gatsby/dist/redux') as {
      emitter: { emit: (event: string) => void }
    }
    const quick = {
      dispatch: () => {
        emitter.emit('API_RUNNING_START')
        setTimeout(() => {
          done.push('hooks of the child')
          emitter.emit('API_RUNNING_QUEUE_EMPTY')
        })
        return Promise.resolve()
      },
    }
    await runMutationBatch({ store: quick, runningBatch: [{ type: 'slowNode', payload: [] }] })
    expect(done.at(-1)).toBe('hooks of the child')
    delete actions.slowNode
  })

  it('stops when Gatsby makes them elsewhere', () => {
    const root = siteWith('exports.other = () => {}')
    expect(() => waitForNodes(root)).toThrow(/call-deferred-api .*src\/gatsby\/quickEdits\.ts/)
    fs.rmSync(root, { recursive: true })
  })
})
