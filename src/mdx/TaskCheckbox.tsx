import type { InputHTMLAttributes } from 'react'
import { useLabels } from '../site/useLabels'

/** An input of the content; the checkboxes of task lists get the name that Markdown cannot give. */
export function TaskCheckbox(props: InputHTMLAttributes<HTMLInputElement>) {
  const label = useLabels()
  return <input aria-label={props.type === 'checkbox' ? label('taskDone') : undefined} {...props} />
}
