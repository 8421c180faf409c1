/** Last touch to lenient docs: what would stop the build of strict ones, and lists of headings. */
import { runsCode } from '../hrefs'
import type { Problem } from '../issues'
import { propText } from '../propText'
import { fillInlineToc } from './inlineToc'
import type { AnyNode } from './nodes'
import { flattenWrongTabs } from './tabs'
import { walk } from './walk'

/**
 * @param root final HTML tree, changed in place
 * @param context path that messages name, and where what is wrong is added
 */
export function mendHtml(root: AnyNode, context: { file: string; problems: Problem[] }): void {
  fillInlineToc(root)
  flattenWrongTabs(root)
  walk(root, (node) => {
    disarm(node, context)
    unwrap(node)
    return true
  })
}

/** A box that only had a class, for a style sheet that is not here, would only keep its text apart. */
function unwrap(node: AnyNode): void {
  const fields = node.properties ?? node.props ?? {}
  const isDiv = node.tagName === 'div' || (node.type === 'docComponent' && node.name === 'div')
  const isBare = Object.entries(fields).every(
    ([name, value]) => value === undefined || /^class(?:name)?$/i.test(name),
  )
  if (!isDiv || !isBare) return
  Object.assign(node, { type: 'docComponent', name: 'Fragment', tagName: undefined, props: {} })
}

/** Attributes whose value is an address that browsers go to. */
const ADDRESSES = /^(?:href|src|action|formaction|xlink:?href|data|poster|cite)$/i

/** An address that is a script is none. */
function disarm(node: AnyNode, { file, problems }: { file: string; problems: Problem[] }): void {
  for (const fields of [node.props, node.properties]) {
    for (const [name, value] of Object.entries(fields ?? {})) {
      if (!ADDRESSES.test(name) || !runsCode(propText(value) ?? '')) continue
      Object.assign(fields ?? {}, { [name]: undefined })
      const { line = 1, column } = node.position?.start ?? {}
      const message = `The address "${propText(value)?.slice(0, 40)}" would run code.`
      problems.push({ file, line, column, message, shown: 'the text without the address' })
    }
  }
}
