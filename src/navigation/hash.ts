/**
 * The router decodes the hash in order to scroll to it, and one like `#100%` would empty the page.
 *
 * @param address an address or the end of one
 * @returns the same, without its hash if that cannot be decoded
 */
export function withoutBadHash(address: string): string {
  const [rest = '', hash] = address.split(/#(.*)/s)
  try {
    decodeURIComponent(hash ?? '')
    return address
  } catch {
    return rest
  }
}

/**
 * @param hash of an address, with its sign; empty for none
 * @returns the element that it names
 */
export function hashTarget(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
}

/** Takes a hash that cannot be decoded out of the browser's address. */
export function dropBadHash(): void {
  const { href } = window.location
  const address = withoutBadHash(href)
  if (address !== href) window.history.replaceState(window.history.state, '', address)
}
