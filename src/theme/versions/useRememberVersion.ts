import { useEffect } from 'react'
import { usePageInfo } from '../../site/contexts/page'
import { STORAGE_KEYS, writeStorage } from '../../site/storage'

/** Keeps the version of the doc that is read. To be used once in the frame. */
export function useRememberVersion(): void {
  const { doc, set } = usePageInfo()
  const version = doc && set.version
  useEffect(() => {
    if (version !== undefined) writeStorage(STORAGE_KEYS.preferredVersion, version)
  }, [version])
}
