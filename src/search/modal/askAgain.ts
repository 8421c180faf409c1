import { retype } from '../../site/retype'

/**
 * Has the modal show what its query finds by now. DocSearch asks again only when the reader types,
 * and then begins at the first result: a reader who has gone on to another one is left in peace.
 *
 * @param query the query that finds more; nothing happens when another one stands in the field
 */
export function askAgain(query: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')
  const results = [...document.querySelectorAll('.DocSearch-Hit')]
  const chosen = results.findIndex((result) => result.getAttribute('aria-selected') === 'true')
  if (field?.value !== query || chosen > 0) return
  retype(field)
}
