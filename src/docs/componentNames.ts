/**
 * The components that content may name: what authors can write, and which page template brings
 * each. The registries of `src/mdx` implement these lists and are checked against them.
 */

/** Components that any page can render: `src/mdx/registry.tsx` holds exactly these. */
export const BASE_NAMES = [
  // Markdown constructs that the compiler turns into components
  'Admonition',
  'AdmonitionTitle',
  'CodeBlock',
  'Image',
  'Heading',
  'Table',
  // Written by authors
  'Tabs',
  'TabItem',
  'Icon',
  'WorksWith',
] as const

/** Lists of entries: `src/mdx/landingRegistry.tsx` holds exactly this. */
export const LANDING_NAMES = ['EntryList'] as const

/** Pictures and cards of the first pages: `src/mdx/home/homeRegistry.tsx` holds exactly these. */
export const HOME_NAMES = [
  'HomeHero',
  'ToolShow',
  'LatestNews',
  'PluginGrid',
  'EffectFlow',
  'TaskList',
  'Task',
] as const

/** The list of all entries: `src/mdx/finder/finderRegistry.tsx` holds exactly this. */
export const FINDER_NAMES = ['EntryFinder'] as const

/** The tools that work with all entries: `src/mdx/tool/toolRegistry.tsx` holds exactly these. */
export const TOOL_NAMES = [
  ...FINDER_NAMES,
  'ConfigChecker',
  'EffectBuilder',
  'FileBuilder',
] as const

/** The list of what is new: `src/mdx/news/newsRegistry.tsx` holds exactly this. */
export const NEWS_NAMES = ['WhatsNew'] as const

/**
 * Pictures and small tools of guides: `src/mdx/guideRegistry.tsx` holds exactly these. The
 * compiler gives them their data, see `src/docs/compile/parts.ts`.
 */
export const GUIDE_NAMES = [
  'MenuPreview',
  'OddsTable',
  'Diagram',
  'LevelCurve',
  'ExpressionTester',
  'ItemLookupBuilder',
] as const

/**
 * Components that authors write and that never reach the page: the compiler replaces them by
 * tables made from the front matter, and by pictures that are HTML alone.
 */
export const COMPILED_NAMES = [
  'Arguments',
  'DataTable',
  'Anatomy',
  'Timeline',
  'Blocks',
  'Slots',
  'ColorCodes',
] as const

export type BaseName = (typeof BASE_NAMES)[number]
export type LandingName = (typeof LANDING_NAMES)[number]
export type HomeName = (typeof HOME_NAMES)[number]
export type FinderName = (typeof FINDER_NAMES)[number]
export type ToolName = (typeof TOOL_NAMES)[number]
export type NewsName = (typeof NEWS_NAMES)[number]
export type GuideName = (typeof GUIDE_NAMES)[number]

/** Components of a few pages only, whose code and styles the other pages do not carry. */
export type RareName = LandingName | HomeName | ToolName | NewsName | GuideName

const RARE_NAMES: readonly RareName[] = [
  ...LANDING_NAMES,
  ...HOME_NAMES,
  ...TOOL_NAMES,
  ...NEWS_NAMES,
  ...GUIDE_NAMES,
]

export const COMPONENT_NAMES: readonly string[] = [...BASE_NAMES, ...RARE_NAMES]

/** The page templates of docs, by file name. */
export type Template = 'doc' | 'landing' | 'home' | 'finder' | 'tool' | 'news' | 'guide' | 'mixed'

/** What each template renders besides the components of every page. */
const TEMPLATES: readonly (readonly [Template, readonly RareName[]])[] = [
  ['doc', []],
  ['finder', FINDER_NAMES],
  ['tool', TOOL_NAMES],
  ['news', NEWS_NAMES],
  ['home', HOME_NAMES],
  ['guide', GUIDE_NAMES],
  ['landing', [...LANDING_NAMES, 'Diagram']],
]

/**
 * @param components components of a page
 * @param isEntry whether it is about an entry of the reference, whose facts two templates show
 * @returns the smallest template that renders all of them
 */
export function templateFor(components: readonly RareName[], isEntry = false): Template {
  if (isEntry) return components.length === 0 ? 'doc' : 'mixed'
  const fits = TEMPLATES.find(([, names]) => components.every((name) => names.includes(name)))
  return fits?.[0] ?? 'mixed'
}

/**
 * @param names names of components, or what else stands in a body
 * @returns those of them that only some templates render, each once
 */
export function rareNames(names: Iterable<string>): RareName[] {
  const all = new Set(names)
  return RARE_NAMES.filter((name) => all.has(name))
}

/**
 * A quick look into a body, before it is compiled: a name that it finds may as well stand in a
 * code block.
 *
 * @param body text of a file
 * @returns whether the body may hold a component that only some templates render
 */
export function mayHoldRareNames(body: string): boolean {
  return RARE_TAG.test(body)
}

const RARE_TAG = new RegExp(`<(?:${RARE_NAMES.join('|')})\\b`)
