import type { HomeName } from '../../docs/componentNames'
import type { Registered } from '../registry'
import { EffectFlow } from './EffectFlow'
import { HomeHero } from './HomeHero'
import { LatestNews } from './LatestNews'
import { PluginGrid } from './PluginGrid'
import { Task } from './Task'
import { TaskList } from './TaskList'
import { ToolShow } from './ToolShow'

/** Pictures and cards of the first pages. */
export const HOME_COMPONENTS: Record<HomeName, Registered> = {
  HomeHero: { component: HomeHero },
  ToolShow: { component: ToolShow },
  LatestNews: { component: LatestNews },
  PluginGrid: { component: PluginGrid },
  EffectFlow: { component: EffectFlow },
  TaskList: { component: TaskList },
  Task: { component: Task },
}
