import type { AnchorHTMLAttributes } from 'react'
import { testSiteData } from './siteData'

/** Stands in for the module `gatsby`: `vi.mock('gatsby', () => import('./testing/gatsby'))`. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  // The mark tells a link of the router from others.
  // eslint-disable-next-line jsx-a11y/anchor-has-content
  return <a data-route="true" href={`${__BASE_PATH__}${to}`} {...rest} />
}

export function graphql(): null {
  return null
}

export function useStaticQuery() {
  // A copy: tests change the original, and the site data is unpacked once for each object.
  return { siteData: { ...testSiteData } }
}
