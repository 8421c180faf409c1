import { createElement, Fragment } from 'react'
import type { ElementType, ReactNode } from 'react'
import type { TreeNode, TreeProps } from '../docs/tree'
import { withBase } from '../site/basePath'
import { ComponentBoundary } from './ComponentBoundary'
import { ELEMENTS } from './registry'
import type { Registry } from './registry'

/** Renders a compiled body. */
export type TreeRenderer = (nodes: TreeNode[]) => ReactNode

/**
 * Makes a renderer for compiled bodies. Children are spread instead of passed as a list, so that
 * no element needs a key: the tree of a page never changes its order.
 *
 * @param registry components that the bodies may name
 * @returns a function from what the compiler made of an MDX file to what React renders for it; it
 *   throws when the tree names a component that is not registered
 */
export function treeRenderer(registry: Registry): TreeRenderer {
  const render: TreeRenderer = (nodes) => createElement(Fragment, null, ...nodes.map(renderNode))

  function renderNode(node: TreeNode): ReactNode {
    if (typeof node === 'string') return node
    const [name, props, ...children] = node
    if (/^[a-z]/.test(name)) {
      return createElement(
        ELEMENTS.get(name) ?? name,
        withFilePaths(props),
        ...children.map(renderNode),
      )
    }
    return createElement(ComponentBoundary, { name }, renderComponent(name, props, children))
  }

  function renderComponent(name: string, props: TreeProps | null, tree: TreeNode[]): ReactNode {
    const registered = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (registered === undefined) {
      throw new Error(
        `The body uses <${name}>, which the template of its page does not know. ` +
          `Known components: ${Object.keys(registry).join(', ')}.`,
      )
    }
    // Their props are literals from the content, which the build checks, not TypeScript.
    const component = registered.component as ElementType
    return registered.takesTree
      ? createElement(component, { ...props, tree, render })
      : createElement(component, props, ...tree.map(renderNode))
  }

  return render
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
