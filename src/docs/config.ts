/**
 * The site config: one schema, with the default of every field. `site.config.ts` is typed by
 * it, and whatever overrides that file is checked by it at build time.
 */
import { z } from 'zod'
import { ENTRY_KINDS } from '../effects/entry/entryKinds'
import { LABEL_KEYS } from './labels/registry'
import type { AnyLabel } from './labels/registry'
import { STRICTNESS } from './strictness'

const routeOrUrl = z
  .string()
  .regex(/^(\/|https?:\/\/|mailto:|#)/, 'must start with "/" or be a full URL')

const linkFields = {
  label: z.string().min(1),
  /** Route of this site or full URL. */
  href: routeOrUrl,
}

const position = z.enum(['left', 'right']).default('left')

const plainLink = z.strictObject({ type: z.literal('link').default('link'), ...linkFields })
const docItem = z.strictObject({
  type: z.literal('doc'),
  /** Id of the doc: its path in the content folder without extension. */
  docId: z.string(),
  /** The doc's sidebar label when left out. */
  label: z.string().optional(),
})
const docSidebarItem = z.strictObject({
  type: z.literal('docSidebar'),
  /** The only sidebar is `tutorialSidebar`. */
  sidebarId: z.string(),
  label: z.string(),
})
const docsVersionItem = z.strictObject({
  type: z.literal('docsVersion'),
  /** Version name; the reader's active version when left out. */
  version: z.string().optional(),
  label: z.string().optional(),
})
const versionsItem = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  dropdownItemsBefore: z.array(plainLink).default([]),
  dropdownItemsAfter: z.array(plainLink).default([]),
})
const localesItem = z.strictObject({ type: z.literal('localeDropdown') })
const htmlItem = z.strictObject({ type: z.literal('html'), value: z.string() })
const dropdownChild = z.discriminatedUnion('type', [
  plainLink,
  docItem,
  docSidebarItem,
  docsVersionItem,
  htmlItem,
])
const dropdownItem = z.strictObject({
  type: z.literal('dropdown'),
  label: z.string(),
  items: z.array(dropdownChild).min(1),
})

/** One link of a menu: an icon, a name and a line on what is behind it. */
const menuEntry = z.strictObject({
  docId: z.string(),
  /** The doc's sidebar label when left out. */
  label: z.string().optional(),
  text: z.string().optional(),
  /** Site path of an SVG. */
  icon: z.string().optional(),
  /** Shows how many entries of this kind there are. */
  count: z.enum(ENTRY_KINDS).optional(),
})
const menuItem = z.strictObject({
  type: z.literal('menu'),
  label: z.string(),
  /** Where the item leads without scripts. */
  docId: z.string(),
  items: z.array(menuEntry).default([]),
  /** Adds the pages of a group of the sidebar, with their icons. */
  sidebarGroup: z.string().optional(),
})

const searchItem = z.strictObject({
  type: z.literal('search'),
  /** Offered before anything is typed: what readers ask for most. */
  popular: z.array(menuEntry).optional(),
})

/** Every kind of navbar item, before its references are resolved. */
export const navbarItemSchema = z.discriminatedUnion('type', [
  plainLink.extend({ position }),
  docItem.extend({ position }),
  docSidebarItem.extend({ position }),
  docsVersionItem.extend({ position }),
  versionsItem.extend({ position }),
  localesItem.extend({ position }),
  dropdownItem.extend({ position }),
  menuItem.extend({ position }),
  htmlItem.extend({ position }),
  searchItem.extend({ position }),
])

const versionSchema = z.strictObject({
  /** Name used in storage keys and search tags. */
  name: z.string().regex(/^[\w.-]+$/),
  /** Shown in the navbar. */
  label: z.string(),
  /** First part of the version's routes; empty for the version at the root. */
  path: z
    .string()
    .regex(/^[\w.-]*$/)
    .default(''),
  /** Folder of its docs, relative to the content folder; the content folder itself if left out. */
  folder: z.string().optional(),
})

