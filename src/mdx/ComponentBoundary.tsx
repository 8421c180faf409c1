import type { ReactNode } from 'react'
import { ErrorBoundary } from '../site/failure/ErrorBoundary'
import { ComponentFailure } from './ComponentFailure'

interface Props {
  /** The component's name, for the message. */
  name: string
  children?: ReactNode
}

/** Keeps a failing component from taking the page down: its place shows the error's message. */
export function ComponentBoundary({ name, children }: Props) {
  return (
    <ErrorBoundary fallback={(error) => <ComponentFailure name={name} error={error} />}>
      {children}
    </ErrorBoundary>
  )
}
