/** Components of Docusaurus that lenient docs may use: each as the Markdown or element it stands for. */
import { propText } from '../propText'
import type { TreeProps } from '../tree'
import { ownValue } from '../../text/ownValue'
import type { AnyNode } from './nodes'

/** A component as it is written, its attributes read. */
export interface WrittenComponent {
  node: AnyNode
  props: TreeProps
}

const text = (value: string): AnyNode => ({ type: 'text', value })

const element = ({ node }: WrittenComponent, name: string, props: TreeProps): AnyNode => ({
  type: 'docComponent',
  name,
  props,
  children: node.children ?? [],
  position: node.position,
  data: { inline: node.type === 'mdxJsxTextElement' },
})

const nothing = (): AnyNode[] => []

const children = ({ node }: WrittenComponent): AnyNode[] => node.children ?? []

/** The picture of the light theme stands for both. */
function image(written: WrittenComponent): AnyNode[] {
  const { props } = written
  const sources = props.sources as TreeProps | undefined
  const src = propText(props.src) ?? propText(props.img) ?? propText(sources?.light)
  if (src === undefined) return []
  const { sources: _sources, img: _img, ...rest } = props
  return [{ ...element(written, 'img', { ...rest, src }), children: [] }]
}

function link(written: WrittenComponent): AnyNode[] {
  const { to, href, ...props } = written.props
  return [element(written, 'a', { ...props, href: href ?? to })]
}

function details(written: WrittenComponent): AnyNode[] {
  const { summary, ...props } = written.props
  const box = element(written, 'details', props)
  const label = propText(summary)
  const head: AnyNode = { type: 'docComponent', name: 'summary', props: {}, children: [] }
  return label === undefined
    ? [box]
    : [{ ...box, children: [{ ...head, children: [text(label)] }, ...(box.children ?? [])] }]
}

/** As `:::kind[title]`, which knows the kinds. */
function admonition({ node, props }: WrittenComponent): AnyNode[] {
  const title = propText(props.title)
  const label: AnyNode = {
    type: 'paragraph',
    data: { directiveLabel: true },
    children: [text(title ?? '')],
  }
  const box = {
    type: 'containerDirective',
    name: propText(props.type) ?? 'note',
    children: [...(title === undefined ? [] : [label]), ...(node.children ?? [])],
    position: node.position,
  }
  return [box]
}

/** As a fence; the code stands in an attribute or in braces. */
function codeBlock({ node, props }: WrittenComponent): AnyNode[] {
  const title = propText(props.title)
  const inside = (node.children ?? []).map(writtenText).join('')
  const meta = [
    title === undefined ? undefined : `title="${title}"`,
    props.showLineNumbers === true ? 'showLineNumbers' : undefined,
    propText(props.metastring),
  ]
  return [
    {
      type: 'code',
      lang: propText(props.language) ?? languageOfClass(propText(props.className)),
      meta: meta.filter((one) => one !== undefined).join(' '),
      value: (propText(props.children) ?? inside).trim(),
      position: node.position,
    } as AnyNode,
  ]
}

const languageOfClass = (className: string | undefined) =>
  /\blanguage-(\w+)/.exec(className ?? '')?.[1]

const writtenText = ({ value, children: inner = [] }: AnyNode): string =>
  typeof value === 'string' ? value : inner.map(writtenText).join('')

/** The list of headings is made when all of them are known, see `toc.ts`. */
const toc = (written: WrittenComponent): AnyNode[] => [
  { ...element(written, 'TocInline', written.props), children: [] },
]

const COMPONENTS: Readonly<Record<string, (written: WrittenComponent) => AnyNode[]>> = {
  Admonition: admonition,
  CodeBlock: codeBlock,
  Details: details,
  IdealImage: image,
  Image: image,
  Link: link,
  ThemedImage: image,
  TOCInline: toc,
  Translate: children,
  Head: nothing,
}

/**
 * @param name of a component
 * @returns what makes Markdown of it; undefined when Docusaurus has none of that name, or what it
 *   shows is worked out by code
 */
export function themeComponent(
  name: string,
): ((written: WrittenComponent) => AnyNode[]) | undefined {
  return ownValue(COMPONENTS, name)
}
