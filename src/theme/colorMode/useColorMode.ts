import { useEffect, useSyncExternalStore } from 'react'
import { usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'
import { readStorage, STORAGE_KEYS, writeStorage } from '../../site/storage'

export type ColorMode = 'light' | 'dark'

/** Told on the window when the mode of this tab changes. */
const CHANGED = 'docs:color-mode'

function shownMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

function show(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode
  window.dispatchEvent(new Event(CHANGED))
}

function setColorMode(mode: ColorMode): void {
  writeStorage(STORAGE_KEYS.theme, mode)
  show(mode)
}

function subscribe(notify: () => void): () => void {
  const followOtherTab = ({ key }: StorageEvent) => {
    // Without a key: anything may have changed.
    if (key !== null && key !== STORAGE_KEYS.theme) return
    const mode = readStorage(STORAGE_KEYS.theme)
    if (mode === 'light' || mode === 'dark') show(mode)
  }
  window.addEventListener(CHANGED, notify)
  window.addEventListener('storage', followOtherTab)
  return () => {
    window.removeEventListener(CHANGED, notify)
    window.removeEventListener('storage', followOtherTab)
  }
}

/**
 * The colour mode, the same in all components and browser tabs. `data-theme` on the root element
 * is the truth; `colorModeScript` sets it first. The meta element for the browser's own colours
 * follows the mode.
 *
 * @returns the mode that is shown, and a function that changes and keeps it
 */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const { colorMode, themeColor } = useSiteData()
  const { route } = usePageInfo()
  const mode = useSyncExternalStore(subscribe, shownMode, () => colorMode.defaultMode)
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (meta) meta.content = themeColor[mode]
    // Each change of the page may write the default mode's colour again.
  }, [mode, route, themeColor])
  return [mode, setColorMode]
}
