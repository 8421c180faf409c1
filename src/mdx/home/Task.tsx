import type { ReactNode } from 'react'
import { withBase } from '../../site/basePath'
import { Link } from '../../site/Link'
import * as styles from './Task.module.css'

interface Props {
  title: string
  href: string
  /** Site path of a picture on a grid of 16. */
  icon?: string
  /** One line on what the reader gets there. */
  children?: ReactNode
}

/** A task and the page that helps with it. */
export function Task({ title, href, icon, children }: Props) {
  return (
    <li className={styles.task}>
      {icon !== undefined && (
        <img src={withBase(icon)} alt="" width="32" height="32" loading="lazy" />
      )}
      <Link className={styles.title} href={href}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  )
}
