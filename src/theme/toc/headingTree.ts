import type { TocHeading } from '../../docs/compile/collect'

/** A heading with the deeper headings that follow it. */
export interface HeadingNode extends TocHeading {
  children: HeadingNode[]
}

/**
 * Nests a flat list of headings. A heading belongs to the nearest one before it with a smaller
 * level, however many levels lie between.
 *
 * @param headings headings in the order of the page
 * @returns the outermost headings
 */
export function nestHeadings(headings: readonly TocHeading[]): HeadingNode[] {
  const roots: HeadingNode[] = []
  const path: HeadingNode[] = []
  for (const heading of headings) {
    const node = { ...heading, children: [] }
    while ((path.at(-1)?.level ?? 0) >= node.level) path.pop()
    ;(path.at(-1)?.children ?? roots).push(node)
    path.push(node)
  }
  return roots
}
