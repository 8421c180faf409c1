/**
 * Serves the site that is built in `public` of the folder in which it is started. Previews of pull requests
 * bring it along as one file.
 */
import { describeSearch, readBuildInfo } from './buildInfo.mjs'
import { PUBLIC } from './paths.mjs'
import { fail } from './run.mjs'

const info = readBuildInfo(PUBLIC)
if (!info) fail('There is no built site yet: run "npm run build" first.')

const port = Number(process.env.PORT || 9000)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`)
}

try {
  // Loaded here, so that a missing build is told before a missing package.
  const { startServer } = await import('./staticServer.mjs')
  const server = await startServer({ dir: PUBLIC, port, basePath: info.basePath })
  console.log(`The site is at ${server.url}`)
  console.log(`Search engine: ${describeSearch(info)}`)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    fail(`Port ${port} is in use: stop what runs there or choose another one with PORT=9001.`)
  }
  if (code === 'EACCES') fail(`Port ${port} may not be used: choose another one with PORT=9001.`)
  if (code === 'ERR_MODULE_NOT_FOUND') fail('The packages are not installed: run "npm ci" first.')
  throw error
}
