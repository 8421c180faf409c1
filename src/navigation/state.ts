import { useSyncExternalStore } from 'react'

/** What the frame shows of a navigation: nothing, that it takes long, or that it failed. */
export type NavigationState =
  { kind: 'slow' } | { kind: 'failed'; error: Error; retry: () => void } | null

let state: NavigationState = null
const listeners = new Set<() => void>()

/** @returns the state of the latest navigation */
export const navigationState = () => state

/** @param next new state, shown by everything that uses {@link useNavigationState} */
export function setNavigationState(next: NavigationState): void {
  if (next === state) return
  state = next
  listeners.forEach((notify) => notify())
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** @returns the state of the latest navigation; null on the server */
export function useNavigationState(): NavigationState {
  return useSyncExternalStore(subscribe, navigationState, () => null)
}
