import type { BuilderReference } from '../../../effects/builder/reference'
import type { ConfigNode } from '../../../effects/checker/source'
import type { FilePath } from '../../../effects/fileBuilder/editFile'

/** A list or section of blocks in the file. */
export interface BlocksProps {
  /** What stands there; undefined while nothing does. */
  node: ConfigNode | undefined
  path: FilePath
  reference: BuilderReference
  /** Keys in front of which it must not stand when it is new. */
  behind?: readonly string[]
}
