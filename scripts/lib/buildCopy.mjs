/** Builds the site in a folder, as `npm run build` builds that of the repository. */
import { build } from './gatsby.mjs'

process.exitCode = await build({ cwd: process.argv[2] })
