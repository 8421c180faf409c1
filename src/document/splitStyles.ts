import { isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { InlinedSheet } from './pageStyles'

interface StyleProps {
  'data-href'?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/**
 * Takes the style sheets out of what Gatsby puts into the head (`cache-dir/static-entry.js`).
 *
 * @param components the head
 * @returns the rest of the head, and the sheets in their order
 */
export function splitStyles(components: ReactNode): {
  rest: ReactNode[]
  sheets: InlinedSheet[]
} {
  const all = Array.isArray(components) ? (components as ReactNode[]) : [components]
  const rest: ReactNode[] = []
  const sheets: InlinedSheet[] = []
  for (const component of all) {
    const { href, css } = readStyle(component)
    if (href !== undefined && css !== undefined) sheets.push({ href, css })
    else rest.push(component)
  }
  return { rest, sheets }
}

function readStyle(component: ReactNode): Partial<InlinedSheet> {
  if (!isValidElement(component) || component.type !== 'style') return {}
  const { props } = component as ReactElement<StyleProps>
  return { href: props['data-href'], css: props.dangerouslySetInnerHTML?.__html }
}
