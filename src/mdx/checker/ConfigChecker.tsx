import { lazyModule } from '../../site/lazy/lazyModule'
import { ToolShell } from '../tool/ToolShell'

/** Filled in by the build (`src/gatsby/resolvers/componentData.ts`). */
interface Props {
  /** Site path of the reference. */
  source: string
  /** Site path of the keys of whole files. */
  keySource: string
  /** Site path of the file with versions to choose from; missing where there are none. */
  versions?: string
  /** Files whose keys the reference lists. */
  files?: string[]
  /** Route of the page that does the same without a browser, if there is one. */
  commandLine?: string
}

const loadLab = lazyModule(() => import('./CheckerLab'), 'config checker')

/** Checks a config that the reader pastes. */
export function ConfigChecker({ commandLine, ...props }: Props) {
  return <ToolShell load={loadLab} props={props} commandLine={commandLine} />
}
