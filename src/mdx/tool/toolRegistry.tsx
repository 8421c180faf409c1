import type { ToolName } from '../../docs/componentNames'
import { EffectBuilder } from '../builder/EffectBuilder'
import { FileBuilder } from '../fileBuilder/FileBuilder'
import { ConfigChecker } from '../checker/ConfigChecker'
import { EntryFinder } from '../finder/EntryFinder'
import type { Registered } from '../registry'

/** The tools that work with all entries. */
export const TOOL_COMPONENTS: Record<ToolName, Registered> = {
  EntryFinder: { component: EntryFinder },
  ConfigChecker: { component: ConfigChecker },
  EffectBuilder: { component: EffectBuilder },
  FileBuilder: { component: FileBuilder },
}
