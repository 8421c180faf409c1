/** `npm run build`: builds the site into `public`. Arguments go on to `gatsby build`. */
import './lib/checkNode.mjs'
import { build } from './lib/gatsby.mjs'

process.exitCode = await build({ args: process.argv.slice(2) })
