/** From the config of a Docusaurus site to the config of this one, as far as it is plain data. */
import { z } from 'zod'
import type { SiteConfigInput } from '../config'
import type { JsonValue } from '../tree'

/** What stands around the config. */
export interface TheirSite {
  /** Names in their `versions.json`, the latest first; missing when their docs have one version. */
  versions?: string[]
  /** Folder of a version's docs, relative to the folder of their docs. */
  versionFolder: (name: string) => string
}

/** A config for this site. */
export interface AdoptedConfig {
  config: Partial<SiteConfigInput>
  /** Their folder of docs, relative to the one of their config. */
  docsPath: string
  /** Fields that nothing was made of, with why. */
  leftOut: string[]
}

type Section = Record<string, JsonValue | undefined>

const linkSchema = z.object({
  type: z.string().optional(),
  label: z.string().optional(),
  'aria-label': z.string().optional(),
  to: z.string().optional(),
  href: z.string().optional(),
  html: z.string().optional(),
  value: z.string().optional(),
  docId: z.string().optional(),
  position: z.enum(['left', 'right']).optional().catch(undefined),
  items: z.array(z.unknown()).optional(),
})

type TheirItem = z.infer<typeof linkSchema>
type OwnItem = SiteConfigInput['navbar']['items'][number]

/** Picture that this site has for a logo. */
const OWN_LOGO = '/img/logo.svg'

/** Fields of their config that this site has no use for, and that nobody misses. */
const MEANINGLESS = new Set([
  ...['onBrokenLinks', 'onBrokenMarkdownLinks', 'onBrokenAnchors', 'onDuplicateRoutes'],
  ...['trailingSlash', 'deploymentBranch', 'presets', 'themeConfig', 'noIndex', 'future'],
  ...['organizationName', 'projectName', 'titleDelimiter', 'githubHost', 'markdown'],
  ...['title', 'tagline', 'url', 'baseUrl'],
])

/** Fields of their `themeConfig` that something is made of. */
const USED_THEME = new Set(['navbar', 'footer', 'colorMode', 'announcementBar', 'image', 'docs'])

/**
 * @param theirs what their config exports, without what is no plain data
 * @param site what stands around it
 * @returns a config for this site, where their docs are, and what it has nothing of
 */
export function adoptConfig(theirs: JsonValue, site: TheirSite): AdoptedConfig {
  const leftOut: string[] = []
  const note = (field: string, why: string) => leftOut.push(`${field}: ${why}`)
  const top = section(theirs)
  const theme = section(top.themeConfig)
  const docs = docsOptions(top)
  const title = text(top.title) ?? 'Docs'
  const docsRoute = `/${(text(docs.routeBasePath) ?? 'docs').replace(/^\/+|\/+$/g, '')}/`.replace(
    '//',
    '/',
  )
  const ownBase = (text(top.baseUrl) ?? '/').replace(/^\/*/, '/').replace(/\/*$/, '/')
  const address = (text(top.url) ?? '').replace(/^(https?:\/\/[^/]+).*$/, '$1')
  const context: Context = { note, docsRoute, outside: `${address}${ownBase.slice(0, -1)}` }
  const navbar = section(theme.navbar)
  const logo = text(section(navbar.logo).src)
  const editUrl = text(docs.editUrl)
  const repository = [text(top.organizationName), text(top.projectName)]
  const config: Partial<SiteConfigInput> = {
    title,
    tagline: text(top.tagline) ?? '',
    ...(/^https?:\/\/[^/]+$/.test(address) && { url: address }),
    baseUrl: `${ownBase.slice(0, -1)}${docsRoute}`,
    docsRoute,
    strictness: 'lenient',
    logo: {
      src: logo === undefined ? OWN_LOGO : sitePath(logo),
      alt: text(section(navbar.logo).alt) ?? title,
    },
    ...(text(theme.image) !== undefined && { socialImage: sitePath(text(theme.image) ?? '') }),
    ...(repository.every((part) => part !== undefined) && {
      repositoryUrl: `https://github.com/${repository.join('/')}`,
    }),
    ...(editUrl !== undefined && { editUrl: `${editUrl.replace(/\/$/, '')}/` }),
    ...colorMode(theme),
    ...announcement(theme, note),
    navbar: { items: navbarItems(navbar, site, context) },
    footer: footer(section(theme.footer), title, context),
    // The words of this site name its own kinds of pages.
    i18n: {
      defaultLocale: 'en',
      locales: [{ code: 'en', label: 'English', labels: { searchPlaceholder: 'Search …' } }],
    },
    ...versions(site),
  }
  if (logo === undefined) note('themeConfig.navbar.logo', `there is none; "logo" is ${OWN_LOGO}`)
  noteTheRest(top, theme, note)
  return { config, docsPath: text(docs.path) ?? 'docs', leftOut }
}

interface Context {
  note: (field: string, why: string) => void
  /** With both slashes. */
  docsRoute: string
  /** Address of the pages beside the docs. */
  outside: string
}

const section = (value: unknown): Section =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Section) : {}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

