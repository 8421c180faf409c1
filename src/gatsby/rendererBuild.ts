/**
 * The bundle that renders pages, made by a worker while the main process makes the scripts: Gatsby
 * makes one after the other, on one core. Only where webpack knows nothing of it yet: what it has
 * kept is read sooner than a second process is told what to do.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { gatsbyChanged, requireFrom } from './gatsbyInsides'

const OWN_FILE = 'src/gatsby/rendererBuild.ts'

/** Gatsby's modules that are reached into. */
const POOL = 'gatsby/dist/utils/worker/pool'
const CHILD = 'gatsby/dist/utils/worker/child'
const CHILD_STATE = 'gatsby/dist/utils/worker/child/state'
const BUILD_HTML = 'gatsby/dist/commands/build-html'
const CHUNK_HASHES = 'gatsby/dist/utils/webpack/get-ssr-chunk-hashes'
const REDUX = 'gatsby/dist/redux'

/** Where webpack keeps what it knows of the bundle, below the folder of the site. */
const WEBPACK_CACHE = '.cache/webpack/stage-build-html'

/** Name of the task of workers that is added here. */
const TASK = 'buildRendererAhead'

const STAGE = 'build-html'

/** What Gatsby's build looks at in what webpack tells about the bundle. */
interface Stats {
  compilation: {
    chunkGroups: {
      name: string
      chunks: { hash: string }[]
      childrenIterable: never[]
    }[]
  }
}

interface Renderer {
  rendererPath: string
  stats: Stats
  close: () => Promise<void>
}

type BuildRenderer = (program: object, stage: string, span?: unknown) => Promise<Renderer>

/** Hashes of the bundle's code, by the name of a template's chunk. */
interface BuiltAhead {
  rendererPath: string
  hashes: [chunkName: string, hash: string][]
}

interface Pool {
  scheduleWorkSingle: (task: string, ...args: unknown[]) => Promise<unknown>
}

interface State {
  program: object
  components: Map<string, { componentChunkName: string; componentPath: string }>
}

let pool: Pool | undefined
let ahead: Promise<BuiltAhead> | undefined

/**
 * onPreInit: notes Gatsby's workers, which it starts a little later.
 *
 * @param root folder of the site
 * @throws when Gatsby starts them elsewhere
 */
export function noteWorkers(root: string): void {
  const module = requireFrom(root)(POOL) as { create?: () => Pool }
  const { create } = module
  if (typeof create !== 'function') throw gatsbyChanged(`${POOL} has no create`, OWN_FILE)
  module.create = () => (pool = create())
}

/**
 * In a worker: adds the task to those that Gatsby's main process can give it.
 *
 * @param root folder of the site
 */
export function offerToBuildRenderer(root: string): void {
  if (process.env.GATSBY_WORKER_POOL_WORKER !== 'true') return
  const child = requireFrom(root)(CHILD) as Record<string, unknown>
  child[TASK] = (variables: Variables) => withVariables(variables, () => buildRenderer(root))
}

/** The variables of a process, in their order. */
type Variables = NodeJS.ProcessEnv

/**
 * Gatsby defines all variables of the process in the code of this bundle, and workers have some of their
 * own: with these, or in another order, the main process could use nothing of what webpack keeps.
 *
 * @param variables those of the main process
 * @param action runs with these alone
 */
async function withVariables<T>(variables: Variables, action: () => Promise<T>): Promise<T> {
  const own = { ...process.env }
  setVariables(variables)
  try {
    return await action()
  } finally {
    setVariables(own)
  }
}

function setVariables(variables: Variables): void {
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, variables)
}

async function buildRenderer(root: string): Promise<BuiltAhead> {
  const require = requireFrom(root)
  const { setState } = require(CHILD_STATE) as { setState: (parts: string[]) => void }
  const { store } = require(REDUX) as { store: { getState: () => State } }
  const { buildRenderer: build } = require(BUILD_HTML) as { buildRenderer: BuildRenderer }
  const { getSSRChunkHashes } = require(CHUNK_HASHES) as {
    getSSRChunkHashes: (of: { stats: Stats; components: State['components'] }) => {
      templateHashes: Record<string, string>
      renderPageHash: string
    }
  }
  setState(['components', 'staticQueryComponents'])
  const { program, components } = store.getState()
  const { rendererPath, stats, close } = await build(program, STAGE)
  const { templateHashes, renderPageHash } = getSSRChunkHashes({ stats, components })
  await close()
  const hashes: BuiltAhead['hashes'] = [['render-page', renderPageHash]]
  for (const { componentChunkName, componentPath } of components.values()) {
    const hash = templateHashes[componentPath]
    if (hash !== undefined) hashes.push([componentChunkName, hash])
  }
  return { rendererPath, hashes }
}

/**
 * When webpack begins with the scripts: has a worker make the other bundle, if there is one to make.
 *
 * @param root folder of the site
 * @throws when Gatsby makes it elsewhere
 */
export function buildRendererAhead(root: string): void {
  const hasWorkers = process.env.GATSBY_CPU_COUNT !== '1'
  if (!pool || !hasWorkers || existsSync(path.join(root, WEBPACK_CACHE))) return
  const module = requireFrom(root)(BUILD_HTML) as { buildRenderer?: BuildRenderer }
  const { buildRenderer: build } = module
  if (typeof build !== 'function') {
    throw gatsbyChanged(`${BUILD_HTML} has no buildRenderer`, OWN_FILE)
  }
  ahead = pool.scheduleWorkSingle(TASK, { ...process.env }) as Promise<BuiltAhead>
  // Made again below, which tells what is wrong with it.
  ahead.catch(() => undefined)
  module.buildRenderer = async (program, stage, span) => {
    const built = stage === STAGE && (await ahead?.catch(() => undefined))
    return built ? asRenderer(built) : build(program, stage, span)
  }
}

/** As webpack would tell it, as far as Gatsby reads it ({@link CHUNK_HASHES}). */
function asRenderer({ rendererPath, hashes }: BuiltAhead): Renderer {
  const chunkGroups = hashes.map(([name, hash]) => ({
    name,
    chunks: [{ hash }],
    childrenIterable: [],
  }))
  return {
    rendererPath,
    stats: { compilation: { chunkGroups } },
    close: () => Promise.resolve(),
  }
}
