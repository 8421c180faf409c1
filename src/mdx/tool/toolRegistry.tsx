import type { ToolName } from '../../docs/componentNames'
import { EffectBuilder } from '../builder/EffectBuilder'
import { FileBuilder } from '../fileBuilder/FileBuilder'
import { ConfigChecker } from '../checker/ConfigChecker'
import { FINDER_COMPONENTS } from '../finder/finderRegistry'
import type { Registered } from '../registry'

/** The tools that work with all entries. */
export const TOOL_COMPONENTS: Record<ToolName, Registered> = {
  ...FINDER_COMPONENTS,
  ConfigChecker: { component: ConfigChecker },
  EffectBuilder: { component: EffectBuilder },
  FileBuilder: { component: FileBuilder },
}