const sitePath = (path: string) => (/^https?:/.test(path) ? path : `/${path.replace(/^\/+/, '')}`)

/** The options of the plugin of docs, in a preset or alone. */
function docsOptions({ presets, plugins }: Section): Section {
  const lists = [presets, plugins].flatMap((list) => (Array.isArray(list) ? list : []))
  for (const one of lists) {
    if (!Array.isArray(one)) continue
    const [name, options] = one
    const found = section(options)
    if (text(name)?.includes('plugin-content-docs')) return found
    if (found.docs !== undefined) return section(found.docs)
  }
  return {}
}

function colorMode(theme: Section): Partial<SiteConfigInput> {
  const { defaultMode, disableSwitch } = section(theme.colorMode)
  const mode = z.enum(['light', 'dark']).safeParse(defaultMode).data
  if (mode === undefined && disableSwitch === undefined) return {}
  return { colorMode: { defaultMode: mode ?? 'light', disableSwitch: disableSwitch === true } }
}

function announcement(theme: Section, note: Context['note']): Partial<SiteConfigInput> {
  const bar = section(theme.announcementBar)
  const content = text(bar.content)
  if (content === undefined) return {}
  if (bar.backgroundColor !== undefined || bar.textColor !== undefined) {
    note('themeConfig.announcementBar', 'its colours; the bar has those of this site')
  }
  const id = text(bar.id) ?? 'announcement'
  return { announcementBar: { id, content, closable: bar.isCloseable !== false } }
}

function versions({ versions: names, versionFolder }: TheirSite): Partial<SiteConfigInput> {
  if (names === undefined) return {}
  const released = names.map((name, index) => ({
    name,
    label: name,
    path: index === 0 ? '' : name,
    folder: versionFolder(name),
  }))
  return { versions: [...released, { name: 'current', label: 'Next', path: 'next', folder: '.' }] }
}

function navbarItems(navbar: Section, site: TheirSite, context: Context): OwnItem[] {
  const items = Array.isArray(navbar.items) ? navbar.items : []
  const own = items.flatMap((item, index) =>
    navbarItem(item, `themeConfig.navbar.items[${index}]`, site, context),
  )
  const hasSearch = own.some(({ type }) => type === 'search')
  return hasSearch ? own : [...own, { type: 'search', position: 'right' }]
}

function navbarItem(written: unknown, field: string, site: TheirSite, context: Context): OwnItem[] {
  const { data: item } = linkSchema.safeParse(written)
  if (!item) return []
  const position = item.position ?? 'left'
  const label = item.label ?? item['aria-label'] ?? ''
  switch (item.type) {
    case 'docSidebar':
    case 'sidebar':
      return [{ type: 'docSidebar', sidebarId: 'tutorialSidebar', label, position }]
    case 'docsVersionDropdown':
      if (site.versions !== undefined) return [{ type: 'docsVersionDropdown', position }]
      context.note(field, 'there is one version')
      return []
    case 'search':
      return [{ type: 'search', position }]
    case 'localeDropdown':
      context.note(field, 'translations are not adopted')
      return []
    case 'dropdown':
      return dropdown(item, label, position, field, context)
    default:
      if (item.items !== undefined) return dropdown(item, label, position, field, context)
      return childItem(item, field, context).map((child): OwnItem => ({ ...child, position }))
  }
}

