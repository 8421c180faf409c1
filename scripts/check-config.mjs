/**
 * `npm run check-config -- plugins/`: the command that the build publishes as
 * `tools/check-config.mjs`, made from the content folder as it is now. `--help` tells its options.
 */
import './lib/checkNode.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadTypeScript } from './lib/typescript.mjs'

loadTypeScript()
const { bundleCommand } = await import('../src/gatsby/checkCommand')
const { readContentReference } = await import('../src/docs/readContent')
const { loadSiteConfig } = await import('../src/docs/siteConfig')
const { readVersionData } = await import('../src/effects/versions/readVersionData')
const { default: siteConfig } = await import('../site.config')

/** The command may also be called as a file, from any folder. */
const REPOSITORY = path.dirname(import.meta.dirname)

const { config, contentDir, pathPrefix } = loadSiteConfig(siteConfig, process.env, REPOSITORY)
const versions = readVersionData(contentDir)
const command = bundleCommand(REPOSITORY, {
  reference: readContentReference(contentDir),
  ...(versions && { versions }),
  siteUrl: `${config.url}${pathPrefix}`,
})

const file = path.join(REPOSITORY, '.docs-cache/check-config.mjs')
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, command)
// npm itself changes to the repository.
process.chdir(process.env.INIT_CWD ?? process.cwd())
await import(pathToFileURL(file).href)
