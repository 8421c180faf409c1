import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** @returns false on the server and while the page takes over its HTML, true ever after */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
