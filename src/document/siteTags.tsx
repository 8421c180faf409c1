import { cloneElement } from 'react'
import type { ReactElement } from 'react'

interface TagProps {
  'data-site'?: string
  'data-react-helmet'?: string
}

/**
 * Lets the tags stay that every page has: react-helmet would take out of the head whatever it has
 * written there and is not told again, and the scripts of a page tell of that page alone.
 *
 * @param tags what react-helmet has collected
 * @returns the same; those marked by `data-site` as tags of nobody
 */
export function letSiteTagsStay(tags: ReactElement): ReactElement[] {
  return (tags as unknown as ReactElement<TagProps>[]).map((tag) =>
    tag.props['data-site'] === undefined
      ? tag
      : cloneElement(tag, { 'data-site': undefined, 'data-react-helmet': undefined }),
  )
}
