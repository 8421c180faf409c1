/** The sidebar tree, from folders, their `_category_.json` and the docs' front matter. */
import type { CategoryConfig } from './category'
import type { DocMeta } from './docMeta'
import { cleanRoute, splitNumberPrefix } from './routes'
import { slugify } from '../text/slugify'

export interface SidebarDocItem {
  type: 'doc'
  label: string
  href: string
  /** Small marker after the label, such as `removed`. */
  badge?: string
  /** Heading of the group that begins with this item. */
  group?: string
}

export interface SidebarLinkItem {
  type: 'link'
  label: string
  href: string
}

export interface SidebarHtmlItem {
  type: 'html'
  value: string
}

export interface SidebarCategoryItem {
  type: 'category'
  label: string
  /** The category's own page, when it has one. */
  href?: string
  /** Whether it starts closed when the active doc is elsewhere. */
  collapsed: boolean
  collapsible: boolean
  /** Path of an SVG under `static`, for example `/img/plugins/ecocrates.svg`. */
  icon?: string
  /** Heading of the group that begins with this category. */
  group?: string
  items: SidebarItem[]
  /** Set in the browser where `items` are a part of a long list (`packedSidebar.ts`). */
  cut?: CutList
}

/** What is known of a long list of which only a part is there. */
export interface CutList {
  /** Number of the list in its doc set. */
  list: number
  /** Its last item, for whoever asks what comes before the page after it. */
  last: SidebarItem
}

export type SidebarItem = SidebarDocItem | SidebarLinkItem | SidebarHtmlItem | SidebarCategoryItem

/** A category file and the folder that it describes. */
export interface FolderCategory {
  /** Folder path in the set without number prefixes, `a/b`. */
  folder: string
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

type GeneratedLink = Extract<CategoryConfig['link'], { type: 'generated-index' }>

interface Folder {
  name: string
  path: string
  position?: number
  docs: DocMeta[]
  folders: Map<string, Folder>
}

/** An item with what its neighbours and a generated index need to know of it. */
export interface Placed {
  item: SidebarItem
  position: number
  label: string
  description: string
  /** Name of the group that the item belongs to. */
  group?: string
  /** Set on plain docs. */
  doc?: DocMeta
}

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
  const root = folderTree(docs.filter((doc) => !doc.unlisted))
  const generatedIndexes: GeneratedIndex[] = []
  const items = folderItems(root, configs, basePath, generatedIndexes)
  return { items: withGroups(items), generatedIndexes }
}

/**
 * The items of one folder, for sidebars that are written out.
 *
 * @param dirName path of the folder in the set; `.` is the set itself
 * @param docs the set's docs; unlisted ones are left out
 * @param categories its category files
 * @param basePath route prefix of the set
 * @param generatedIndexes pages that list a category are added to them
 * @returns the items in their order; none when there is no such folder
 */
export function placedFolder(
  dirName: string,
  docs: readonly DocMeta[],
  categories: readonly FolderCategory[],
  basePath: string,
  generatedIndexes: GeneratedIndex[],
): Placed[] {
  const configs = new Map(categories.map((category) => [category.folder, category]))
  const parts = dirName.split('/').filter((part) => part !== '.' && part !== '')
  const names = parts.map((part) => splitNumberPrefix(part).name)
  const root: Folder | undefined = folderTree(docs.filter((doc) => !doc.unlisted))
  const folder = names.reduce<Folder | undefined>((one, name) => one?.folders.get(name), root)
  return folder ? folderItems(folder, configs, basePath, generatedIndexes) : []
}

