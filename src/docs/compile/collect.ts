/** Fifth step: what others need to know of a doc, taken from its final tree in one walk. */
import { rareNames } from '../componentNames'
import type { RareName } from '../componentNames'
import { propText } from '../propText'
import type { DocSection } from './sections'
import type { AnyNode } from './nodes'
import { plainText } from './plainText'
import { sectionVisitor } from './sections'
import { walkTogether } from './walk'
import type { Visitor } from './walk'

/** A heading as the table of contents lists it. */
export interface TocHeading {
  /** The heading's anchor, without `#`. */
  id: string
  /** Plain text of the heading. */
  text: string
  /** 1 to 6. */
  level: number
}

/** A link or image as it is written, with its place. */
export interface WrittenLink {
  href: string
  line: number
  column?: number
}

/** What is known of a doc beside its tree. */
export interface Collected {
  headings: TocHeading[]
  /** Every id that a link can lead to. */
  anchors: string[]
  sections: DocSection[]
  links: WrittenLink[]
  /** The body starts with a level-1 heading. */
  hasOwnTitle: boolean
  /** Text of the first paragraph, cut at a word after 160 characters at most. */
  firstParagraph: string
  /** Components in the body that only some templates render. */
  components: RareName[]
}

/**
 * @param root final HTML tree
 * @param title the doc's title
 */
export function collect(root: AnyNode, title: string): Collected {
  const headings = headingVisitor()
  const anchors = anchorVisitor()
  const sections = sectionVisitor(title)
  const links = linkVisitor()
  const paragraph = paragraphVisitor()
  const components = componentVisitor()
  const visitors = [headings, anchors, sections, links, paragraph, components]
  walkTogether(
    root,
    visitors.map(({ visit }) => visit),
  )
  return {
    headings: headings.found(),
    anchors: anchors.found(),
    sections: sections.found(),
    links: links.found(),
    hasOwnTitle: startsWithTitle(root),
    firstParagraph: paragraph.found(),
    components: components.found(),
  }
}

function headingVisitor(): Visitor<TocHeading[]> {
  const headings: TocHeading[] = []
  return {
    visit: (node) => {
      if (node.type !== 'docComponent' || node.name !== 'Heading') return true
      const id = propText(node.props?.id) ?? ''
      headings.push({ id, text: plainText(node).trim(), level: Number(node.props?.level) })
      return false
    },
    found: () => headings,
  }
}

function anchorVisitor(): Visitor<string[]> {
  const anchors = new Set<string>()
  return {
    visit: (node) => {
      const id = node.properties?.id ?? (node.type === 'docComponent' ? node.props?.id : undefined)
      const name = node.tagName === 'a' ? node.properties?.name : undefined
      for (const one of [id, name]) if (typeof one === 'string' && one !== '') anchors.add(one)
      return true
    },
    found: () => [...anchors],
  }
}

function linkVisitor(): Visitor<WrittenLink[]> {
  const links: WrittenLink[] = []
  let place: { line: number; column?: number } = { line: 1 }
  return {
    visit: (node) => {
      // Raw HTML may have no position of its own: the last known one is near enough.
      const start = node.position?.start
      if (start?.line) place = start
      const href = writtenAddress(node)
      if (typeof href === 'string') links.push({ href, line: place.line, column: place.column })
      return true
    },
    found: () => links,
  }
}

function writtenAddress({ type, tagName, name, properties, props }: AnyNode): unknown {
  if (tagName === 'a') return properties?.href
  if (type !== 'docComponent') return undefined
  return props?.href ?? (name === 'Image' ? props?.src : undefined)
}

function paragraphVisitor(): Visitor<string> {
  let text = ''
  return {
    visit: (node) => {
      if (text === '' && node.tagName === 'p') text = plainText(node).replace(/\s+/g, ' ').trim()
      return text === ''
    },
    found: () => (text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}...`),
  }
}

function componentVisitor(): Visitor<RareName[]> {
  const names = new Set<string>()
  return {
    visit: ({ type, name }) => {
      if (type === 'docComponent' && name) names.add(name)
      return true
    },
    found: () => rareNames(names),
  }
}

function startsWithTitle(root: AnyNode): boolean {
  const first = root.children?.find((node) => node.type !== 'text' || plainText(node).trim() !== '')
  return first?.type === 'docComponent' && first.name === 'Heading' && first.props?.level === 1
}
