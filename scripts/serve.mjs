/** `npm run serve`: serves the built site. */
import './lib/checkNode.mjs'

await import('./lib/serveBuilt.mjs')
