import { useEffect, useMemo } from 'react'
import { withBase } from '../../site/basePath'
import { createCheckClient } from './checkClient'
import type { CheckClient } from './checkClient'

/**
 * @param source site path of the reference
 * @param keySource site path of the keys of whole files; nothing where no config is a whole file
 * @returns the checker, whose worker ends with the component
 */
export function useCheckClient(source: string, keySource?: string): CheckClient {
  const client = useMemo(() => {
    const absolute = (path: string) => new URL(withBase(path), location.href).href
    return createCheckClient({
      referenceUrl: absolute(source),
      ...(keySource !== undefined && { keysUrl: absolute(keySource) }),
    })
  }, [source, keySource])
  useEffect(() => () => client.close(), [client])
  return client
}
