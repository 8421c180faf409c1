/** Plain Markdown must not lose text that only looks like a tag: `/give <player>`. */
import type { AnyNode } from './nodes'

const HTML_TAGS = new Set(
  (
    'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col ' +
    'colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 ' +
    'h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta ' +
    'meter nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script ' +
    'search section select slot small source span strong style sub summary sup table tbody td template textarea tfoot ' +
    'th thead time title tr track u ul var video wbr center font big strike tt svg path g circle rect line polyline ' +
    'polygon ellipse text defs use symbol tabs tabitem'
  ).split(' '),
)

/**
 * Turns raw HTML nodes whose tags are not HTML's into text; where a node has tags of both kinds,
 * only the unknown ones become text. Names with `-` (`<kit-name>`) are placeholders far more
 * often than custom elements, which no script of this site would bring to life.
 *
 * @param node Markdown tree, changed in place
 */
export function keepUnknownTagsAsText(node: AnyNode): void {
  // Even an empty field would make it a parent for those who look for one.
  if (!node.children) return
  node.children = node.children.map((child) => {
    if (child.type !== 'html' || typeof child.value !== 'string') {
      keepUnknownTagsAsText(child)
      return child
    }
    const known = [...child.value.matchAll(TAG)].map(([, , name = '']) => isHtmlTag(name))
    if (known.every((one) => one)) return child
    if (known.includes(true)) return { ...child, value: escapeUnknownTags(child.value) }
    const text: AnyNode = { type: 'text', value: child.value, position: child.position }
    return FLOW_PARENTS.has(node.type)
      ? { type: 'paragraph', children: [text], position: child.position }
      : text
  })
}

const FLOW_PARENTS = new Set([
  'root',
  'blockquote',
  'listItem',
  'containerDirective',
  'footnoteDefinition',
])

/** A tag's start: `<`, an optional `/`, its name. */
const TAG = /<(\/?)([A-Za-z][\w-]*)/g

function isHtmlTag(name: string): boolean {
  return HTML_TAGS.has(name.toLowerCase())
}

function escapeUnknownTags(html: string): string {
  return html.replace(TAG, (all, slash: string, name: string) =>
    isHtmlTag(name) ? all : `&lt;${slash}${name}`,
  )
}
