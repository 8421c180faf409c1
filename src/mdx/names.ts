/**
 * The components that the page can render: `src/mdx/registry.tsx` holds exactly these
 * (TypeScript checks it).
 */
export const COMPONENT_NAMES = [
  // Markdown constructs that the compiler turns into components
  'Admonition',
  'AdmonitionTitle',
  'CodeBlock',
  'Image',
  'Heading',
  'Table',
  // General
  'Tabs',
  'TabItem',
  'Icon',
  // Reference entries
  'WorksWith',
  'EntryList',
  // Home
  'HomeHero',
  'PluginGrid',
  'EffectFlow',
  'TaskList',
  'Task',
] as const

export type ComponentName = (typeof COMPONENT_NAMES)[number]

/**
 * Components that authors write and that never reach the page: the compiler replaces them by
 * tables made from the front matter.
 */
export const COMPILED_NAMES = ['Arguments', 'DataTable'] as const
