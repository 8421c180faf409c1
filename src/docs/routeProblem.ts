/** Which routes content may ask for: none that leads out of the site or to one of its own files. */

/** Folders and files that the build writes, or that the site's own pages have. */
const OWN = new Set([
  ...['404', 'dev-404-page', '_gatsby', 'page-data', 'slices', 'static'],
  ...['sitemap.xml', 'robots.txt', 'manifest.webmanifest', 'build-info.json', '_headers'],
  ...[
    'llms.txt',
    'llms-full.txt',
    'licences.txt',
    'search-names.json',
    'search-pages.json',
    'search-texts.json',
    'apple-touch-icon.png',
    'favicon.ico',
    'favicon.svg',
  ],
])

/** Endings of the files that stand beside pages: a folder of that name would be in their way. */
const FILE = /(\.(?:html?|md|json|txt|xml|m?js|map|css|svg|ico|webmanifest))(?:\/|$)/i

/** Signs that mean something in an address, in HTML or to a file system. */
const SIGNS = /[\\?#%<>"\u0000-\u001f\u007f]/

/**
 * @param route path that starts with `/`, in the form that routes have
 * @returns what is wrong with it, as the rest of a sentence; undefined when nothing is
 */
export function routeProblem(route: string): string | undefined {
  const parts = route.split('/').slice(1)
  if (parts.some((part) => part === '.' || part === '..')) return 'leads out of the site'
  const [sign] = SIGNS.exec(route) ?? []
  if (sign !== undefined) return `has ${JSON.stringify(sign)} in it`
  if (parts.some((part) => part !== part.trim())) return 'has a blank at the edge of a part'
  if (OWN.has((parts[0] ?? '').toLowerCase())) return 'is one of the site itself'
  const [, ending] = FILE.exec(route) ?? []
  if (ending !== undefined) {
    return `has a part that ends with "${ending}", as the files of pages and of the site do`
  }
  return undefined
}

/**
 * @param route a route with a problem
 * @returns one without, so that the rest of the site can be shown
 */
export function tameRoute(route: string): string {
  const parts = route
    .replace(new RegExp(FILE, 'gi'), (_all, ending: string) => `${ending.replace('.', '-')}/`)
    .split('/')
    .map((part) => part.replace(new RegExp(SIGNS, 'g'), '-').trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  const tame = `/${parts.join('/')}`
  return routeProblem(tame) === undefined ? tame : `/-${tame.slice(1)}`
}
