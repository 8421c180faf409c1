import { useSyncExternalStore } from 'react'
import { useSiteData } from '../../site/contexts/siteData'
import { readStorage, STORAGE_KEYS } from '../../site/storage'

function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  return () => window.removeEventListener('storage', notify)
}

/**
 * The docs version that the reader read last.
 *
 * @returns null on the server, when none was kept, and when the kept one no longer exists
 */
export function usePreferredVersion(): string | null {
  const { versions } = useSiteData()
  const kept = useSyncExternalStore(
    subscribe,
    () => readStorage(STORAGE_KEYS.preferredVersion),
    () => null,
  )
  return versions.some(({ name }) => name === kept) ? kept : null
}
