/**
 * `npm run upstream -- <folder of checkouts>`: compares the site with the source of the plugins.
 *
 *   <folder>       has a clone of each repository, under the name of the repository
 *   --json         the report as JSON; `--markdown` as the body of an issue
 *   --accept <id>  notes that a page was read again: its path, `kind/id` or id; may be repeated
 *   --clone        clones repositories that are not in the folder yet
 *   --versions     notes the versions of the ledger's commits, and the libreforge in each release
 *   --since        writes since when libreforge has each entry and argument
 *
 * Exit code: 0 without differences, 1 with differences, 2 when called wrongly or when it fails.
 */
import './lib/checkNode.mjs'
import { loadTypeScript } from './lib/typescript.mjs'

loadTypeScript()
const { runUpstream } = await import('./upstream/run')

try {
  process.exitCode = await runUpstream(process.argv.slice(2), {
    // Where the command was given; npm itself changes to the repository.
    start: process.env.INIT_CWD ?? process.cwd(),
    content: process.env.DOCS_CONTENT || 'content',
  })
} catch (error) {
  // Node's own code for this is 1, which means differences here.
  console.error(error)
  process.exitCode = 2
}
