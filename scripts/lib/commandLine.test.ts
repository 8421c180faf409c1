import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const execute = promisify(execFile)

describe('takeNoArguments', () => {
  it.each([
    ['test.mjs', '--help', /takes no arguments, not "--help"[^]*npx vitest run/],
    ['start.mjs', '--port 9001', /takes no arguments, not "--port 9001"[^]*PORT=9001 npm start/],
    ['serve.mjs', '-p', /takes no arguments, not "-p"[^]*PORT=9001 npm run serve/],
  ])('ends %s when it is called with %s', async (script, given, answer) => {
    const file = path.join(import.meta.dirname, '..', script)
    const run = execute(process.execPath, [file, ...given.split(' ')])
    await expect(run).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(answer) })
  })
})
