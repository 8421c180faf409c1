import type { ElementType } from 'react'
import { Link } from '../site/Link'
import { Admonition } from './admonition/Admonition'
import { AdmonitionTitle } from './admonition/AdmonitionTitle'
import { CodeBlock } from './code/CodeBlock'
import { Heading } from './heading/Heading'
import { Icon } from './image/Icon'
import { Image } from './image/Image'
import type { BaseName } from '../docs/componentNames'
import { Table } from './table/Table'
import { TabItem } from './tabs/TabItem'
import { Tabs } from './tabs/Tabs'
import { TaskCheckbox } from './TaskCheckbox'

/** A component that a compiled body may name. */
export interface Registered {
  component: unknown
  /** Hand over the children as a tree (see `TreeComponentProps`) instead of rendered. */
  takesTree?: true
}

/** What component names stand for. */
export type Registry = Readonly<Record<string, Registered>>

/** The components that any page can render. */
export const REGISTRY: Record<BaseName, Registered> = {
  Admonition: { component: Admonition },
  AdmonitionTitle: { component: AdmonitionTitle },
  CodeBlock: { component: CodeBlock },
  Image: { component: Image },
  Heading: { component: Heading, takesTree: true },
  Table: { component: Table },
  Tabs: { component: Tabs, takesTree: true },
  TabItem: { component: TabItem },
  Icon: { component: Icon },
  // Templates of reference entries have more to say.
  WorksWith: { component: () => null },
}

/** HTML elements that are rendered by a component of ours. */
export const ELEMENTS: ReadonlyMap<string, ElementType> = new Map<string, ElementType>([
  ['a', Link],
  ['input', TaskCheckbox],
])
