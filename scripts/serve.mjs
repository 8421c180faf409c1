/** `npm run serve`: serves the built site. */
import './lib/checkNode.mjs'
import { takeNoArguments } from './lib/commandLine.mjs'

takeNoArguments('Another port: PORT=9001 npm run serve')
await import('./lib/serveBuilt.mjs')
