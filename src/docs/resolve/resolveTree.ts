/** Second step of resolving: puts what other files tell into the body of a doc. */
import { classifyHref } from '../hrefs'
import type { HrefOrigin } from '../hrefs'
import type { JsonValue, TreeElement, TreeNode, TreeProps } from '../tree'
import { resolveHref } from './resolveHref'

/** What is known of the files around a doc. */
export interface Surroundings {
  origin: HrefOrigin
  /** Route of a Markdown file, by absolute path. */
  docRoutes: ReadonlyMap<string, string>
  /** Published address of a local file (without path prefix), by absolute path. */
  fileUrls: ReadonlyMap<string, string>
  /** Sizes and sources of a local image, by absolute path. */
  images: ReadonlyMap<string, JsonValue>
  /** Pixel size of images that are shown as they are, by absolute path or site path. */
  sizes: ReadonlyMap<string, ImageSize>
  /** Further props of components whose data comes from elsewhere, by the compiled element. */
  componentData: ReadonlyMap<TreeElement, TreeProps>
}

export interface ImageSize {
  width: number
  height: number
}

/**
 * @param nodes compiled tree
 * @param around what is known of the files around
 * @returns a tree whose links are routes of the site and whose images are published files
 */
export function resolveTree(nodes: readonly TreeNode[], around: Surroundings): TreeNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    const [name, , ...children] = node
    return [name, resolveProps(node, around), ...resolveTree(children, around)]
  })
}

function resolveProps(element: TreeElement, around: Surroundings): TreeProps | null {
  const [name, props] = element
  const extra = around.componentData.get(element)
  if (extra) return { ...props, ...extra }
  if (props === null) return null
  const resolved = { ...props }
  if (typeof props.href === 'string') resolved.href = resolveHref(props.href, around)
  if (typeof props.src === 'string') {
    const target = classifyHref(props.src, around.origin)
    const data = target.type === 'file' ? around.images.get(target.filePath) : undefined
    if (name === 'Image' && data !== undefined) {
      delete resolved.src
      resolved.data = data
    } else if (target.type === 'file') {
      resolved.src = around.fileUrls.get(target.filePath) ?? props.src
      if (name === 'Image')
        Object.assign(resolved, missingSize(props, around.sizes.get(target.filePath)))
    } else if (target.type === 'static') {
      resolved.src = `${target.sitePath}${target.suffix}`
      if (name === 'Image')
        Object.assign(resolved, missingSize(props, around.sizes.get(target.sitePath)))
    }
  }
  return resolved
}

/** A written width or height wins; half a size would distort. */
function missingSize(props: TreeProps, size: ImageSize | undefined): TreeProps {
  const isWritten = props.width !== undefined || props.height !== undefined
  return size === undefined || isWritten ? {} : { width: size.width, height: size.height }
}