type ChildItem = Extract<OwnItem, { type: 'dropdown' }>['items'][number]

function dropdown(
  { items = [] }: TheirItem,
  label: string,
  position: 'left' | 'right',
  field: string,
  context: Context,
): OwnItem[] {
  const children = items.flatMap((child, index) => {
    const { data } = linkSchema.safeParse(child)
    return data ? childItem(data, `${field}.items[${index}]`, context) : []
  })
  return children.length === 0 ? [] : [{ type: 'dropdown', label, position, items: children }]
}

function childItem(item: TheirItem, field: string, context: Context): ChildItem[] {
  const label = item.label ?? item['aria-label']
  if (item.type === 'doc' && item.docId !== undefined) {
    return [{ type: 'doc', docId: item.docId, ...(label !== undefined && { label }) }]
  }
  if (item.type === 'html' && item.value !== undefined) return [{ type: 'html', value: item.value }]
  const href = ownHref(item, context)
  if (href !== undefined && label) return [{ type: 'link', label, href }]
  context.note(field, `an item of the type "${item.type ?? 'link'}" without label or address`)
  return []
}

/** Links of theirs are to the docs, to pages beside them, or to other sites. */
function ownHref({ to, href }: TheirItem, { docsRoute, outside }: Context): string | undefined {
  const written = to ?? href
  if (written === undefined) return undefined
  if (/^(?:https?:|mailto:|#)/.test(written)) return written
  const route = `/${written.replace(/^(?:pathname:\/\/)?\/*/, '')}`
  if (docsRoute === '/') return route
  if (`${route}/` === docsRoute) return '/'
  return route.startsWith(docsRoute) ? route.slice(docsRoute.length - 1) : `${outside}${route}`
}

function footer(theirs: Section, title: string, context: Context): SiteConfigInput['footer'] {
  const links = Array.isArray(theirs.links) ? theirs.links : []
  const items = (list: unknown, field: string) =>
    (Array.isArray(list) ? list : []).flatMap((one, index) => {
      const { data } = linkSchema.safeParse(one)
      const href = data && ownHref(data, context)
      if (href !== undefined && data?.label) return [{ label: data.label, href }]
      context.note(`${field}[${index}]`, 'it is no link with a label')
      return []
    })
  const isGrouped = links.some((one) => section(one).items !== undefined)
  const columns = isGrouped
    ? links.map((one, index) => ({
        title: text(section(one).title) ?? '',
        items: items(section(one).items, `themeConfig.footer.links[${index}].items`),
      }))
    : [{ title: 'Links', items: items(links, 'themeConfig.footer.links') }]
  if (theirs.logo !== undefined) context.note('themeConfig.footer.logo', 'the footer has none')
  return {
    columns: columns.filter((column) => column.items.length > 0),
    note: '',
    copyright: plainLine(text(theirs.copyright) ?? title),
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&copy;': '©',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&reg;': '®',
  '&trade;': '™',
}

/** HTML as a line of text. */
function plainLine(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;/g, (name) => ENTITIES[name] ?? name)
    .replace(/\s+([.,;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

function noteTheRest(top: Section, theme: Section, note: Context['note']): void {
  for (const name of Object.keys(top)) {
    if (MEANINGLESS.has(name)) continue
    if (name === 'favicon') note(name, 'put it into the static folder as favicon.ico')
    else if (name === 'i18n') note(name, 'translations are not adopted')
    else note(name, 'this site has nothing of that name')
  }
  for (const name of Object.keys(theme)) {
    if (USED_THEME.has(name)) continue
    if (name === 'algolia') {
      const why = 'set ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME and ALGOLIA_SEARCH_KEY for the build'
      note('themeConfig.algolia', why)
    } else note(`themeConfig.${name}`, 'this site has nothing of that name')
  }
}
