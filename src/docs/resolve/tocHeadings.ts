/** Headings that components of a body bring, which the compiler does not know of. */
import { CATEGORIES } from '../../effects/entry/categories'
import type { EntryFields } from '../../effects/entry/entry'
import { inGameFacts } from '../../effects/runTime/facts'
import type { TocHeading } from '../compile/collect'
import { CATEGORY_LABELS } from '../labels/categories'
import { LABELS } from '../labels/common'
import { ENTRY_LIST_LABELS } from '../labels/entryList'
import type { LabelOverrides } from '../labels/registry'
import type { TreeNode, TreeProps } from '../tree'

const WORDS = { ...LABELS, ...CATEGORY_LABELS, ...ENTRY_LIST_LABELS }

/**
 * @param tree a resolved body
 * @param headings headings of the body itself
 * @param entry the entry that the page is about, if it is about one
 * @param labels words of the page's locale
 * @returns all headings of the page, in its order
 */
export function tocHeadings(
  tree: readonly TreeNode[],
  headings: readonly TocHeading[],
  entry: EntryFields | undefined,
  labels: LabelOverrides = {},
): TocHeading[] {
  const words: Readonly<Record<string, string | undefined>> = { ...WORDS, ...labels }
  const word = (key: string) => words[key] ?? key
  const rest = [...headings]
  const found: TocHeading[] = []
  const look = (node: TreeNode): void => {
    if (typeof node === 'string') return
    const [name, props, ...children] = node
    if (name === 'Heading') {
      const place = rest.findIndex(({ id }) => id === props?.id)
      // Headings before it that the tree does not have stay before it.
      if (place >= 0) found.push(...rest.splice(0, place + 1))
    } else if (name === 'WorksWith' && entry && tellsSomething(entry, props)) {
      found.push({ id: 'works-with', text: word('worksWith'), level: 2 })
    } else if (name === 'EntryList' && props?.plugin === undefined) {
      found.push(
        ...topics(props).map((topic) => ({
          id: `category-${topic ?? 'other'}`,
          text: word(topic === null ? 'otherCategory' : `category.${topic}`),
          level: 3,
        })),
      )
    }
    children.forEach(look)
  }
  tree.forEach(look)
  return [...found, ...rest]
}

/** As `WorksWith` decides it. */
function tellsSomething(entry: EntryFields, props: TreeProps | null): boolean {
  const { transforms = [], related, execution, removed } = entry
  const { without = [] } = inGameFacts(entry)
  return (
    props?.source !== undefined ||
    transforms.length + related.length + without.length > 0 ||
    (execution === 'permanent' && !removed)
  )
}

/** First topics of the listed entries in the order of topics, the rest last; none where no entry has one. */
function topics(props: TreeProps | null): (string | null)[] {
  const entries = (props?.entries ?? []) as { categories: string[] }[]
  const own = new Set(entries.map(({ categories }) => categories[0] ?? null))
  const named = Object.keys(CATEGORIES).filter((category) => own.has(category))
  const others = [...own].filter(
    (category) => category !== null && !Object.hasOwn(CATEGORIES, category),
  )
  if (named.length + others.length === 0) return []
  return [...named, ...others, ...(own.has(null) ? [null] : [])]
}
