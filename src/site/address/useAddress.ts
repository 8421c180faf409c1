import { useSyncExternalStore } from 'react'
import { followAddress } from './address'

/**
 * Follows a part of the page's address.
 *
 * @param read takes the part out of the address
 * @returns the part; nothing on the server and while the page takes over its HTML
 */
export function useAddress(read: (address: Location) => string): string {
  return useSyncExternalStore(
    followAddress,
    () => read(window.location),
    () => '',
  )
}
