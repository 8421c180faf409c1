import { EntryList } from './entry/EntryList'
import { EffectFlow } from './home/EffectFlow'
import { HomeHero } from './home/HomeHero'
import { PluginGrid } from './home/PluginGrid'
import { Task } from './home/Task'
import { TaskList } from './home/TaskList'
import type { LandingName } from '../docs/componentNames'
import { REGISTRY } from './registry'
import type { Registered, Registry } from './registry'

const LANDING: Record<LandingName, Registered> = {
  EntryList: { component: EntryList },
  HomeHero: { component: HomeHero },
  PluginGrid: { component: PluginGrid },
  EffectFlow: { component: EffectFlow },
  TaskList: { component: TaskList },
  Task: { component: Task },
}

/** The components of the landing template: those of every page and its own. */
export const LANDING_REGISTRY: Registry = { ...REGISTRY, ...LANDING }
