/**
 * The styles that are written into a page's HTML: only what the page uses. Gatsby writes all of
 * them into every page; here the rest comes as a file, which the browser reads once.
 */
import { parse } from 'postcss'
import type { AtRule, ChildNode, Rule } from 'postcss'

/** What a selector asks for, apart from what stands in brackets. */
interface Wanted {
  classes: readonly string[]
  tags: readonly string[]
  /** `name` or `name=value` of {@link CONTENT_ATTRIBUTES}. */
  attributes: readonly string[]
  /** Lists in the selector, of each of which one has to fit. */
  lists: readonly (readonly Wanted[])[]
}

/** A selector, which may be written shorter where a page lacks some of what it lists. */
interface Selector {
  wanted: Wanted
  /** Its text; between each two pieces stands a list of which any one may fit. */
  pieces: readonly string[]
  lists: readonly (readonly { css: string; wanted: Wanted }[])[]
}

/** A piece of a style sheet, taken apart once for all pages. */
type StylePart =
  | { type: 'always'; css: string }
  | { type: 'keyframes'; css: string; name: string }
  | { type: 'rule'; selectors: readonly Selector[]; body: string }
  | { type: 'group'; head: string; parts: readonly StylePart[] }

/** A style sheet, taken apart once for all pages. */
interface StyleSheet {
  parts: readonly StylePart[]
  /** Every class, tag and attribute that one of its selectors asks for. */
  asked: PageParts
  /** Its rules for the pages so far, by what of {@link asked} stands in them. */
  used: Map<string, string>
}

/** What is worked out once for many pages, filled on the way. */
export interface StyleCache {
  /** By address. */
  sheets: Map<string, StyleSheet>
  /** Rules without properties that nothing asks for, by the rules and what the page asks for. */
  shortened: Map<string, string>
}

/** @returns an empty cache for {@link firstPaintStyles} */
export function createStyleCache(): StyleCache {
  return { sheets: new Map(), shortened: new Map() }
}

/**
 * What a pointer or the keyboard brings about, or a script that has measured code: nothing that the
 * first paint needs.
 */
const ACTION = /:(?:hover|active|focus(?:-visible|-within)?|:selection)(?![\w-])|pre\[tabindex\]/

/** For browsers that run no scripts: they read the whole sheet, and the others need none of it. */
const NO_SCRIPT = 'html:not([data-js])'

/** What shows only when something is done: it can wait for the whole sheet. */
const LATER = [
  'transition',
  'cursor',
  'user-select',
  '-webkit-user-select',
  'overscroll-behavior',
  'scroll-behavior',
  'outline-offset',
  'tab-size',
  '-moz-tab-size',
  'scrollbar-width',
  'pointer-events',
  'scrollbar-color',
  'forced-color-adjust',
  'text-decoration-thickness',
  'text-underline-offset',
]

/** Styles for paper and for colours of the system, and those that stop movements: none are of the first paint. */
const LATER_MEDIA = /^(?:print|\(forced-colors: ?active\)|\(prefers-reduced-motion: ?reduce\))$/

const CLASS = /\.((?:\\.|[\w-])+)/g

/** Attributes whose values come from the content: no script ever sets another one. */
const CONTENT_ATTRIBUTES = [
  'dir',
  'data-kind',
  'data-facet',
  'data-admonition',
  'data-level',
  'data-layout',
  'data-footnote-ref',
  'data-footnotes',
  'data-numbered',
  // What a reader opens is styled by the whole sheet by then.
  'open',
]

const CONTENT_ATTRIBUTE = new RegExp(`\\s(${CONTENT_ATTRIBUTES.join('|')})="([^"]*)"`, 'g')

/** A list of which one must fit, unless something is nested in it. */
const LIST = /:(?:is|where)\(([^()]*)\)/g

/** What stands in a page, as far as selectors can ask for it. */
export interface PageParts {
  classes: ReadonlySet<string>
  tags: ReadonlySet<string>
  /** `name` and `name=value` of {@link CONTENT_ATTRIBUTES}. */
  attributes: ReadonlySet<string>
}

/** A style sheet that Gatsby would write into the page. */
export interface InlinedSheet {
  href: string
  css: string
}

/**
 * @param sheets the style sheets of a page, in their order
 * @param html the page, or what selectors can ask for of it
 * @param cache what was worked out for other pages, filled on the way
 * @returns the rules that can apply to the page before the reader does anything
 */
export function firstPaintStyles(
  sheets: readonly InlinedSheet[],
  html: string,
  cache: StyleCache,
): string {
  const parts = readParts(html)
  const css = sheets.map(({ href, css: text }) => {
    const sheet = cache.sheets.get(href) ?? styleSheet(text)
    cache.sheets.set(href, sheet)
    return rulesFor(sheet, parts)
  })
  return usedProperties(css.join(''), html, cache)
}

