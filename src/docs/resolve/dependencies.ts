/** First step of resolving: what a compiled doc takes from other files. */
import type { CompiledDoc } from '../compile/compile'
import { classifyHref } from '../hrefs'
import type { HrefOrigin } from '../hrefs'
import type { TreeElement, TreeNode } from '../tree'

/** Local files that a compiled doc refers to. */
export interface Dependencies {
  docs: string[]
  files: string[]
  /** Site paths of images in the static folder. */
  staticImages: string[]
  components: TreeElement[]
}

/** Components that are filled with data of other files. */
const DATA_COMPONENTS = [
  'EntryList',
  'PluginGrid',
  'HomeHero',
  'ToolShow',
  'LatestNews',
  'EntryFinder',
  'ConfigChecker',
  'EffectBuilder',
  'FileBuilder',
  'WorksWith',
  'WhatsNew',
] as const

export type DataComponent = (typeof DATA_COMPONENTS)[number]

const WANT_DATA: ReadonlySet<string> = new Set(DATA_COMPONENTS)

/**
 * @param compiled the doc
 * @param origin where it stands
 * @returns absolute paths of the files, and the components that want data
 */
export function findDependencies(
  compiled: Pick<CompiledDoc, 'tree'>,
  origin: HrefOrigin,
): Dependencies {
  const found: Dependencies = { docs: [], files: [], staticImages: [], components: [] }
  const look = (address: unknown) => {
    if (typeof address !== 'string') return undefined
    const target = classifyHref(address, origin)
    if (target.type === 'doc') found.docs.push(target.filePath)
    if (target.type === 'file') found.files.push(target.filePath)
    return target
  }
  walkTree(compiled.tree, (element) => {
    look(element[1]?.href)
    const source = look(element[1]?.src)
    if (element[0] === 'Image' && source?.type === 'static')
      found.staticImages.push(source.sitePath)
    if (WANT_DATA.has(element[0])) found.components.push(element)
  })
  return found
}

function walkTree(nodes: readonly TreeNode[], visit: (element: TreeElement) => void): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    visit(node)
    walkTree(node.slice(2) as TreeNode[], visit)
  }
}
