/** Finds Firefox and a WebKit with its driver, and installs them where that is possible. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { canUseApt, installPackages, isExecutable } from './chromium.mjs'

/** Where Debian and Ubuntu keep the browser that WebKitGTK's driver starts. */
const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib',
  '/usr/libexec',
]

/**
 * @typedef {object} OtherBrowser
 * @property {'Firefox' | 'WebKitGTK'} name
 * @property {string} program the browser
 * @property {string} [driver] program that drives it; Firefox drives itself
 * @property {string} [display] program that gives it a screen where there is none
 */

/** @param {string[]} names programs @returns {string | undefined} path of the first one found */
function find(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable)
}

/** @returns {string | undefined} WebKitGTK's small browser */
function findMiniBrowser() {
  return LIBRARIES.filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit2gtk-') || name.startsWith('webkitgtk-'))
        .map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find(isExecutable)
}

/** @returns {OtherBrowser[]} the browsers that are here, besides Chromium */
export function otherBrowsers() {
  /** @type {OtherBrowser[]} */
  const found = []
  const firefox = process.env.FIREFOX_PATH || find(['firefox-esr', 'firefox'])
  if (firefox) found.push({ name: 'Firefox', program: firefox })
  const [program, driver, display] = [findMiniBrowser(), find(['WebKitWebDriver']), find(['Xvfb'])]
  if (program && driver && (display || process.env.DISPLAY)) {
    found.push({ name: 'WebKitGTK', program, driver, display })
  }
  return found
}

/** @returns {string[]} names of the browsers that the tests cannot run in */
export function missingBrowsers() {
  const found = otherBrowsers().map(({ name }) => name)
  return ['Firefox', 'WebKitGTK'].filter((name) => !found.some((one) => one === name))
}

/**
 * Installs what is missing where that can be done without asking; the tests do without otherwise.
 *
 * @returns {Promise<void>}
 */
export async function installOtherBrowsers() {
  const missing = missingBrowsers()
  if (missing.length === 0 || !canUseApt()) return
  console.log(`Installing ${missing.join(' and ')} …`)
  await installPackages(
    missing.flatMap((name) =>
      name === 'Firefox' ? ['firefox-esr'] : ['webkit2gtk-driver', 'xvfb'],
    ),
  )
}
