import type { SectionKind } from '../../effects/checker/sections'
import type { ConfigNode } from '../../effects/checker/source'
import type { FilePath } from '../../effects/fileBuilder/editFile'
import { ModuleStatus } from '../../site/lazy/ModuleStatus'
import { useModule } from '../../site/lazy/useModule'
import { Blocks } from './blocks/Blocks'
import { useFileForm } from './fileForm'

interface Props {
  kind: SectionKind
  node: ConfigNode
  path: FilePath
}

/** Effects, conditions and the like that a key holds; what is known of them is loaded for the first. */
export function BlockEntries(props: Props) {
  const { loadReference } = useFileForm()
  const { value: reference, ...loading } = useModule(loadReference, true)
  if (!reference) return <ModuleStatus {...loading} />
  return <Blocks {...props} reference={reference} />
}
