/** What hosts send with the site's files, beyond the policy that stands in each page. */

/** For every answer. `frame-ancestors` works in a header alone; two policies both hold. */
const EVERYWHERE: readonly [name: string, value: string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  ],
  ['Content-Security-Policy', "frame-ancestors 'none'; base-uri 'none'"],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]

/** Files that stand beside pages: a picture that is opened by itself must not run its scripts. */
const FILES: readonly [name: string, value: string][] = [
  ['Cache-Control', 'public, max-age=31536000, immutable'],
  ['Content-Security-Policy', "script-src 'none'"],
]

/** For programs, which may run on other sites. */
const OPEN: readonly [name: string, value: string][] = [['Access-Control-Allow-Origin', '*']]

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read, and this site's own server.
 *
 * @param pathPrefix of the site without trailing slash; empty at the root
 * @returns its text
 */
export function hostHeaders(pathPrefix: string): string {
  const rules: [pattern: string, headers: readonly [string, string][]][] = [
    ['/*', EVERYWHERE],
    [`${pathPrefix}/static/*`, FILES],
    [`${pathPrefix}/api/*`, OPEN],
    [`${pathPrefix}/schemas/*`, OPEN],
  ]
  return rules
    .map(([pattern, headers]) =>
      [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n')
}
