/**
 * The script in the head of the not-found page. Gatsby decodes the address twice as soon as its
 * code runs, and throws when that cannot be done (`/%E0%A4%A`, `/100%25`), which would leave the
 * page without any script. So another sign takes their place first:
 * without any, `/effects/%` would become the address of a page. Two slashes in front would make
 * the address one of another site, which browsers refuse.
 *
 * @returns the text of an inline script
 */
export function decodablePathScript(): string {
  return (
    '(function(l){try{decodeURIComponent(decodeURIComponent(l.pathname))}catch(e){' +
    'history.replaceState(null,"",l.pathname.replace(/^\\/+/,"/").replace(/%/g,"~")+l.search+l.hash)}})(location)'
  )
}
