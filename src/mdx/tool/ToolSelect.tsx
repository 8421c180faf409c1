import type { ComponentProps } from 'react'
import * as styles from './ToolSelect.module.css'

/** A choice in a tool of a page. */
export function ToolSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select className={styles.select} {...props} />
}
