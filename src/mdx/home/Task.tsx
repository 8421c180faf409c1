import type { ReactNode } from 'react'
import { Link } from '../../site/Link'
import * as styles from './Task.module.css'

interface Props {
  title: string
  href: string
  /** One line on what the reader gets there. */
  children?: ReactNode
}

/** A task and the page that helps with it. */
export function Task({ title, href, children }: Props) {
  return (
    <li className={styles.task}>
      <Link className={styles.title} href={href}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  )
}
