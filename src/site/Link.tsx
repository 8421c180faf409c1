import { Link as GatsbyLink } from 'gatsby'
import { useContext } from 'react'
import type { AnchorHTMLAttributes } from 'react'
import { leavesSite } from '../text/leavesSite'
import { withBase } from './basePath'
import { PlainLinks } from './contexts/plainLinks'
import { isFile } from './isFile'

/**
 * The one link component: routes go through Gatsby (prefetch, path prefix), everything else is
 * a plain anchor.
 */
export function Link({
  href = '',
  ref: _ref,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: unknown }) {
  const isPlain = useContext(PlainLinks)
  const isExternal = leavesSite(href)
  if (isExternal || href.startsWith('#')) {
    // Only a new tab could reach back to its opener.
    const isTab = isExternal && rest.target !== undefined
    // The text comes with the rest of the props.
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    return <a href={href} {...(isTab ? { rel: 'noopener' } : {})} {...rest} />
  }
  if (isPlain || isFile(href)) {
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    return <a href={withBase(href)} {...rest} />
  }
  return <GatsbyLink to={href} {...rest} />
}
