/**
 * Second step: from Markdown to components. Admonitions, code blocks, JSX, and the rules for what
 * MDX files may hold.
 */
import type { Program } from 'estree'
import type { Code, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import { ownValue } from '../../text/ownValue'
import type { Problem } from '../issues'
import type { PageWords } from '../labels/page'
import type { JsonValue, TreeProps } from '../tree'
import { admonitionKind, checkComponentName } from './components'
import { highlightCode } from './highlight'
import { isOnlyComment, literalValue } from './literal'
import type { Scope } from './literal'
import type { AnyNode, ComponentMdast } from './nodes'
import { plainText } from './plainText'
import { labelledTabs, withTabs } from './tabFences'
import { fillLabel } from '../../text/fillLabel'

interface MdxJsxNode extends AnyNode {
  attributes: (MdxJsxAttribute | MdxJsxExpressionAttribute)[]
}

/** The file that a body stands in. */
export interface TransformContext {
  file: string
  problems: Problem[]
  /** Words of the doc's locale. */
  words: PageWords
  /** Set for lenient docs. */
  lenient?: LenientRules
}

/** How lenient docs are read beyond what strict ones may hold. */
export interface LenientRules {
  /** Names that expressions may use. */
  scope: Scope
  /**
   * @param name of a component
   * @param node where it stands
   * @param props its attributes
   * @returns what stands in its place, still to be transformed or for good; undefined when it is one
   *   of this site's
   */
  replace: (name: string, node: AnyNode, props: TreeProps) => Replacement | undefined
}

/** What stands in the place of a component of Docusaurus or of a site's own. */
export interface Replacement {
  nodes: AnyNode[]
  /** Set when the nodes are transformed already. */
  isDone?: true
  /** What is not shown as it would be there. */
  problem?: Pick<Problem, 'message' | 'shown'>
}

/**
 * Replaces what the page's renderer has components for and collects what is not allowed.
 *
 * @param root parsed Markdown; changed in place
 * @param context where problems are added
 */
export function transformMarkdown(root: Root, context: TransformContext): void {
  transformChildren(root, context)
}

function transformChildren(parent: AnyNode, context: TransformContext): void {
  if (!parent.children) return
  const children = context.lenient ? withTabs(parent.children) : parent.children
  parent.children = children.flatMap((child) => {
    const replaced = transformNode(child, context)
    for (const node of replaced) if (!node.data?.isDone) transformChildren(node, context)
    return replaced
  })
}

/**
 * A line of JSX alone, such as `<TabItem>...</TabItem>` inside of `<Tabs>`, is parsed as a
 * paragraph of inline elements; what is meant is the elements (as in MDX itself).
 */
function isJsxLine({ type, children = [] }: AnyNode): boolean {
  const isJsx = (child: AnyNode) => child.type === 'mdxJsxTextElement'
  const isBlank = (child: AnyNode) =>
    child.type === 'mdxTextExpression' ||
    (child.type === 'text' && /^\s*$/.test(String(child.value)))
  return (
    type === 'paragraph' &&
    children.some(isJsx) &&
    children.every((child) => isJsx(child) || isBlank(child))
  )
}

function transformNode(node: AnyNode, context: TransformContext): AnyNode[] {
  if (isJsxLine(node)) {
    return (node.children ?? []).flatMap((child) =>
      child.type === 'text' ? [] : transformNode(child, context),
    )
  }
  switch (node.type) {
    case 'code':
      return [codeBlock(node as unknown as Code, context)]
    case 'containerDirective':
      return [admonition(node as unknown as ContainerDirective, context)]
    case 'mdxjsEsm':
      checkImports(node, context)
      return []
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isOnlyComment(estreeOf(node)) ? [] : expression(node, context)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxElement(node as MdxJsxNode, context)
    default:
      return [node]
  }
}

function report(node: AnyNode, context: TransformContext, message: string, shown?: string): void {
  context.problems.push({
    file: context.file,
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column,
    message,
    shown,
  })
}

/** Data is shown as React shows it; code, if it is short, as it is written. */
function expression(node: AnyNode, context: TransformContext): AnyNode[] {
  const { lenient } = context
  const literal = lenient && literalValue(estreeOf(node), lenient.scope)
  const isFlow = node.type === 'mdxFlowExpression'
  const block = (child: AnyNode): AnyNode =>
    isFlow ? { type: 'paragraph', children: [child], position: node.position } : child
  if (literal) {
    const value = shownText(literal.value)
    return value === '' ? [] : [block({ type: 'text', value, position: node.position })]
  }
  const source = String(node.value).trim()
  const isShort = source.length <= LONGEST_SHOWN && !source.includes('\n')
  const isName = /^[\w$.]+$/.test(source)
  report(
    node,
    context,
    `JavaScript expressions are not run in content: {${source.slice(0, 40)}}. Write the text itself, put code in backticks, or write \\{ for a brace.`,
    isName ? 'its name in braces' : isShort ? 'its code' : undefined,
  )
  if (!isShort) return []
  const position = node.position
  return [
    block(
      isName
        ? { type: 'text', value: `{${source}}`, position }
        : { type: 'inlineCode', value: source, position },
    ),
  ]
}

/** Longest code, in characters, that is shown in the place of what it would give. */
const LONGEST_SHOWN = 60

/** React shows no booleans, no nothing and no objects. */
function shownText(value: JsonValue | undefined): string {
  if (Array.isArray(value)) return value.map(shownText).join('')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function estreeOf(node: AnyNode): Program | null | undefined {
  return node.data?.estree
}

/** Fences that Docusaurus' plugins make pictures of. */
const DRAWN_FENCES: Readonly<Record<string, (words: PageWords) => string>> = {
  mermaid: (words) => fillLabel(words('codeDiagram'), { language: 'Mermaid' }),
  math: (words) => words('codeFormula'),
}

function codeBlock(node: Code, context: TransformContext): AnyNode {
  const { words, lenient } = context
  const { props, text } = highlightCode(node.value, node.lang ?? '', node.meta ?? '', words)
  const drawn = lenient && ownValue(DRAWN_FENCES, node.lang ?? '')
  if (drawn) {
    props.title ??= drawn(words)
    report(node, context, `A fence "${node.lang}" is not drawn.`, 'its source as code')
  }
  return {
    type: 'docComponent',
    name: 'CodeBlock',
    props,
    plainText: text,
    source: node,
    children: [],
    position: node.position,
  }
}

const capitalised = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())

function admonition(node: ContainerDirective, context: TransformContext): AnyNode {
  const { kind, name, rest: begun, message } = admonitionKind(node.name)
  const [first, ...rest] = node.children
  const hasTitle =
    first?.type === 'paragraph' &&
    (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true
  const label = hasTitle ? (first.children as AnyNode[]) : []
  const words = label.map(plainText).join('')
  // A sign that follows the kind stands close to its rest: `:::infoRequires: Vault`.
  let begin = begun !== '' && /^\w/.test(words) ? `${begun} ` : begun
  // Docusaurus shows the name that was written, such as "caution", where this site has a kind.
  if (begin === '' && label.length === 0 && context.lenient && name !== kind) {
    begin = capitalised(name)
  }
  const title = {
    type: 'docComponent',
    name: 'AdmonitionTitle',
    props: { kind },
    children: [...(begin === '' ? [] : [{ type: 'text', value: begin }]), ...label],
  } as unknown as ComponentMdast
  if (message !== undefined) {
    report(node, context, message, `a box of the kind "${name}" with the title "${begin}${words}"`)
  }
  return {
    type: 'docComponent',
    name: 'Admonition',
    props: { kind },
    children: [title, ...(hasTitle ? rest : node.children)],
    position: node.position,
  }
}

/** Docusaurus files import its theme's components; ours are registered, so the line is idle. */
function checkImports(node: AnyNode, context: TransformContext): void {
  for (const statement of estreeOf(node)?.body ?? []) {
    const source = statement.type === 'ImportDeclaration' ? String(statement.source.value) : ''
    const isTheme = /^@theme\/[A-Z]\w*$/.test(source)
    if (isTheme && checkComponentName(source.slice('@theme/'.length)) === undefined) continue
    report(
      node,
      context,
      statement.type === 'ImportDeclaration'
        ? `"import ... from '${source}'" is not possible in content: pages are data. Remove the line; registered components can be used without it.`
        : 'Exports are not possible in content: pages are data. Remove the statement.',
    )
  }
}

function jsxElement(node: MdxJsxNode, context: TransformContext): AnyNode[] {
  const { lenient } = context
  const name = node.name ?? ''
  const isComponent = /^[A-Z]/.test(name) || name.includes('.')
  const props = readAttributes(node, context)
  const replaced = isComponent
    ? lenient?.replace(name, withTexts(node, lenient.scope), props)
    : undefined
  if (replaced) {
    const { nodes, isDone, problem } = replaced
    if (problem) report(node, context, problem.message, problem.shown)
    if (isDone) return nodes.map((one) => ({ ...one, data: { ...one.data, isDone: true } }))
    return nodes.flatMap((one) =>
      one.type === 'docComponent' ? [one] : transformNode(one, context),
    )
  }
  const message = isComponent ? checkComponentName(name) : undefined
  if (message !== undefined) report(node, context, message)
  const element: AnyNode = {
    type: 'docComponent',
    // A fragment keeps its children and has no element of its own.
    name: name === '' ? 'Fragment' : name,
    props,
    children: node.children ?? [],
    position: node.position,
    data: { inline: node.type === 'mdxJsxTextElement' },
  }
  return [lenient && name === 'Tabs' ? labelledTabs(element) : element]
}

/** Values in braces as texts, so that what replaces a component finds its words. */
function withTexts(node: AnyNode, scope: Scope): AnyNode {
  const children = node.children?.map((child): AnyNode => {
    const literal = /^mdx(?:Flow|Text)Expression$/.test(child.type)
      ? literalValue(estreeOf(child), scope)
      : undefined
    return literal
      ? { type: 'text', value: shownText(literal.value), position: child.position }
      : child
  })
  return { ...node, children }
}

function readAttributes(node: MdxJsxNode, context: TransformContext): TreeProps {
  const scope = context.lenient?.scope
  const name = node.name ?? ''
  const props: TreeProps = {}
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(
        node,
        context,
        `Spread attributes are not possible in <${name}>: write each attribute out.`,
        `<${name}> without them`,
      )
    } else if (attribute.value === null || attribute.value === undefined) {
      props[attribute.name] = true
    } else if (typeof attribute.value === 'string') {
      props[attribute.name] = attribute.value
    } else {
      const literal = literalValue(attribute.value.data?.estree, scope)
      if (literal) props[attribute.name] = literal.value
      // What lists of headings hold is known here anyway; some leave out the first ones.
      else if (scope && attribute.name === 'toc') {
        const [, skip] = /^\s*toc\.slice\((\d+)\)\s*$/.exec(attribute.value.value) ?? []
        if (skip !== undefined) props.skip = Number(skip)
      } else {
        report(
          node,
          context,
          `Attribute "${attribute.name}" of <${name}> is an expression: {${attribute.value.value.slice(0, 40)}}. Only text, numbers, true, false, lists and objects of these are possible.`,
          `<${name}> without it`,
        )
      }
    }
  }
  return props
}
