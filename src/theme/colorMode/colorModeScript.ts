import { STORAGE_KEYS } from '../../site/storage'

/**
 * The script that runs in the head, before the first paint: it shows the kept colour mode and tells
 * the styles that scripts run. The system's preference is ignored: light is how the site greets
 * everybody.
 *
 * @param defaultMode mode for readers who have not chosen one
 * @returns the text of an inline script
 */
export function colorModeScript(defaultMode: 'light' | 'dark'): string {
  // Whatever else is kept, it is the default mode that shows. Each byte is paid for in every page.
  const other = defaultMode === 'light' ? 'dark' : 'light'
  return (
    `((d,m)=>{d.js="";try{m=localStorage.${STORAGE_KEYS.theme}}catch{}` +
    `d.theme=m=="${other}"?m:"${defaultMode}"})(document.documentElement.dataset)`
  )
}