function styleSheet(css: string): StyleSheet {
  const parts = parseStyles(css)
  const asked = {
    classes: new Set<string>(),
    tags: new Set<string>(),
    attributes: new Set<string>(),
  }
  const add = (wanted: Wanted): void => {
    for (const name of wanted.classes) asked.classes.add(name)
    for (const tag of wanted.tags) asked.tags.add(tag)
    for (const attribute of wanted.attributes) asked.attributes.add(attribute)
    wanted.lists.flat().forEach(add)
  }
  const addPart = (part: StylePart): void => {
    if (part.type === 'rule') part.selectors.forEach(({ wanted }) => add(wanted))
    else if (part.type === 'group') part.parts.forEach(addPart)
  }
  parts.forEach(addPart)
  return { parts, asked, used: new Map() }
}

/** Most pages of a site consist of the same things: their rules are picked once. */
function rulesFor({ parts, asked, used }: StyleSheet, page: PageParts): string {
  const key = (['classes', 'tags', 'attributes'] as const)
    .map((name) => [...asked[name]].map((one) => (page[name].has(one) ? 1 : 0)).join(''))
    .join(' ')
  const css = used.get(key) ?? usedRules(parts, page)
  used.set(key, css)
  return css
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
  const tags = new Set<string>()
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z\d]*)/g)) tags.add(tag)
  const attributes = new Set(
    [...html.matchAll(CONTENT_ATTRIBUTE)].flatMap(([, name = '', value = '']) => [
      name,
      `${name}=${value}`,
    ]),
  )
  return { classes, tags, attributes }
}

/**
 * @param css text of a style sheet
 * @returns its pieces with what they ask for; what can wait is left to the whole sheet
 */
export function parseStyles(css: string): readonly StylePart[] {
  return parse(css).nodes.flatMap(stylePart)
}

function stylePart(node: ChildNode): StylePart[] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') {
    const selectors = node.selectors.filter(
      (selector) => !selector.includes(NO_SCRIPT) && !ACTION.test(withoutBrackets(selector)),
    )
    const body = firstPaint(node)
    return body === '' ? [] : [{ type: 'rule', body, selectors: selectors.map(readSelector) }]
  }
  if (node.type === 'atrule' && LATER_MEDIA.test(node.params)) return []
  if (node.type === 'atrule' && isGroup(node)) {
    const parts = (node.nodes ?? []).flatMap(stylePart)
    return [{ type: 'group', head: `@${node.name} ${node.params}`, parts }]
  }
  if (node.type === 'atrule' && node.name.endsWith('keyframes')) {
    return [{ type: 'keyframes', css: node.toString(), name: node.params }]
  }
  return [{ type: 'always', css: `${node.toString()}${node.type === 'decl' ? ';' : ''}` }]
}

/** What a rule declares, without what can wait; empty when nothing is left. */
function firstPaint(rule: Rule): string {
  const short = rule.clone({ selector: '' })
  short.walkDecls((decl) => {
    if (LATER.includes(decl.prop)) decl.remove()
    // Blanks are kept in custom properties alone, where they mean as little.
    decl.raws.between = ':'
    if (decl.variable) decl.value = decl.value.trim().replace(/,\s+/g, ',')
  })
  return short.nodes.length === 0 ? '' : short.toString()
}

function readSelector(css: string): Selector {
  const pieces: string[] = []
  const lists: { css: string; wanted: Wanted }[][] = []
  let end = 0
  for (const { 0: all, 1: list = '', index } of css.matchAll(LIST)) {
    const items = list.split(',').map((item) => ({ css: item, wanted: wantedBy(item) }))
    // An item less must not change which of two rules wins.
    if (!all.startsWith(':where') && new Set(items.map(weight)).size > 1) continue
    const start = index + all.indexOf('(') + 1
    pieces.push(css.slice(end, start))
    lists.push(items)
    end = start + list.length
  }
  return { wanted: wantedBy(css), pieces: [...pieces, css.slice(end)], lists }
}

