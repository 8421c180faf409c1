/** What stands before the first heading of an entry, as one group. */
import type { TreeNode } from '../tree'

const isNamed = (name: string) => (node: TreeNode) => typeof node !== 'string' && node[0] === name

/**
 * An entry's first example stays in sight beside the arguments that it uses, as styles can have it stay
 * within one element: without it there is a long empty stretch beside them. Where no other
 * example follows, it stays beside the whole page, and there is nothing to group.
 *
 * @param tree body of an entry
 * @returns the same; what stands before its first heading in one element, if there are an example and
 *   a table of arguments in it, and another example after it
 */
export function groupIntroduction(tree: TreeNode[]): TreeNode[] {
  const end = tree.findIndex(isNamed('Heading'))
  const introduction = tree.slice(0, end)
  const rest = tree.slice(end)
  const isLong = introduction.some(isNamed('Table'))
  const areApart = [introduction, rest].every((part) => part.some(isNamed('CodeBlock')))
  if (end < 1 || !isLong || !areApart) return tree
  return [['div', { className: 'intro' }, ...introduction], ...rest]
}
