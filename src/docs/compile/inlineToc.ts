/** `<TOCInline />` of Docusaurus: the headings of a page as a list of links. */
import { propText } from '../propText'
import type { AnyNode } from './nodes'
import { walk } from './walk'

interface Heading {
  id: string
  /** What stands in it, such as code. */
  content: AnyNode[]
  level: number
}

/**
 * Puts lists in the place of all `TocInline`.
 *
 * @param root final HTML tree, changed in place
 */
export function fillInlineToc(root: AnyNode): void {
  const headings: Heading[] = []
  const places: AnyNode[] = []
  walk(root, (node) => {
    if (node.type !== 'docComponent') return true
    if (node.name === 'TocInline') places.push(node)
    if (node.name === 'Heading') {
      const id = propText(node.props?.id) ?? ''
      headings.push({ id, content: linkContent(node), level: Number(node.props?.level) })
    }
    return true
  })
  for (const node of places) {
    const least = Number(propText(node.props?.minHeadingLevel) ?? 2)
    const most = Number(propText(node.props?.maxHeadingLevel) ?? 3)
    // The title is no part of the list.
    const listed = headings.filter(({ level }) => level > 1)
    const shown = listed
      .slice(Number(propText(node.props?.skip) ?? 0))
      .filter(({ level }) => level >= least && level <= most)
    Object.assign(node, { name: 'Fragment', props: {}, children: [nested(shown, 0).list] })
  }
}

/** Headings from a place on that are at least as deep as the first, each with those below it. */
function nested(headings: readonly Heading[], start: number): { list: AnyNode; end: number } {
  const items: AnyNode[] = []
  const level = headings[start]?.level ?? 0
  let at = start
  for (let one = headings[at]; one !== undefined && one.level >= level; one = headings[at]) {
    const { id, content } = one
    const link = element('a', content, { href: `#${id}` })
    at += 1
    const isDeeper = (headings[at]?.level ?? 0) > one.level
    const below = isDeeper ? nested(headings, at) : undefined
    at = below?.end ?? at
    items.push(element('li', below ? [link, below.list] : [link]))
  }
  return { list: element('ul', items), end: at }
}

/** What may stand in a link: no other links, and no ids, which a page has once. */
function linkContent({ children = [] }: AnyNode): AnyNode[] {
  return children.flatMap((child) => {
    const inner = linkContent(child)
    if (child.type === 'text') return [child]
    return child.tagName !== undefined && IN_LINKS.has(child.tagName)
      ? [{ ...child, properties: {}, children: inner }]
      : inner
  })
}

/** Elements that a link keeps. */
const IN_LINKS: ReadonlySet<string> = new Set(['code', 'strong', 'em', 'b', 'i', 'del'])

const element = (
  tagName: string,
  children: AnyNode[],
  properties: Record<string, unknown> = {},
): AnyNode => ({ type: 'element', tagName, properties, children })
