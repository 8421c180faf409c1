import { EntryList } from './entry/EntryList'
import { EffectFlow } from './home/EffectFlow'
import { HomeHero } from './home/HomeHero'
import { PluginGrid } from './home/PluginGrid'
import { Task } from './home/Task'
import { TaskList } from './home/TaskList'
import type { LandingName } from '../docs/componentNames'
import type { Registered } from './registry'

/** Cards, lists and pictures of a few pages. */
export const LANDING_COMPONENTS: Record<LandingName, Registered> = {
  EntryList: { component: EntryList },
  HomeHero: { component: HomeHero },
  PluginGrid: { component: PluginGrid },
  EffectFlow: { component: EffectFlow },
  TaskList: { component: TaskList },
  Task: { component: Task },
}
