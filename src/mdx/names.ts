/**
 * The components that `.mdx` files may use. The build rejects every other capitalised name;
 * `src/mdx/registry.tsx` must hold exactly these (TypeScript checks it).
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
  'Arguments',
  'WorksWith',
  'EntryList',
  // Guides
  'KeyTable',
  'Key',
  // Home
  'HomeHero',
  'PluginGrid',
  'EffectFlow',
  'TaskList',
  'Task',
] as const

export type ComponentName = (typeof COMPONENT_NAMES)[number]