/** What two items have in common that count alike. */
function weight({ css, wanted: { classes, tags } }: { css: string; wanted: Wanted }): string {
  const attributes = css.match(/\[/g)?.length ?? 0
  return [classes.length, tags.length, attributes, css.includes(':')].join()
}

/** At-rules that hold rules, and not keyframes, fonts and the like. */
function isGroup({ name }: AtRule): boolean {
  return ['media', 'supports', 'container', 'layer'].includes(name)
}

/** Errs on the side of keeping: what stands in brackets is not judged, apart from {@link LIST}. */
function wantedBy(selector: string): Wanted {
  const outer = withoutBrackets(selector)
  return {
    classes: [...outer.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
    tags: [...outer.replace(CLASS, '').matchAll(/(?:^|[\s>+~])([a-z][a-z\d]*)/g)].map(
      ([, tag = '']) => tag,
    ),
    attributes: [...outer.matchAll(/\[([\w-]+)(?:="?([^\]"]+)"?)?\]/g)]
      .filter(([, name = '']) => CONTENT_ATTRIBUTES.includes(name))
      .map(([, name = '', value]) => (value === undefined ? name : `${name}=${value}`)),
    lists: [...selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(LIST)].map(
      ([, list = '']) => list.split(',').map(wantedBy),
    ),
  }
}

/**
 * @param sheet styles as {@link parseStyles} returns them
 * @param page what stands in the page
 * @returns CSS of the rules that can apply before the reader does anything
 */
export function usedRules(sheet: readonly StylePart[], page: PageParts): string {
  const css = usedParts(sheet, page)
  const frames = sheet.flatMap((part) =>
    part.type === 'keyframes' && new RegExp(`\\b${part.name}\\b`).test(css) ? part.css : [],
  )
  return css + frames.join('')
}

function usedParts(sheet: readonly StylePart[], page: PageParts): string {
  return sheet.map((part) => usedPart(part, page)).join('')
}

function usedPart(part: StylePart, page: PageParts): string {
  if (part.type === 'always') return part.css
  if (part.type === 'keyframes') return ''
  if (part.type === 'rule') {
    const isUsed = isUsedIn(page)
    const used = part.selectors.filter(({ wanted }) => isUsed(wanted))
    const selectors = used.map((selector) => shortSelector(selector, isUsed))
    return used.length === 0 ? '' : `${selectors.join()}${part.body}`
  }
  const inner = usedParts(part.parts, page)
  return inner === '' ? '' : `${part.head}{${inner}}`
}

/** The selector without what its lists name and the page lacks. */
function shortSelector({ pieces, lists }: Selector, isUsed: (wanted: Wanted) => boolean): string {
  return pieces
    .map((piece, place) => {
      const items = lists[place] ?? []
      const used = items.filter(({ wanted }) => isUsed(wanted))
      // Where none fits the list stands in a negation.
      return piece + (used.length > 0 ? used : items).map(({ css }) => css).join()
    })
    .join('')
}

function isUsedIn({ classes, tags, attributes }: PageParts): (wanted: Wanted) => boolean {
  const isUsed = (wanted: Wanted): boolean =>
    wanted.classes.every((name) => classes.has(name)) &&
    wanted.tags.every((tag) => tags.has(tag)) &&
    wanted.attributes.every((attribute) => attributes.has(attribute)) &&
    wanted.lists.every((list) => list.some(isUsed))
  return isUsed
}

function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutBrackets(shorter)
}

/** The custom properties that a text asks for. */
function askedProperties(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
}

function usedProperties(css: string, html: string, { shortened }: StyleCache): string {
  const attributes = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value]) => value).join()
  const own = [...new Set(askedProperties(attributes))].sort()
  const key = `${own.join()} ${css}`
  const shorter =
    shortened.get(key) ?? withoutDetours(withoutUnused(css, own), own).replace(EMPTY_RULE, '')
  shortened.set(key, shorter)
  return shorter
}

/** What is left of a rule of which nothing was asked for; `@font-face` and the like have no such. */
const EMPTY_RULE = /(?<=^|[{}])[^@{}]+\{\}/g

/** Writes what the root sets for a single place at that place. */
function withoutDetours(css: string, own: readonly string[]): string {
  const root = /:root\{([^}]*)\}/.exec(css)?.[1] ?? ''
  const asked = countOf([...own, ...askedProperties(css)])
  const set = countOf(Array.from(css.matchAll(/(--[\w-]+):/g), ([, name = '']) => name))
  let shorter = css
  for (const [all, name = '', value = ''] of root.matchAll(/(--[\w-]+):([^;}]*);?/g)) {
    const use = `var(${name})`
    const isSingle = asked.get(name) === 1 && set.get(name) === 1 && css.includes(use)
    if (isSingle) shorter = shorter.replace(all, '').replace(use, () => value)
  }
  return shorter
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Drops custom properties that nothing in the page asks for, then those that only they used. */
function withoutUnused(css: string, own: readonly string[]): string {
  const asked = new Set([...own, ...askedProperties(css)])
  const shorter = css.replace(/(--[\w-]+):[^;}]*;?/g, (all, name: string) =>
    asked.has(name) ? all : '',
  )
  return shorter === css ? css : withoutUnused(shorter, own)
}
