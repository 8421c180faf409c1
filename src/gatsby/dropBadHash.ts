/*
 * Imported for its effect, before the router reads the address: Gatsby decodes the hash in order
 * to scroll to it, and an address that ends in something like `#100%` would empty the page.
 */
const { hash, pathname, search } = window.location
try {
  decodeURI(hash)
} catch {
  window.history.replaceState(window.history.state, '', `${pathname}${search}`)
}

export {}
