/** Fourth step: from the Markdown tree to an HTML tree. */
import type { Root } from 'mdast'
import rehypeRaw from 'rehype-raw'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { AnyNode } from './nodes'

const handlers = {
  // How code is written is for the Markdown of the page alone.
  docComponent: (
    state: { all: (node: unknown) => AnyNode[] },
    { source: _source, ...node }: AnyNode,
  ) => ({ ...node, children: state.all(node) }),
}

const toHast = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: 'note-',
    handlers: handlers as never,
  })
  .freeze()

const parseRaw = unified()
  .use(rehypeRaw, { passThrough: ['docComponent'] })
  .freeze()

/**
 * @param root Markdown tree with components
 * @returns a tree of HTML, of what was written as HTML too, and of components
 */
export function toHtml(root: Root): AnyNode {
  const tree = toHast.runSync(root)
  // An HTML parser has nothing to mend in what comes of Markdown alone, and takes its time.
  if (holdsHtml(root)) return parseRaw.runSync(tree)
  joinTexts(tree)
  return tree
}

/** Footnotes count as HTML: their references are links, which may stand in links. */
function holdsHtml({ type, children }: AnyNode): boolean {
  return type === 'html' || type === 'footnoteReference' || (children?.some(holdsHtml) ?? false)
}

/** Makes one of texts side by side, as the HTML parser does. */
function joinTexts({ children = [] }: AnyNode): void {
  for (let at = children.length - 1; at >= 0; at -= 1) {
    const [one, next] = [children[at], children[at + 1]]
    if (one?.type === 'text' && next?.type === 'text') {
      one.value = `${String(one.value)}${String(next.value)}`
      children.splice(at + 1, 1)
    } else if (one) joinTexts(one)
  }
}

/**
 * @param root a line of Markdown
 * @returns what stands in its paragraph; if it is more than one paragraph, all of it
 */
export function lineToHtml(root: Root): AnyNode[] {
  const { children = [] } = toHtml(root)
  const [only] = children
  return children.length === 1 && only?.tagName === 'p' ? (only.children ?? []) : children
}
