import { lazyModule } from '../../site/lazy/lazyModule'
import { ToolShell } from '../tool/ToolShell'

/** Filled in by the build (`src/gatsby/resolvers/componentData.ts`). */
interface Props {
  /** Site path of the words about entries. */
  words: string
  /** Site path of the checker's reference. */
  checkerSource: string
  commandLine?: string
}

const loadLab = lazyModule(() => import('./BuilderLab'), 'effect builder')

/** Puts an effect together, piece by piece. */
export function EffectBuilder({ commandLine, ...props }: Props) {
  return <ToolShell load={loadLab} props={props} commandLine={commandLine} />
}
