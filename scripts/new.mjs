/**
 * `npm run new -- effect my_effect`: writes a page or folder that the build accepts, to go on from.
 *
 *   <kind>            effect, condition, filter, mutator, trigger, entity-goal, target-goal: an entry
 *                     of the reference; guide: a page; plugin: the folder of a plugin with its first
 *                     page; category: a folder of the sidebar
 *   <id>              id of the entry, or path of page or folder below the content folder
 *   --in <folder>     folder of an entry below the content folder, instead of the one with most of
 *                     its kind
 *   --title <name>    name for readers, instead of one made of the id
 *
 * Writes over nothing. Exit code: 0 when it is written, 2 when called wrongly.
 */
import './lib/checkNode.mjs'
import { readArguments, refuse } from './lib/commandLine.mjs'
import { loadTypeScript } from './lib/typescript.mjs'

loadTypeScript()
const { NewPageError, NEW_KINDS } = await import('../src/docs/newPage/planFiles')
const { writeNewPage } = await import('../src/docs/newPage/writeNewPage')
const { nextSteps } = await import('../src/docs/newPage/nextSteps')
const { loadSiteConfig } = await import('../src/docs/siteConfig')
const { default: siteConfig } = await import('../site.config')

const USAGE = `Usage: npm run new -- [--in folder] [--title name] <kind> <id>
Kinds: ${NEW_KINDS.join(', ')}
Examples: npm run new -- effect my_effect
          npm run new -- guide ecocrates/how-to-make-a-key`

const { positionals, values } = readArguments(
  { in: { type: 'string' }, title: { type: 'string' } },
  USAGE,
)
const [kind, id, ...more] = positionals
if (kind === undefined || id === undefined || more.length > 0) refuse(USAGE)

try {
  const root = process.cwd()
  const { config, sources } = loadSiteConfig(siteConfig, process.env, root)
  const [source] = sources
  if (!source) refuse('The site has no folder of docs.')
  const written = writeNewPage(
    { kind, id, folder: values.in, title: values.title },
    { source, mainDocId: config.mainDocId, root },
  )
  console.log(nextSteps(written))
} catch (error) {
  if (error instanceof NewPageError) refuse(error.message)
  throw error
}
