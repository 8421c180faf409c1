/**
 * The styles that are written into a page's HTML: only what the page uses. Gatsby writes all of
 * them into every page; here the rest comes as a file, which the browser reads once.
 */
import { parse } from 'postcss'
import type { AtRule, ChildNode, Root } from 'postcss'

/** Styles by address, parsed once for all pages. */
export type ParsedStyles = Map<string, Root>

const STYLE = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/g

const CLASS = /\.((?:\\.|[\w-])+)/g

/** Attributes whose values come from the content: no script ever sets another one. */
const CONTENT_ATTRIBUTES = ['data-kind', 'data-facet', 'data-admonition', 'data-level']

/** What stands in a page, as far as selectors can ask for it. */
export interface PageParts {
  classes: ReadonlySet<string>
  tags: ReadonlySet<string>
  /** `name=value` of {@link CONTENT_ATTRIBUTES}. */
  attributes: ReadonlySet<string>
}

/**
 * Shortens the inlined styles of a page to the rules that can apply to it, and links the whole
 * sheets at the end of the body, where they delay nothing.
 *
 * @param html the page as Gatsby wrote it
 * @param parsed cache of parsed styles, filled on the way
 * @returns the page; unchanged when it has no inlined styles
 */
export function inlineUsedStyles(html: string, parsed: ParsedStyles): string {
  const sheets: string[] = []
  let css = ''
  const rest = html.replace(STYLE, (_all, href: string, text: string) => {
    const root = parsed.get(href) ?? parse(text)
    parsed.set(href, root)
    sheets.push(href)
    css += usedRules(root, readParts(html))
    return ''
  })
  if (sheets.length === 0) return html
  // Without `data-href`: the loader of lazy styles must not take a part for the whole.
  const style = `<style>${usedProperties(css, html)}</style>`
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  return rest.replace('</head>', `${style}</head>`).replace('</body>', `${links}</body>`)
}

/**
 * @param html a page
 * @returns the classes, tags and content attributes in it
 */
export function readParts(html: string): PageParts {
  const classes = new Set<string>()
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of value.split(/\s+/)) classes.add(name)
  }
  const tags = new Set([...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, tag = '']) => tag))
  const attributes = new Set(
    CONTENT_ATTRIBUTES.flatMap((name) =>
      [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(
        ([, value = '']) => `${name}=${value}`,
      ),
    ),
  )
  return { classes, tags, attributes }
}

/**
 * @param root parsed styles
 * @param parts what stands in the page
 * @returns CSS of the rules that can apply; styles for paper come with the whole sheet
 */
export function usedRules(root: Root, parts: PageParts): string {
  return root.nodes.map((node) => usedNode(node, parts)).join('')
}

function usedNode(node: ChildNode, parts: PageParts): string {
  if (node.type === 'rule') {
    return node.selectors.some((selector) => isUsed(selector, parts)) ? node.toString() : ''
  }
  if (node.type === 'atrule' && node.params === 'print') return ''
  if (node.type === 'atrule' && isGroup(node)) {
    const inner = (node.nodes ?? []).map((child) => usedNode(child, parts)).join('')
    return inner === '' ? '' : `@${node.name} ${node.params}{${inner}}`
  }
  return node.type === 'comment' ? '' : `${node.toString()}${node.type === 'decl' ? ';' : ''}`
}

/** At-rules that hold rules, and not keyframes, fonts and the like. */
function isGroup({ name }: AtRule): boolean {
  return ['media', 'supports', 'container', 'layer'].includes(name)
}

/** Errs on the side of keeping: what stands in brackets (`:is()`, `:not()`) is not judged. */
function isUsed(selector: string, { classes, tags, attributes }: PageParts): boolean {
  const outer = withoutBrackets(selector)
  const wantedClasses = [...outer.matchAll(CLASS)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  )
  const wantedTags = [...outer.replace(CLASS, '').matchAll(/(?:^|[\s>+~])([a-z][a-z\d]*)/g)].map(
    ([, tag = '']) => tag,
  )
  const wantedAttributes = [...outer.matchAll(/\[([\w-]+)="?([^\]"]+)"?\]/g)]
  return (
    wantedClasses.every((name) => classes.has(name)) &&
    wantedTags.every((tag) => tags.has(tag)) &&
    wantedAttributes.every(
      ([, name = '', value = '']) =>
        !CONTENT_ATTRIBUTES.includes(name) || attributes.has(`${name}=${value}`),
    )
  )
}

function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutBrackets(shorter)
}

/** Drops custom properties that nothing in the page asks for, then those that only they used. */
function usedProperties(css: string, html: string): string {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value]) => value).join()
  const asked = new Set([...`${css}${styles}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const shorter = css.replace(/(--[\w-]+):[^;}]*;?/g, (all, name: string) =>
    asked.has(name) ? all : '',
  )
  return shorter === css ? css : usedProperties(shorter, html)
}
