import { readStorage, STORAGE_KEYS, writeStorage } from '../../site/storage'

/*
 * The chosen tab of each group, shared by all Tabs on the page and by all browser tabs. Kept in
 * memory as well, so that a choice holds for the visit where storage is refused.
 */
const choices = new Map<string, string | null>()
const listeners = new Set<() => void>()

function onStorage({ key, newValue }: StorageEvent): void {
  // A null key: the whole storage was cleared.
  if (key === null) choices.clear()
  else if (key.startsWith(STORAGE_KEYS.tabs)) {
    choices.set(key.slice(STORAGE_KEYS.tabs.length), newValue)
  }
  listeners.forEach((notify) => notify())
}

/**
 * @param notify called after a choice changed, here or in another browser tab
 * @returns a function that ends the subscription
 */
export function subscribeToTabs(notify: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/**
 * @param groupId the group
 * @returns value of the tab that the reader chose, or null
 */
export function readTab(groupId: string): string | null {
  let choice = choices.get(groupId)
  if (choice === undefined) {
    choice = readStorage(STORAGE_KEYS.tabs + groupId)
    choices.set(groupId, choice)
  }
  return choice
}

/**
 * @param groupId the group
 * @param value the chosen tab, to be shown by all Tabs of the group and remembered
 */
export function chooseTab(groupId: string, value: string): void {
  choices.set(groupId, value)
  writeStorage(STORAGE_KEYS.tabs + groupId, value)
  listeners.forEach((notify) => notify())
}
