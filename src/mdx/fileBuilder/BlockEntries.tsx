import { useCallback } from 'react'
import type { SectionKind } from '../../effects/checker/sections'
import type { ConfigNode } from '../../effects/checker/source'
import type { FilePath } from '../../effects/fileBuilder/editFile'
import { lazyModule } from '../../site/lazy/lazyModule'
import { ModuleStatus } from '../../site/lazy/ModuleStatus'
import { useModule } from '../../site/lazy/useModule'
import { useFileForm } from './fileForm'

interface Props {
  kind: SectionKind
  node: ConfigNode
  path: FilePath
}

const loadBlocks = lazyModule(() => import('./blocks/Blocks'), 'effects of a file')

/** Effects, conditions and the like that a key holds; not every file has any. */
export function BlockEntries(props: Props) {
  const { loadReference } = useFileForm()
  const load = useCallback(
    async () => ({ Blocks: await loadBlocks(), reference: await loadReference() }),
    [loadReference],
  )
  const { value, ...loading } = useModule(load, true)
  if (!value) return <ModuleStatus {...loading} />
  const { Blocks, reference } = value
  return <Blocks {...props} reference={reference} />
}
