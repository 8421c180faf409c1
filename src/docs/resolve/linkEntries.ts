/** Ids of entries in the text become links to their pages, without authors writing each one. */
import type { TreeNode } from '../tree'

/** An entry as far as links need it. */
export interface EntryAddress {
  id: string
  href: string
}

/** Elements in which code is no mention: links hold no links, headings are targets themselves. */
const NO_LINKS_IN = new Set(['a', 'Heading', 'th', 'summary', 'AdmonitionTitle', 'pre'])

/**
 * Finds the ids that can be linked without doubt: one page has them, and they have more than one
 * word. Ids such as `text` or `items` are names of config keys as well.
 *
 * @param entries all entries
 * @returns id to route
 */
export function linkableIds(entries: readonly EntryAddress[]): Map<string, string> {
  const routes = new Map<string, string>()
  const repeated = new Set<string>()
  for (const { id, href } of entries) {
    if (!id.includes('_')) continue
    if (routes.has(id)) repeated.add(id)
    routes.set(id, href)
  }
  for (const id of repeated) routes.delete(id)
  return routes
}

/**
 * Links the first mention of each id in a body.
 *
 * @param nodes body
 * @param routes result of {@link linkableIds}
 * @param ownRoute route of the page, which is not linked to itself
 * @returns the body with links around inline code
 */
export function linkEntryIds(
  nodes: readonly TreeNode[],
  routes: ReadonlyMap<string, string>,
  ownRoute: string,
): TreeNode[] {
  const open = new Map([...routes].filter(([, href]) => href !== ownRoute))
  const visit = (node: TreeNode): TreeNode => {
    if (typeof node === 'string') return node
    const [name, props, ...children] = node
    if (NO_LINKS_IN.has(name)) return node
    const [only] = children
    if (name === 'code' && children.length === 1 && typeof only === 'string') {
      const href = open.get(only)
      if (href === undefined) return node
      open.delete(only)
      return ['a', { href }, node]
    }
    return [name, props, ...children.map(visit)]
  }
  return nodes.map(visit)
}
