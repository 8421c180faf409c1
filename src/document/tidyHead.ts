import { cloneElement, isValidElement } from 'react'
import type { ReactNode } from 'react'

interface HeadProps {
  rel?: string
  as?: string
}

/**
 * Sorts out what plugins and Gatsby put into the head. The HTML and its inlined styles are
 * complete without scripts, so their preloads must not compete with the first paint; and the
 * styles and the script of GatsbyImage serve a component that this site does not use (its images
 * are plain `<picture>` elements made from the same data). Which program made the page is of no use
 * to readers.
 *
 * @param components the head
 * @returns the same, script preloads at low priority, without GatsbyImage's parts and the generator
 */
export function tidyHead(components: readonly ReactNode[]): ReactNode[] {
  return components
    .filter(
      (component) =>
        !(
          isValidElement(component) &&
          /^(?:gatsby-image-style|generator)/.test(String(component.key))
        ),
    )
    .map((component) =>
      isValidElement<HeadProps>(component) &&
      component.type === 'link' &&
      component.props.rel === 'preload' &&
      (component.props.as === 'script' || component.props.as === 'fetch')
        ? cloneElement(component, { fetchPriority: 'low' } as HeadProps)
        : component,
    )
}
