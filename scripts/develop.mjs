/** `npm run develop`: the site with hot reload. Arguments go on to `gatsby develop`. */
import './lib/checkNode.mjs'
import { develop } from './lib/gatsby.mjs'

process.exitCode = await develop({ args: process.argv.slice(2) })
