/** HTML that would make content run code, or change the page around it: content is data. */
import { propText } from '../propText'
import type { AnyNode } from './nodes'

/** Elements that speak for the whole document, run something, or hold what no reader sees. */
const ELEMENTS = new Set(
  (
    'html head body title base meta link style object embed applet frame frameset noscript ' +
    'template portal'
  ).split(' '),
)

/** Names that React and browsers make elements of; what an HTML parser takes for one may be more. */
const ELEMENT_NAME = /^[a-z][\w.:-]*$/i

/** Elements without an end; React refuses anything in them. */
const EMPTY = new Set(
  'area br col embed hr img input keygen link meta param source track wbr menuitem'.split(' '),
)

/** Attributes that are HTML or React's own, in lower case; handlers begin with `on`. */
const ATTRIBUTES = new Set(
  'srcdoc dangerouslysetinnerhtml innerhtml ref key children is'.split(' '),
)

/** What a page of another site may do in a frame. It cannot lead the page around it away. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation'

/**
 * @param tag name of an element
 * @param properties its attributes
 * @param around what it stands in
 * @returns why it may not stand in content; undefined when it may
 */
export function refusal(
  tag: string,
  properties: Record<string, unknown>,
  { isInSvg, isFilled }: { isInSvg: boolean; isFilled: boolean },
): string | undefined {
  if (!ELEMENT_NAME.test(tag)) {
    return `"<${tag.slice(0, 40)}" is no tag: write &lt; for the sign in text, or put it in backticks.`
  }
  if (EMPTY.has(tag) && isFilled) return `<${tag}> holds nothing: end it with "/>".`
  // Drawings have titles of their own.
  if (tag === 'title' && isInSvg) return undefined
  if (ELEMENTS.has(tag)) return `<${tag}> has no place in content: it is about the page around it.`
  if (tag !== 'iframe') return undefined
  const source = propText(properties.src) ?? ''
  return /^https:\/\//i.test(source)
    ? undefined
    : '<iframe> needs a src that begins with "https://"; what is in srcdoc is not shown.'
}

/**
 * @param name of an attribute, in any case
 * @returns whether it is left out
 */
export function isRefusedAttribute(name: string): boolean {
  return /^on/i.test(name) || ATTRIBUTES.has(name.toLowerCase())
}

/**
 * @param node an `<iframe>`
 * @returns the same, shut in
 */
export function sandboxed(node: AnyNode): AnyNode {
  const field = node.type === 'element' ? 'properties' : 'props'
  return { ...node, [field]: { ...node[field], sandbox: SANDBOX, referrerPolicy: 'no-referrer' } }
}
