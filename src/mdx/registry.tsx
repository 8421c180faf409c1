import type { ElementType } from 'react'
import { Link } from '../theme/Link'
import { Admonition } from './admonition/Admonition'
import { AdmonitionTitle } from './admonition/AdmonitionTitle'
import { CodeBlock } from './code/CodeBlock'
import { EntryList } from './entry/EntryList'
import { WorksWith } from './entry/WorksWith'
import { Heading } from './heading/Heading'
import { EffectFlow } from './home/EffectFlow'
import { HomeHero } from './home/HomeHero'
import { PluginGrid } from './home/PluginGrid'
import { Task } from './home/Task'
import { TaskList } from './home/TaskList'
import { Icon } from './image/Icon'
import { Image } from './image/Image'
import type { ComponentName } from './names'
import { Table } from './table/Table'
import { TabItem } from './tabs/TabItem'
import { Tabs } from './tabs/Tabs'
import { TaskCheckbox } from './TaskCheckbox'

interface Registered {
  component: unknown
  /** Hand over the children as a tree (see `TreeComponentProps`) instead of rendered. */
  takesTree?: true
}

/** What each component name of a compiled body stands for. */
export const REGISTRY: Record<ComponentName, Registered> = {
  Admonition: { component: Admonition },
  AdmonitionTitle: { component: AdmonitionTitle },
  CodeBlock: { component: CodeBlock },
  Image: { component: Image },
  Heading: { component: Heading, takesTree: true },
  Table: { component: Table },
  Tabs: { component: Tabs, takesTree: true },
  TabItem: { component: TabItem },
  Icon: { component: Icon },
  WorksWith: { component: WorksWith },
  EntryList: { component: EntryList },
  HomeHero: { component: HomeHero },
  PluginGrid: { component: PluginGrid },
  EffectFlow: { component: EffectFlow },
  TaskList: { component: TaskList },
  Task: { component: Task },
}

/** HTML elements that are rendered by a component of ours. */
export const ELEMENTS: Record<string, ElementType | undefined> = {
  a: Link,
  input: TaskCheckbox,
}
