/** Nodes of HTML that the compiler makes itself. */
import type { AnyNode } from './nodes'

/** @param value words, as they are read */
export const text = (value: string): AnyNode => ({ type: 'text', value })

/**
 * @param tagName of HTML or SVG
 * @param properties attributes; those of SVG as React spells them
 * @param children what stands in the element
 */
export function element(
  tagName: string,
  properties: Record<string, unknown>,
  ...children: AnyNode[]
): AnyNode {
  return { type: 'element', tagName, properties, children }
}

/** @param sentence words with back ticks around names */
export function inCode(sentence: string): AnyNode[] {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? element('code', {}, text(part)) : text(part)))
}
