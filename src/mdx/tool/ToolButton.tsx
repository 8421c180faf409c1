import type { ComponentProps } from 'react'
import * as styles from './ToolButton.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** The one thing that most readers want. */
  isMain?: boolean
}

/** A button in a tool of a page: finder, checker, builder, interactive parts. */
export function ToolButton({ isMain = false, ...props }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-main={isMain}
      data-print-hidden=""
      {...props}
    />
  )
}
