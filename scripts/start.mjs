/** `npm start`: installs when needed, builds and serves the site. */
import './lib/checkNode.mjs'
import { takeNoArguments } from './lib/commandLine.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { fail } from './lib/run.mjs'

takeNoArguments('Another port: PORT=9001 npm start')
await ensureInstalled()
const { build } = await import('./lib/gatsby.mjs')
if ((await build()) !== 0) fail('The site was not built: see the errors above.')
await import('./serve.mjs')
