import { STORAGE_KEYS } from '../../site/storage'

/**
 * The script that runs in the head, before the first paint: it hides an announcement that was
 * dismissed, so that nothing moves, and forgets the dismissal when the id is a new one.
 *
 * @param id id of the announcement
 * @returns the text of an inline script
 */
export function announcementScript(id: string): string {
  // A "</script>" in the id must not end the script.
  const text = JSON.stringify(id).replace(/</g, '\\u003c')
  const { announcementId, announcementDismissed } = STORAGE_KEYS
  return (
    `try{(function(s,i,a,b){if(s.getItem(a)!==i){s.setItem(a,i);s.setItem(b,"false")}` +
    `if(s.getItem(b)==="true")document.documentElement.dataset.announcementDismissed=""` +
    `})(localStorage,${text},"${announcementId}","${announcementDismissed}")}catch(e){}`
  )
}
