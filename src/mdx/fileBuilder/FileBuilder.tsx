import { lazyModule } from '../../site/lazy/lazyModule'
import { ToolShell } from '../tool/ToolShell'

/** Filled in by the build (`src/gatsby/resolvers/componentData.ts`). */
interface Props {
  /** Site path of the checker's reference. */
  source: string
  /** Site path of the keys of whole files. */
  keySource: string
  /** Site path of the folder with the words about the keys, by kind of file. */
  kindSource: string
  /** Site path of the words about entries. */
  words: string
  /** Kinds of files, see `FileTable`. */
  files: string[]
  commandLine?: string
}

const loadLab = lazyModule(() => import('./FileBuilderLab'), 'file builder')

/** Makes and changes whole config files, key by key. */
export function FileBuilder({ commandLine, ...props }: Props) {
  return <ToolShell load={loadLab} props={props} commandLine={commandLine} />
}
