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
import type { TreeProps } from '../tree'
import { ADMONITION_KINDS, checkComponentName } from './components'
import { highlightCode } from './highlight'
import { isOnlyComment, literalValue } from './literal'
import type { AnyNode, ComponentMdast } from './nodes'

interface MdxJsxNode extends AnyNode {
  attributes: (MdxJsxAttribute | MdxJsxExpressionAttribute)[]
}

/** The file that a body stands in. */
export interface TransformContext {
  file: string
  problems: Problem[]
  /** Words of the doc's locale. */
  words: PageWords
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
  parent.children = parent.children.flatMap((child) => {
    const replaced = transformNode(child, context)
    for (const node of replaced) transformChildren(node, context)
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
      return [codeBlock(node as unknown as Code, context.words)]
    case 'containerDirective':
      return [admonition(node as unknown as ContainerDirective, context)]
    case 'mdxjsEsm':
      checkImports(node, context)
      return []
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!isOnlyComment(estreeOf(node))) {
        report(
          node,
          context,
          `JavaScript expressions are not run in content: {${String(node.value).slice(0, 40)}}. Write the text itself, put code in backticks, or write \\{ for a brace.`,
        )
      }
      return []
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [jsxElement(node as MdxJsxNode, context)]
    default:
      return [node]
  }
}

function report(node: AnyNode, context: TransformContext, message: string): void {
  context.problems.push({
    file: context.file,
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column,
    message,
  })
}

function estreeOf(node: AnyNode): Program | null | undefined {
  return node.data?.estree
}

function codeBlock(node: Code, words: PageWords): AnyNode {
  const { props, text } = highlightCode(node.value, node.lang ?? '', node.meta ?? '', words)
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

function admonition(node: ContainerDirective, context: TransformContext): AnyNode {
  const kind = ownValue(ADMONITION_KINDS, node.name)
  if (kind === undefined) {
    report(
      node,
      context,
      `Unknown admonition ":::${node.name}". Allowed: ${Object.keys(ADMONITION_KINDS).join(', ')}.`,
    )
  }
  const [first, ...rest] = node.children
  const hasTitle =
    first?.type === 'paragraph' &&
    (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true
  const title = {
    type: 'docComponent',
    name: 'AdmonitionTitle',
    props: { kind: kind ?? 'note' },
    children: hasTitle ? first.children : [],
  } as unknown as ComponentMdast
  return {
    type: 'docComponent',
    name: 'Admonition',
    props: { kind: kind ?? 'note' },
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

function jsxElement(node: MdxJsxNode, context: TransformContext): AnyNode {
  const name = node.name ?? ''
  const isComponent = /^[A-Z]/.test(name) || name.includes('.')
  const message = isComponent ? checkComponentName(name) : undefined
  if (message !== undefined) report(node, context, message)
  const props: TreeProps = {}
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(
        node,
        context,
        `Spread attributes are not possible in <${name}>: write each attribute out.`,
      )
    } else if (attribute.value === null || attribute.value === undefined) {
      props[attribute.name] = true
    } else if (typeof attribute.value === 'string') {
      props[attribute.name] = attribute.value
    } else {
      const literal = literalValue(attribute.value.data?.estree)
      if (literal) props[attribute.name] = literal.value
      else {
        report(
          node,
          context,
          `Attribute "${attribute.name}" of <${name}> is an expression: {${attribute.value.value.slice(0, 40)}}. Only text, numbers, true, false, lists and objects of these are possible.`,
        )
      }
    }
  }
  return {
    type: 'docComponent',
    // A fragment keeps its children and has no element of its own.
    name: name === '' ? 'Fragment' : name,
    props,
    children: node.children ?? [],
    position: node.position,
    data: { inline: node.type === 'mdxJsxTextElement' },
  }
}
