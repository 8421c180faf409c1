import { createElement, Fragment } from 'react'
import type { ElementType, ReactNode } from 'react'
import type { TreeNode, TreeProps } from '../docs/types'
import { withBase } from '../theme/Link'
import { ComponentBoundary } from './ComponentBoundary'
import { ELEMENTS, REGISTRY } from './registry'

/**
 * Renders a compiled body. Children are spread instead of passed as a list, so that no element
 * needs a key: the tree of a page never changes its order.
 *
 * @param nodes what the compiler made of an MDX file
 * @returns what React renders for it
 * @throws when the tree names a component that is not registered
 */
export function renderTree(nodes: TreeNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map(renderNode))
}

function renderNode(node: TreeNode): ReactNode {
  if (typeof node === 'string') return node
  const [name, props, ...children] = node
  if (/^[a-z]/.test(name)) {
    return createElement(ELEMENTS[name] ?? name, withFilePaths(props), ...children.map(renderNode))
  }
  return createElement(ComponentBoundary, { name }, renderComponent(name, props, children))
}

function renderComponent(name: string, props: TreeProps | null, tree: TreeNode[]): ReactNode {
  const registered = Object.hasOwn(REGISTRY, name)
    ? REGISTRY[name as keyof typeof REGISTRY]
    : undefined
  if (registered === undefined) {
    throw new Error(
      `The body uses <${name}>, which src/mdx/registry.tsx does not know. ` +
        `Known components: ${Object.keys(REGISTRY).join(', ')}.`,
    )
  }
  // Their props are literals from the content, which the build checks, not TypeScript.
  const component = registered.component as ElementType
  return registered.takesTree
    ? createElement(component, { ...props, tree, render: renderTree })
    : createElement(component, props, ...tree.map(renderNode))
}

/** Puts the path prefix in front of the files that an HTML element shows. */
function withFilePaths(props: TreeProps | null): TreeProps | null {
  if (props === null) return null
  const { src, poster } = props
  return {
    ...props,
    ...(typeof src === 'string' && { src: withBase(src) }),
    ...(typeof poster === 'string' && { poster: withBase(poster) }),
  }
}