const word = z.string().optional()
const labelsSchema = z.strictObject(
  Object.fromEntries(LABEL_KEYS.map((key) => [key, word])) as Record<AnyLabel, typeof word>,
)

const localeSchema = z.strictObject({
  /** BCP 47 code; also the route prefix, unless it is the default locale. */
  code: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$/),
  label: z.string(),
  dir: z.enum(['ltr', 'rtl']).default('ltr'),
  /** Folder of the translated docs (latest version), relative to the content folder. */
  folder: z.string().optional(),
  /** Own wording of interface labels, by their keys in `src/docs/labels`. */
  labels: labelsSchema.default({}),
})

export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string(),
  /** Origin under which the site is published, without a path. */
  url: z
    .url()
    .regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://example.org, without a path'),
  /** Path under which it is published; `/` or `/docs/`. */
  baseUrl: z
    .string()
    .regex(/^\/(.*\/)?$/, 'must start and end with "/"')
    .default('/'),
  /** Folder of the docs, relative to the repository. `DOCS_CONTENT` overrides it. */
  content: z.string().default('content'),
  /**
   * `strict`: what cannot be shown as it is written stops the build. `lenient`, for docs written for
   * Docusaurus: it is a warning that says what is shown instead. Strict, unless `DOCS_CONTENT` names
   * another folder. `DOCS_STRICTNESS` overrides it.
   */
  strictness: z.enum(STRICTNESS).default('strict'),
  /**
   * Folder of files that are served as they are, relative to the folder of the docs; for lenient docs
   * the `static` beside it when left out. `DOCS_STATIC` overrides it.
   */
  static: z.string().optional(),
  /**
   * Of lenient docs: the path under which they stood in the site that they were written for, `/docs/`
   * for most. Absolute links in them begin with it; all others lead to pages beside the docs.
   */
  docsRoute: z
    .string()
    .regex(/^\/(.*\/)?$/, 'must start and end with "/"')
    .default('/'),
  /** Id of the doc at the root of a version. */
  mainDocId: z.string().default('home'),
  logo: z.strictObject({ src: z.string(), alt: z.string() }),
  /** Preview image for social networks, a site path. */
  socialImage: z.string().default('/img/social.png'),
  /** Browser chrome colour for each theme. */
  themeColor: z.strictObject({ light: z.string(), dark: z.string() }),
  repositoryUrl: z.url().optional(),
  /** Address of a file's editor; the file's path in the repository is appended. */
  editUrl: z.url().optional(),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false),
    })
    .default({ defaultMode: 'light', disableSwitch: false }),
  announcementBar: z
    .strictObject({
      /** A new id shows the bar again to those who had closed it. */
      id: z.string(),
      /** HTML of one line. */
      content: z.string(),
      closable: z.boolean().default(true),
    })
    .nullable()
    .default(null),
  navbar: z.strictObject({ items: z.array(navbarItemSchema) }),
  footer: z.strictObject({
    columns: z
      .array(z.strictObject({ title: z.string(), items: z.array(z.strictObject(linkFields)) }))
      .default([]),
    /** One sentence above the copyright line. */
    note: z.string().default(''),
    copyright: z.string(),
  }),
  versions: z
    .array(versionSchema)
    .min(1)
    .default([{ name: 'current', label: 'Next', path: '' }]),
  i18n: z
    .strictObject({ defaultLocale: z.string(), locales: z.array(localeSchema).min(1) })
    .default({
      defaultLocale: 'en',
      locales: [{ code: 'en', label: 'English', dir: 'ltr', labels: {} }],
    }),
  search: z
    .strictObject({
      /** Route of the search page. */
      searchPagePath: z.string().startsWith('/').default('/search'),
      /** Results whose address matches are opened as they are, outside of the router. */
      externalUrlRegex: z.string().optional(),
    })
    .default({ searchPagePath: '/search' }),
})

/** The site config as it is after checking: every default filled in. */
export type SiteConfig = z.infer<typeof siteConfigSchema>

/** The site config as a site owner writes it. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>

/** One raw navbar item, checked but not resolved. */
export type NavbarItemConfig = SiteConfig['navbar']['items'][number]
