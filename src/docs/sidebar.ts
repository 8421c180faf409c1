/** The sidebar tree, from folders, their `_category_.json` and the docs' front matter. */
import type { CategoryConfig } from './category'
import type { DocMeta } from './docMeta'
import { cleanRoute, slugify, splitNumberPrefix } from './routes'
import type { SidebarCategoryItem, SidebarItem } from './types'

/** A category file and the folder that it describes. */
export interface FolderCategory {
  /** Folder path in the set without number prefixes, `a/b`. */
  folder: string
  /** Name of the folder as it is on disk, for its number prefix. */
  diskName: string
  config: CategoryConfig
}

/** A category whose page lists its items. */
export interface GeneratedIndex {
  route: string
  title: string
  description: string
  items: { label: string; href: string; description: string }[]
}

export interface BuiltSidebar {
  items: SidebarItem[]
  generatedIndexes: GeneratedIndex[]
}

interface Folder {
  name: string
  path: string
  position?: number
  docs: DocMeta[]
  folders: Map<string, Folder>
}

type Placed = { item: SidebarItem; position: number; label: string; docs: DocMeta[] }

/**
 * Builds the tree of one doc set: items with a position first, by it; the others by label.
 *
 * @param docs the set's docs; unlisted ones are left out
 * @param categories its category files
 * @param basePath route prefix of the set, for generated index pages
 */
export function buildSidebar(
  docs: readonly DocMeta[],
  categories: readonly FolderCategory[],
  basePath: string,
): BuiltSidebar {
  const configs = new Map(categories.map((category) => [category.folder, category]))
  const root = folderTree(
    docs.filter((doc) => !doc.unlisted),
    configs,
  )
  const generatedIndexes: GeneratedIndex[] = []
  const items = folderItems(root, configs, basePath, generatedIndexes)
  return { items: items.map(({ item }) => item), generatedIndexes }
}

function folderTree(docs: readonly DocMeta[], configs: Map<string, FolderCategory>): Folder {
  const root: Folder = { name: '', path: '', docs: [], folders: new Map() }
  for (const doc of docs) {
    let folder = root
    for (const name of doc.folders) {
      const path = folder.path === '' ? name : `${folder.path}/${name}`
      const diskName = configs.get(path)?.diskName ?? name
      const known = folder.folders.get(name) ?? {
        name,
        path,
        position: splitNumberPrefix(diskName).position,
        docs: [],
        folders: new Map<string, Folder>(),
      }
      folder.folders.set(name, known)
      folder = known
    }
    folder.docs.push(doc)
  }
  return root
}

function folderItems(
  folder: Folder,
  configs: Map<string, FolderCategory>,
  basePath: string,
  generatedIndexes: GeneratedIndex[],
): Placed[] {
  // The root's index is an ordinary doc there; elsewhere it is its category's own page.
  const docs = folder.docs.filter((doc) => folder.path === '' || !doc.isIndex)
  const placed: Placed[] = docs.map((doc) => ({
    item: {
      type: 'doc',
      label: doc.label,
      href: doc.route,
      ...(doc.badge ? { badge: doc.badge } : {}),
    },
    position: doc.position ?? Infinity,
    label: doc.label,
    docs: [doc],
  }))
  for (const child of folder.folders.values()) {
    const category = categoryItem(child, configs, basePath, generatedIndexes)
    if (category) placed.push(category)
  }
  return placed.sort(
    (a, b) =>
      (a.position === b.position ? 0 : a.position - b.position) ||
      a.label.localeCompare(b.label, 'en', { numeric: true }),
  )
}

function categoryItem(
  folder: Folder,
  configs: Map<string, FolderCategory>,
  basePath: string,
  generatedIndexes: GeneratedIndex[],
): Placed | null {
  const config = configs.get(folder.path)?.config
  const children = folderItems(folder, configs, basePath, generatedIndexes)
  const linkedId = config?.link?.type === 'doc' ? config.link.id : undefined
  const own =
    linkedId !== undefined
      ? folder.docs.find((doc) => doc.id === linkedId || doc.id === `${folder.path}/${linkedId}`)
      : config?.link === null
        ? undefined
        : folder.docs.find((doc) => doc.isIndex)
  const label = config?.label ?? own?.label ?? folder.name
  const items = children.filter(
    ({ docs }) => own === undefined || docs.length !== 1 || docs[0] !== own,
  )
  let href = own?.route
  if (config?.link?.type === 'generated-index') {
    const { slug, title, description } = config.link
    href = cleanRoute(`${basePath}${slug ?? `/category/${slugify(label)}`}`)
    generatedIndexes.push({
      route: href,
      title: title ?? label,
      description: description ?? '',
      items: items.flatMap(({ item, docs }) =>
        'href' in item && item.href
          ? [{ label: item.label, href: item.href, description: docs[0]?.description ?? '' }]
          : [],
      ),
    })
  }
  const position = config?.position ?? own?.position ?? folder.position ?? Infinity
  const allDocs = [...(own ? [own] : []), ...items.flatMap(({ docs }) => docs)]
  if (items.length === 0) {
    // A folder with nothing but its own page is a plain doc.
    return own
      ? { item: { type: 'doc', label, href: own.route }, position, label, docs: [own] }
      : null
  }
  const item: SidebarCategoryItem = {
    type: 'category',
    label,
    collapsed: config?.collapsed ?? true,
    collapsible: config?.collapsible ?? true,
    items: items.map((child) => child.item),
  }
  if (href !== undefined) item.href = href
  if (config?.icon !== undefined) item.icon = config.icon
  return { item, position, label, docs: allDocs }
}
