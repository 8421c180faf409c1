/**
 * Local storage that may be missing, full or refused. The first failure is logged once; every
 * feature then falls back to nothing.
 */
let reported = false

function report(error: unknown): void {
  if (reported) return
  reported = true
  console.warn('Browser storage is not available; choices will not be remembered.', error)
}

/**
 * @param key storage key
 * @returns the stored text, or null when there is none or storage is not available
 */
export function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch (error) {
    report(error)
    return null
  }
}

/**
 * @param key storage key
 * @param value text to keep; null removes the key
 */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch (error) {
    report(error)
  }
}

/** Keys under which the site keeps a reader's choices. */
export const STORAGE_KEYS = {
  /** `light` or `dark`; the name is that of Docusaurus, so that a choice made there holds. */
  theme: 'theme',
  /** Id of the announcement that was last shown. */
  announcementId: 'docs.announcement.id',
  /** `true` once that announcement was dismissed. */
  announcementDismissed: 'docs.announcement.dismissed',
  /** Chosen docs version, one key for each docs plugin; ours is called `default`. */
  preferredVersion: 'docs-preferred-version-default',
  /** Prefix of tab choices; the tabs' `groupId` follows. */
  tabs: 'docs.tab.',
} as const
