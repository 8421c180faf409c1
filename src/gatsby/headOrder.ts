import { cloneElement, isValidElement } from 'react'
import type { ReactNode } from 'react'

interface LinkProps {
  rel?: string
  as?: string
}

/**
 * The HTML and its inlined styles are complete without scripts: they must not compete with the
 * first paint. Gatsby preloads them at high priority.
 *
 * @param components Gatsby's head
 * @returns the same with script preloads at low priority
 */
export function lowerScriptPriority(components: readonly ReactNode[]): ReactNode[] {
  return components.map((component) =>
    isValidElement<LinkProps>(component) &&
    component.type === 'link' &&
    component.props.rel === 'preload' &&
    (component.props.as === 'script' || component.props.as === 'fetch')
      ? cloneElement(component, { fetchPriority: 'low' } as LinkProps)
      : component,
  )
}
