/** Finds a Chromium for the end-to-end tests, or installs one where that is possible. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

/** Arguments of every Chromium we start: no sandbox (containers), nothing in the background. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without windows, as Debian and as its makers name it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * @param {string} file
 * @returns {boolean} whether the file can be run
 */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string[]} names programs @returns {string | undefined} path of the first one found */
function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin']
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable)
}

/**
 * Looks at `CHROMIUM_PATH`, then in the search path, then where applications are on macOS.
 *
 * @returns {string | null} path of a Chromium, or null
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return isExecutable(named) ? named : null
  return findProgram(PROGRAMS) ?? APPLICATIONS.find(isExecutable) ?? null
}

/**
 * The Chromium that tests run in: the one without windows draws nothing that nobody looks at, and
 * runs the same tests in two thirds of the time. What is measured is measured in `findChromium`'s.
 *
 * @returns {string | null} path of a Chromium, or null
 */
export function findTestChromium() {
  const shell = process.env.CHROMIUM_PATH ? undefined : findProgram(SHELLS)
  return shell ?? findChromium()
}

/** @returns {boolean} whether this is Debian or one of its children, and we are root */
export function canUseApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** @returns {Promise<string | null>} the Chromium that Playwright has installed for itself, if any */
async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : null
}

/**
 * @param {string[]} packages of Debian
 * @returns {Promise<string>} what the package manager has printed
 */
export async function installPackages(packages) {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true }
  await run('apt-get', ['update'], options)
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  return (await run('apt-get', install, options)).output
}

/**
 * Makes sure that the tests have a browser: one that is here, Playwright's own, or one installed
 * by the system's package manager.
 *
 * @returns {Promise<string>} path of a Chromium
 * @throws {Error} with one sentence that says what to do
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names "${process.env.CHROMIUM_PATH}", which cannot be run.`)
  }
  const own = await playwrightChromium()
  if (own) return own
  if (canUseApt()) {
    console.log('Installing Chromium …')
    const output = await installPackages(['chromium'])
    const installed = findChromium()
    if (installed) return installed
    console.error(output)
  }
  throw new Error(
    'The end-to-end tests need Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

/**
 * Makes sure that the tests have a browser, and installs the quicker one where that can be done
 * without asking.
 *
 * @returns {Promise<string>} path of a Chromium
 * @throws {Error} with one sentence that says what to do
 */
export async function ensureTestChromium() {
  const asked = process.env.CHROMIUM_PATH !== undefined
  if (process.env.CI && !asked && !findProgram(SHELLS) && canUseApt()) {
    console.log('Installing Chromium without windows …')
    await installPackages(['chromium-headless-shell'])
  }
  return findTestChromium() ?? (await ensureChromium())
}
