import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { copySources, siteEnvironment } from '../../scripts/lib/buildSite.mjs'
import { GATSBY_ARGS, dropStaleCache, gatsbyEnvironment } from '../../scripts/lib/gatsby.mjs'
import { ROOT, SITES } from '../../scripts/lib/paths.mjs'
import { expect, test } from '../support/test'

const CONTENT = path.join(SITES, 'develop-content')

/** A port that nobody has. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Starts `gatsby develop` as `npm run develop` does, on a copy of the small docs. */
async function startDevelop() {
  const cwd = copySources('develop')
  rmSync(CONTENT, { recursive: true, force: true })
  cpSync(path.join(ROOT, 'tests/fixtures/small'), CONTENT, { recursive: true })
  const settings = siteEnvironment({ content: CONTENT, env: { DOCS_STRICTNESS: 'strict' } })
  const env = gatsbyEnvironment({ ...process.env, ...settings, GATSBY_CPU_COUNT: '1' })
  dropStaleCache(cwd, env)
  const port = await freePort()
  const args = [...GATSBY_ARGS, 'develop', '-H', '127.0.0.1', '-p', String(port)]
  // In a group of its own: Gatsby starts further processes, and all of them have to end.
  const child = spawn(process.execPath, args, { cwd, env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    home: `http://127.0.0.1:${port}`,
    output: () => output,
    isRunning: () => child.exitCode === null,
    end: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
  }
}

// One test, since the start is what takes long.
test('develop says where it is, shows an edit, and lists what is wrong until it is mended', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const { home, output, isRunning, end } = await startDevelop()
  // How long a start may take, and an edit: the site's own budgets are measured elsewhere.
  const told = { timeout: 150_000 }
  const seen = { timeout: 60_000 }
  try {
    const started = () => (isRunning() ? output() : `It has ended.\n${output()}`)
    await expect.poll(started, told).toMatch(/The site is at|It has ended/)
    expect(output()).toContain(`The site is at ${home}/`)
    expect(output()).toContain(`What is wrong in its content is listed at ${home}/_problems`)

    const file = path.join(CONTENT, 'greet.mdx')
    const before = readFileSync(file, 'utf8')
    const main = page.getByRole('main')
    await page.goto(`${home}/greet`)
    await expect(main).toContainText('Says hello to the player.', seen)
    writeFileSync(file, before.replace('to the player', 'to everybody'))
    await expect(main).toContainText('Says hello to everybody.', seen)

    writeFileSync(file, `${before}\n<NoSuchThing />\n`)
    await expect(main).toContainText('This page cannot be shown', seen)
    await expect.poll(output, seen).toMatch(/greet\.mdx:\d+.*NoSuchThing/)
    const problems = await page.context().newPage()
    await problems.goto(`${home}/_problems`)
    await expect(problems.getByRole('listitem')).toContainText('NoSuchThing')

    writeFileSync(file, before)
    await expect(main).toContainText('Says hello to the player.', seen)
    await expect.poll(output, seen).toContain('Mended: the content is right again.')
    // The page asks anew by itself.
    await expect(problems.getByRole('main')).toContainText('There are none.', seen)
  } finally {
    await end()
  }
})