function folderTree(docs: readonly DocMeta[]): Folder {
  const root: Folder = { name: '', path: '', docs: [], folders: new Map() }
  for (const doc of docs) {
    let folder = root
    const diskNames = doc.filePath.split(/[\\/]/).slice(-1 - doc.folders.length, -1)
    for (const [depth, name] of doc.folders.entries()) {
      const path = folder.path === '' ? name : `${folder.path}/${name}`
      const known = folder.folders.get(name) ?? {
        name,
        path,
        position: splitNumberPrefix(diskNames[depth] ?? name).position,
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
  const placed = folder.docs.map((doc): Placed => ({
    item: docItem(doc, doc.label),
    position: doc.position ?? Infinity,
    label: doc.label,
    description: doc.description,
    group: doc.sidebarGroup,
    doc,
  }))
  for (const child of folder.folders.values()) {
    const category = categoryItem(child, configs, basePath, generatedIndexes)
    if (category) placed.push(category)
  }
  return placed.sort(bySidebarOrder)
}

/**
 * Order of items on one level, for sorting: those with a position first, by it; the others by
 * label, numbers in it by their value.
 */
export function bySidebarOrder(
  a: { position?: number; label: string },
  b: { position?: number; label: string },
): number {
  const [first, second] = [a.position ?? Infinity, b.position ?? Infinity]
  return (
    (first === second ? 0 : first - second) ||
    a.label.localeCompare(b.label, 'en', { numeric: true })
  )
}

/**
 * @param placed items of one level in their order
 * @returns the items; the first one of each group carries its name
 */
export function withGroups(placed: readonly Placed[]): SidebarItem[] {
  return placed.map(({ item, group }, index) =>
    group === undefined ||
    group === placed[index - 1]?.group ||
    !('href' in item || 'items' in item)
      ? item
      : { ...item, group },
  )
}

function categoryItem(
  folder: Folder,
  configs: Map<string, FolderCategory>,
  basePath: string,
  generatedIndexes: GeneratedIndex[],
): Placed | null {
  const config = configs.get(folder.path)?.config
  const own = ownDoc(folder, config)
  const label = config?.label ?? own?.label ?? folder.name
  const position = config?.position ?? own?.position ?? folder.position ?? Infinity
  const group = config?.group
  const items = folderItems(folder, configs, basePath, generatedIndexes).filter(
    ({ doc }) => own === undefined || doc !== own,
  )
  if (items.length === 0) {
    // A folder with nothing but its own page is a plain doc.
    const { description = '' } = own ?? {}
    return own ? { item: docItem(own, label), position, label, description, group } : null
  }
  const item: SidebarCategoryItem = {
    type: 'category',
    label,
    collapsed: config?.collapsed ?? true,
    collapsible: config?.collapsible ?? true,
    items: withGroups(items),
  }
  let description = own?.description ?? ''
  if (own !== undefined) item.href = own.route
  if (config?.link?.type === 'generated-index') {
    const page = generatedIndex(config.link, label, basePath, items)
    generatedIndexes.push(page)
    item.href = page.route
    description = page.description
  }
  if (config?.icon !== undefined) item.icon = config.icon
  return { item, position, label, description, group }
}

/**
 * @param doc a doc
 * @param label how it is called there
 * @returns its item
 */
export function docItem(doc: DocMeta, label: string): SidebarItem {
  return { type: 'doc', label, href: doc.route, ...(doc.badge ? { badge: doc.badge } : {}) }
}

/** The doc that a category links to: the one its config names, else the folder's index. */
function ownDoc(folder: Folder, config: CategoryConfig | undefined): DocMeta | undefined {
  const link = config?.link
  if (link === undefined) return folder.docs.find((doc) => doc.isIndex)
  if (link?.type !== 'doc') return undefined
  return folder.docs.find((doc) => doc.id === link.id || doc.id === `${folder.path}/${link.id}`)
}

/**
 * @param link what is written of the page
 * @param label of the category
 * @param basePath route prefix of the set
 * @param items of the category
 * @returns the page that lists them
 */
export function generatedIndex(
  { slug, title, description }: Pick<GeneratedLink, 'slug' | 'title' | 'description'>,
  label: string,
  basePath: string,
  items: readonly Placed[],
): GeneratedIndex {
  return {
    route: cleanRoute(`${basePath}/${slug ?? `category/${slugify(label)}`}`),
    title: title ?? label,
    description: description ?? '',
    items: items.flatMap((child) =>
      'href' in child.item && child.item.href
        ? [{ label: child.label, href: child.item.href, description: child.description }]
        : [],
    ),
  }
}
