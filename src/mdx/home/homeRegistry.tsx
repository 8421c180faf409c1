import type { HomeName } from '../../docs/componentNames'
import type { Registered } from '../registry'
import { HomeHero } from './HomeHero'
import { LatestNews } from './LatestNews'
import { PluginGrid } from './PluginGrid'
import { Task } from './Task'
import { TaskList } from './TaskList'
import { ToolShow } from './ToolShow'

/** Parts of the home page. */
export const HOME_COMPONENTS: Record<HomeName, Registered> = {
  HomeHero: { component: HomeHero },
  ToolShow: { component: ToolShow },
  LatestNews: { component: LatestNews },
  PluginGrid: { component: PluginGrid },
  TaskList: { component: TaskList },
  Task: { component: Task },
}
