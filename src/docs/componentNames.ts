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

/**
 * Components of a few pages only: `src/mdx/landingRegistry.tsx` holds exactly these. A page that
 * names one gets the landing template, so that no other page carries their code and styles.
 */
export const LANDING_NAMES = [
  'EntryList',
  'HomeHero',
  'PluginGrid',
  'EffectFlow',
  'TaskList',
  'Task',
] as const

/** Components of the finder: a page that names one gets the finder template. */
export const FINDER_NAMES = ['EntryFinder'] as const

/** A page that names the checker or the builder gets a template of its own. */
export const CHECKER_NAMES = ['ConfigChecker'] as const
export const BUILDER_NAMES = ['EffectBuilder'] as const

/** The page of what is new has a template of its own, too. */
export const NEWS_NAMES = ['WhatsNew'] as const

/**
 * Pictures and small tools of guides: `src/mdx/guideRegistry.tsx` holds exactly these beside
 * `EntryList`. A page that names one gets the guide template. The compiler gives them their data,
 * see `src/docs/compile/parts.ts`.
 */
export const GUIDE_NAMES = [
  'MenuPreview',
  'OddsTable',
  'Diagram',
  'LevelCurve',
  'ExpressionTester',
  'ItemLookupBuilder',
] as const

export const COMPONENT_NAMES = [
  ...BASE_NAMES,
  ...LANDING_NAMES,
  ...FINDER_NAMES,
  ...CHECKER_NAMES,
  ...BUILDER_NAMES,
  ...NEWS_NAMES,
  ...GUIDE_NAMES,
] as const

export type BaseName = (typeof BASE_NAMES)[number]
export type LandingName = (typeof LANDING_NAMES)[number]
export type FinderName = (typeof FINDER_NAMES)[number]
export type CheckerName = (typeof CHECKER_NAMES)[number]
export type BuilderName = (typeof BUILDER_NAMES)[number]
export type NewsName = (typeof NEWS_NAMES)[number]
export type GuideName = (typeof GUIDE_NAMES)[number]

/**
 * Components that authors write and that never reach the page: the compiler replaces them by
 * tables made from the front matter.
 */
export const COMPILED_NAMES = ['Arguments', 'DataTable'] as const
