import { lazyPart } from '../../site/lazy/lazyPart'
import { ToolShell } from '../tool/ToolShell'

/** Filled in by the build (`src/gatsby/resolvers.ts`). */
interface Props {
  /** Site path of the reference. */
  source: string
  commandLine?: string
}

const loadLab = lazyPart(() => import('./CheckerLab'), 'config checker')

/** Checks a config that the reader pastes. */
export function ConfigChecker({ commandLine, ...props }: Props) {
  return <ToolShell load={loadLab} props={props} commandLine={commandLine} />
}
