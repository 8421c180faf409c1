/** The site that this one is measured against: Docusaurus with the same text. */
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { asPlainMarkdown } from './copyContent.mjs'
import { listFiles } from './hash.mjs'
import { fail, run } from './run.mjs'

/** Version of the generator. */
export const PEER_VERSION = '3.10.2'
const PEER_REACT = '19.2.9'
const IMAGE = /\.(png|jpe?g|gif|webp|avif|svg)$/

/**
 * Keeps the Markdown that a built site publishes: the same text, tables and all.
 *
 * @param {string} output folder of a built site
 * @param {string} target folder to make
 */
export function keepMarkdown(output, target) {
  const filter = (/** @type {string} */ file) =>
    file.endsWith('.md') || statSync(file).isDirectory()
  cpSync(output, target, { recursive: true, filter })
}

/**
 * Sets up a Docusaurus site without docs.
 *
 * @param {string} cwd folder to make, outside of the repository
 */
export async function installPeer(cwd) {
  mkdirSync(path.join(cwd, 'src/css'), { recursive: true })
  const dependencies = {
    '@docusaurus/core': PEER_VERSION,
    '@docusaurus/faster': PEER_VERSION,
    '@docusaurus/plugin-content-docs': PEER_VERSION,
    '@docusaurus/theme-classic': PEER_VERSION,
    react: PEER_REACT,
    'react-dom': PEER_REACT,
  }
  const manifest = { name: 'peer', private: true, dependencies }
  writeFileSync(path.join(cwd, 'package.json'), JSON.stringify(manifest))
  const config = {
    title: 'Peer',
    url: 'https://peer.example.org',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: {
      format: 'detect',
      hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
    },
    future: { faster: true, v4: true },
    // The classic preset without its search, which needs an account.
    plugins: [['content-docs', { routeBasePath: '/' }]],
    themes: ['classic'],
  }
  writeFileSync(
    path.join(cwd, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(config)}`,
  )
  const npm = process.env.npm_execpath
  const install = ['install', '--no-fund', '--no-audit']
  const { code, output } = npm
    ? await run(process.execPath, [npm, ...install], { cwd, quiet: true })
    : await run('npm', install, { cwd, quiet: true })
  if (code !== 0) fail(`Docusaurus could not be installed:\n${output}`)
}

/**
 * Gives the peer its docs, in place of those that it had; what it had built and kept is gone.
 *
 * @param {string} cwd its folder
 * @param {string} markdown folder with the Markdown of pages, see {@link keepMarkdown}
 * @param {string} content content folder, for the images beside the pages
 * @returns {string} folder of its docs
 */
export function fillPeer(cwd, markdown, content) {
  for (const name of ['docs', '.docusaurus', 'build', 'node_modules/.cache']) {
    rmSync(path.join(cwd, name), { recursive: true, force: true })
  }
  const docs = path.join(cwd, 'docs')
  const place = (/** @type {string} */ folder, /** @type {string} */ file) => {
    const target = path.join(docs, path.relative(folder, file))
    mkdirSync(path.dirname(target), { recursive: true })
    return target
  }
  for (const file of listFiles(markdown)) {
    writeFileSync(place(markdown, file), asPlainMarkdown(readFileSync(file, 'utf8')))
  }
  for (const file of listFiles(content).filter((name) => IMAGE.test(name))) {
    copyFileSync(file, place(content, file))
  }
  return docs
}

/**
 * @param {string} cwd folder of the peer
 * @returns {string[]} the command that builds it into its folder `build`
 */
export const peerBuild = (cwd) => [
  process.execPath,
  path.join(cwd, 'node_modules/.bin/docusaurus'),
  'build',
]

/** What the peer's build is told of its surroundings. */
export const PEER_ENV = { CI: 'true' }
