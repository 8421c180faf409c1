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
  return (
    `(function(d,m){d.js="";try{m=localStorage.getItem("${STORAGE_KEYS.theme}")}catch(e){}` +
    `d.theme=m==="light"||m==="dark"?m:"${defaultMode}"})(document.documentElement.dataset)`
  )
}
