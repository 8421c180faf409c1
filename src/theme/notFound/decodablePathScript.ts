/**
 * The script in the head of the not-found page. The router decodes the address as soon as its
 * code runs and throws when that cannot be done (`/%E0%A4%A`), which would leave the page
 * without any script. So such an address is escaped first.
 *
 * @returns the text of an inline script
 */
export function decodablePathScript(): string {
  return (
    '(function(l){try{decodeURI(l.pathname)}catch(e){' +
    'history.replaceState(null,"",l.pathname.replace(/%/g,"%25")+l.search+l.hash)}})(location)'
  )
}
