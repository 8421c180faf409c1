/** What lenient docs may hold beyond strict ones: partials, data, components of Docusaurus. */
import path from 'node:path'
import { ownValue } from '../../text/ownValue'
import type { ImportedFiles } from '../adopt/imports'
import { readFrontMatter } from '../frontMatter'
import { leadsOut } from '../hrefs'
import type { Problem } from '../issues'
import type { PageWords } from '../labels/page'
import { propText } from '../propText'
import type { JsonValue, TreeProps } from '../tree'
import { AUTHOR_COMPONENTS } from './components'
import { readModule } from './module'
import type { DocModule } from './module'
import type { AnyNode } from './nodes'
import { parseBody } from './parse'
import { themeComponent } from './themeComponents'
import { transformMarkdown } from './transform'
import type { LenientRules, Replacement } from './transform'

/** A file whose text stands in a page: the doc itself, or a partial. */
interface LenientFile {
  /** Path that messages name. */
  file: string
  /** Absolute path. */
  filePath: string
  imports: ImportedFiles
  problems: Problem[]
  words: PageWords
  /** Names that its expressions may use. */
  known: ReadonlyMap<string, JsonValue>
  /** Absolute paths of the files that it stands in: none may stand in itself. */
  around: readonly string[]
}

/**
 * @param root parsed body; its imports and exports are taken out of it
 * @param context the file
 * @returns how the body is transformed
 */
export function lenientRules(root: AnyNode, context: LenientFile): LenientRules {
  const module = readModule(root, context.known, context)
  return {
    scope: module.values,
    replace: (name, node, props) => replacement(name, node, props, module, context),
  }
}

function replacement(
  name: string,
  node: AnyNode,
  props: TreeProps,
  module: DocModule,
  context: LenientFile,
): Replacement | undefined {
  const partial = module.partials.get(name)
  if (partial !== undefined) return { nodes: readPartial(partial, props, context), isDone: true }
  const address = module.values.get(name)
  if (typeof address === 'string' && address.endsWith('.svg')) {
    const picture = {
      type: 'docComponent',
      name: 'img',
      props: { alt: '', ...props, src: address },
    }
    return { nodes: [{ ...picture, children: [], position: node.position }] }
  }
  const from = module.foreign.get(name)
  const video = from === undefined || from === YOUTUBE ? youtubeLink(name, node, props) : undefined
  if (video) return video
  const theme = from === undefined ? themeComponent(name) : undefined
  if (theme) return { nodes: theme({ node, props }) }
  if (from === undefined && AUTHOR_COMPONENTS.includes(name)) return undefined
  return withoutComponent(name, node, props, from)
}

/** The package whose component most sites of Docusaurus show films with. */
const YOUTUBE = 'react-lite-youtube-embed'

/** A film as a link: a reader's browser asks the other site for nothing before it is followed. */
function youtubeLink(name: string, node: AnyNode, props: TreeProps): Replacement | undefined {
  const id = propText(props.id)
  if (name !== 'LiteYouTubeEmbed' || id === undefined) return undefined
  const path = props.playlist === true ? 'playlist?list=' : 'watch?v='
  const url = `https://www.youtube.com/${path}${encodeURIComponent(id)}`
  const link = {
    type: 'link',
    url,
    children: [{ type: 'text', value: propText(props.title) ?? url }],
  }
  return {
    nodes: [node.type === 'mdxJsxTextElement' ? link : paragraph(link)],
    problem: { message: 'A film is not shown in the page.', shown: 'a link to it' },
  }
}

/** Attributes that hold words of a page. */
const WORDS = ['title', 'label', 'summary', 'heading']

/** The text of a component whose code is not run. */
function withoutComponent(
  name: string,
  node: AnyNode,
  props: TreeProps,
  from: string | undefined,
): Replacement {
  const children = node.children ?? []
  const isInline = node.type === 'mdxJsxTextElement'
  const [title] = WORDS.flatMap((word) => propText(props[word]) ?? [])
  const strong: AnyNode = { type: 'strong', children: [{ type: 'text', value: title ?? '' }] }
  const head = isInline ? [strong, { type: 'text', value: ' ' }] : [paragraph(strong)]
  const kept = [...(title === undefined ? [] : head), ...children]
  const origin =
    from === undefined ? 'is not known' : `comes from ${quoted(from)}, whose code is not run`
  return {
    nodes: [
      {
        type: 'docComponent',
        name: 'Fragment',
        props: {},
        children: kept,
        position: node.position,
        data: { inline: isInline },
      },
    ],
    problem: {
      message: `The component <${name}> ${origin}.`,
      shown: kept.length > 0 ? 'the text in it' : undefined,
    },
  }
}

const quoted = (from: string) => (from === 'this file' ? from : `"${from}"`)

const paragraph = (child: AnyNode): AnyNode => ({ type: 'paragraph', children: [child] })

/** The text of another file, with addresses as the doc would write them. */
function readPartial(filePath: string, props: TreeProps, context: LenientFile): AnyNode[] {
  const { imports, problems, words, around } = context
  const file = path.posix.join(
    path.posix.dirname(context.file),
    path.relative(path.dirname(context.filePath), filePath).split(path.sep).join('/'),
  )
  if (around.includes(filePath)) {
    problems.push({ file, line: 1, message: 'This partial stands in itself.' })
    return []
  }
  const raw = ownValue(imports.files, filePath)?.text ?? ''
  const { body } = readFrontMatter(raw, file)
  const format = filePath.endsWith('.md') ? 'md' : 'mdx'
  const root = parseBody({ file, format, body, lenient: true }, problems)
  const own = {
    ...context,
    file,
    filePath,
    known: new Map([...context.known, ['props', props]]),
    around: [...around, filePath],
  }
  const lenient = lenientRules(root, own)
  transformMarkdown(root, { file, problems, words, lenient })
  const from = path.relative(path.dirname(context.filePath), path.dirname(filePath))
  return root.children.map((node: AnyNode) => (from === '' ? node : moved(node, from)))
}

/** Relative addresses start from another folder. */
function moved(node: AnyNode & { url?: unknown }, from: string): AnyNode {
  const move = (address: string) =>
    leadsOut(address) || /^[/#?@]/.test(address) || !/\.[a-z]\w*(?:[?#]|$)/i.test(address)
      ? address
      : path.posix.join(from.split(path.sep).join('/'), address)
  const { props } = node
  return {
    ...node,
    ...(typeof node.url === 'string' && { url: move(node.url) }),
    ...(props && {
      props: {
        ...props,
        ...(typeof props.src === 'string' && { src: move(props.src) }),
        ...(typeof props.href === 'string' && { href: move(props.href) }),
      },
    }),
    ...(node.children && { children: node.children.map((child) => moved(child, from)) }),
  }
}
