import { useState } from 'react'
import type { ReactNode } from 'react'

interface Props {
  className: string | undefined
  summary: ReactNode
  /** Whether it is open at first. */
  isOpened?: boolean
  /** What is in it, made when it is looked at: a file may have hundreds. */
  children: () => ReactNode
}

/** Something that opens. */
export function Fold({ className, summary, isOpened = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpened)
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  )
}
