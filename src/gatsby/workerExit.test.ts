import { fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'worker-exit-'))
  const source = fs.readFileSync(path.resolve('src/gatsby/workerExit.ts'), 'utf8')
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs' })
  fs.writeFileSync(path.join(folder, 'workerExit.cjs'), code)
  // As Gatsby's worker does: it listens until it is told to end, and a timer of its runner is left.
  fs.writeFileSync(
    path.join(folder, 'worker.cjs'),
    `require('./workerExit.cjs').leaveWhenSentAway()
    setTimeout(() => process.exit(7), 60_000)
    const listen = () => process.off('message', listen)
    process.on('message', listen)
    process.send('ready')`,
  )
})

afterAll(() => fs.rmSync(folder, { recursive: true }))

it('a worker of Gatsby leaves when its listener is taken away, as Gatsby would end it', async () => {
  const worker = fork(path.join(folder, 'worker.cjs'), {
    env: { ...process.env, GATSBY_WORKER_POOL_WORKER: 'true' },
  })
  const end = await new Promise((resolve) => {
    worker.on('exit', (code, signal) => resolve(signal ?? code))
    worker.once('message', () => worker.send('end'))
  })
  expect(end).toBe('SIGKILL')
})
