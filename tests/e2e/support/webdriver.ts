/**
 * A small client of W3C WebDriver, for browsers that Playwright does not drive as their makers ship
 * them. Firefox speaks the same commands itself (Marionette), WebKitGTK by its driver.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { OtherBrowser } from '../../../scripts/lib/otherBrowsers.mjs'

/** Milliseconds that a browser has to start. */
const START = 60_000

/** Sends a command by its name in both protocols. */
type Send = (command: keyof typeof COMMANDS, params: Record<string, unknown>) => Promise<unknown>

const COMMANDS = {
  navigate: ['url', 'WebDriver:Navigate'],
  execute: ['execute/sync', 'WebDriver:ExecuteScript'],
  back: ['back', 'WebDriver:Back'],
  find: ['element', 'WebDriver:FindElement'],
  click: ['element/{id}/click', 'WebDriver:ElementClick'],
  type: ['element/{id}/value', 'WebDriver:ElementSendKeys'],
  actions: ['actions', 'WebDriver:PerformActions'],
  size: ['window/rect', 'WebDriver:SetWindowRect'],
} as const

/** Keys that have no letter, as WebDriver writes them. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', Tab: '\uE004' }

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function until<T>(what: string, read: () => T | Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + START
  while (Date.now() < end) {
    const value = await read()
    if (value !== null && value !== undefined) return value
    await wait(100)
  }
  throw new Error(`${what} has not come in ${START} ms.`)
}

/** A browser with one window. */
export class Browser {
  constructor(
    /** Name and version, as the browser says them. */
    readonly version: string,
    private readonly send: Send,
    readonly close: () => Promise<void>,
  ) {}

  async open(url: string): Promise<void> {
    await this.send('navigate', { url })
  }

  async back(): Promise<void> {
    await this.send('back', {})
  }

  /** Runs a function in the page; it sees nothing but its arguments. */
  async run<Args extends unknown[], T>(script: (...args: Args) => T, ...args: Args): Promise<T> {
    const code = `return (${script.toString()}).apply(null, arguments)`
    return (await this.send('execute', { script: code, args })) as T
  }

  /** Presses the first element that a selector of CSS finds, as a mouse does. */
  async click(selector: string): Promise<void> {
    await this.send('click', { id: await this.find(selector) })
  }

  /** Types into a field. */
  async type(selector: string, text: string): Promise<void> {
    const id = await this.find(selector)
    await this.send('type', {
      id,
      text,
      value: [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment),
    })
  }

  /** Presses keys, wherever the focus is. */
  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.send('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('size', { width, height })
  }

  private async find(selector: string): Promise<string> {
    const found = await this.send('find', { using: 'css selector', value: selector })
    return String(Object.values(found as Record<string, string>)[0])
  }
}

/**
 * @param browser where it is
 * @returns the browser, started, with one empty window
 */
export async function startBrowser(browser: OtherBrowser): Promise<Browser> {
  return browser.name === 'Firefox' ? startFirefox(browser) : startWebKit(browser)
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

async function startFirefox({ program }: OtherBrowser): Promise<Browser> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'wiki-firefox-'))
  const settings = {
    'marionette.port': 0,
    'browser.shell.checkDefaultBrowser': false,
    'app.update.disabledForTesting': true,
  }
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  writeFileSync(path.join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } })
  const portFile = path.join(profile, 'MarionetteActivePort')
  const port = await until('Firefox', () =>
    existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || null : null,
  )
  const socket = connect(port, '127.0.0.1')
  const ask = marionette(socket)
  const session = await ask('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })
  const { capabilities } = session as {
    capabilities: { browserName: string; browserVersion: string }
  }
  const send: Send = async (command, params) => {
    const result = await ask(COMMANDS[command][1], params)
    return (result as { value?: unknown } | null)?.value
  }
  return new Browser(
    `${capabilities.browserName} ${capabilities.browserVersion}`,
    send,
    async () => {
      socket.destroy()
      await end(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  )
}

/** Marionette's messages: their length, a colon, and a list of type, number, error and result. */
function marionette(socket: Socket): (command: string, params: object) => Promise<unknown> {
  const open = new Map<number, (error: { message: string } | null, result: unknown) => void>()
  let waiting = Buffer.alloc(0)
  let last = 0
  socket.on('data', (part) => {
    waiting = Buffer.concat([waiting, part])
    for (;;) {
      const colon = waiting.indexOf(':')
      const length = Number(waiting.subarray(0, Math.max(0, colon)).toString())
      if (colon < 0 || waiting.length < colon + 1 + length) return
      const message: unknown = JSON.parse(
        waiting.subarray(colon + 1, colon + 1 + length).toString(),
      )
      waiting = waiting.subarray(colon + 1 + length)
      // The first one is a greeting.
      if (!Array.isArray(message)) continue
      const [, number, error, result] = message as [
        number,
        number,
        { message: string } | null,
        unknown,
      ]
      open.get(number)?.(error, result)
      open.delete(number)
    }
  })
  return (command, params) =>
    new Promise((resolve, reject) => {
      last += 1
      open.set(last, (error, result) => {
        if (error) reject(new Error(`${command}: ${error.message}`))
        else resolve(result)
      })
      const text = JSON.stringify([0, last, command, params])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function startWebKit({ program, driver, display }: OtherBrowser): Promise<Browser> {
  const children: ChildProcess[] = []
  let screen = process.env.DISPLAY
  if (display && !screen) {
    // It takes the first free number and says which.
    const x = spawn(
      display,
      ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    )
    children.push(x)
    let said = ''
    x.stdio[3]?.on('data', (part: Buffer) => (said += part.toString()))
    screen = `:${await until('The screen', () => /\d+(?=\n)/.exec(said)?.[0])}`
  }
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: screen,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  children.push(spawn(driver ?? '', [`--port=${port}`], { stdio: 'ignore', env }))
  const home = `http://127.0.0.1:${port}`
  await until('The driver', () =>
    fetch(`${home}/status`).then(
      ({ ok }) => ok || null,
      () => null,
    ),
  )
  const ask = async (address: string, body: object, method = 'POST'): Promise<unknown> => {
    const answer = await fetch(`${home}${address}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (answer.ok) return value
    const { error, message } = value as { error?: string; message?: string }
    throw new Error(`${address}: ${error} ${message}`)
  }
  const options = { binary: program, args: ['--automation'] }
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }
  const { sessionId, capabilities } = (await ask('/session', wanted)) as {
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }
  const send: Send = (command, { id, ...params }) => {
    const [address] = COMMANDS[command]
    return ask(`/session/${sessionId}/${address.replace('{id}', String(id))}`, params)
  }
  return new Browser(
    `${capabilities.browserName} ${capabilities.browserVersion}`,
    send,
    async () => {
      await ask(`/session/${sessionId}`, {}, 'DELETE').catch(() => undefined)
      for (const child of children) await end(child)
    },
  )
}
