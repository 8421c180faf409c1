import type { HeadingNode } from './headingTree'
import * as styles from './TocList.module.css'

interface TocListProps {
  headings: readonly HeadingNode[]
  /** Id of the heading that is being read. */
  active?: string | null
  /** Called when a heading is chosen. */
  onChoose?: () => void
}

/** Links to headings, one list for each level. */
export function TocList({ headings, active, onChoose }: TocListProps) {
  return (
    <ul className={styles.list}>
      {headings.map(({ id, text, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles.link}
            onClick={onChoose}
            aria-current={id === active ? 'location' : undefined}
          >
            {text}
          </a>
          {children.length > 0 && (
            <TocList headings={children} active={active} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  )
}
