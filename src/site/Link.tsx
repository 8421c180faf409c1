import { Link as GatsbyLink } from 'gatsby'
import type { AnchorHTMLAttributes } from 'react'
import { leavesSite } from '../text/leavesSite'
import { withBase } from './basePath'

/** Files that the static host answers, which the router must not try to open as a page. */
function isFile(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? ''
  return /\.[a-z][a-z\d]{1,4}$/i.test(path)
}

/**
 * The one link component: routes go through Gatsby (prefetch, path prefix), everything else is
 * a plain anchor.
 */
export function Link({
  href = '',
  ref: _ref,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: unknown }) {
  const isExternal = leavesSite(href)
  if (isExternal || href.startsWith('#')) {
    // The text comes with the rest of the props.
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    return <a href={href} {...(isExternal ? { rel: 'noopener' } : {})} {...rest} />
  }
  if (isFile(href)) {
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    return <a href={withBase(href)} {...rest} />
  }
  return <GatsbyLink to={href} {...rest} />
}
