import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { treeText } from '../treeComponent'
import type { TreeComponentProps } from '../treeComponent'
import * as styles from './Heading.module.css'

interface Props extends TreeComponentProps {
  level: 1 | 2 | 3 | 4 | 5 | 6
  id: string
}

/**
 * A heading with a link to itself. The link stands beside the heading, not in it, so that lists
 * of headings read the bare text. Its sign is one of the styles: reader modes take a short heading
 * beside a link with letters for a menu, and leave it out. They do the same with one whose id holds
 * a word such as "menu" or "share", unless its class says that it is content.
 */
export function Heading({ level, id, tree, render }: Props) {
  const label = useLabels()
  const Tag = `h${level}` as const
  return (
    <header className={styles.heading} data-level={level}>
      <Tag id={id} className={level > 1 ? 'content' : undefined}>
        {render(tree)}
      </Tag>{' '}
      <a
        className={styles.anchor}
        href={`#${id}`}
        aria-label={fillLabel(label('headingLink'), { heading: treeText(tree) })}
      />
    </header>
  )
}
