import { Component } from 'react'
import type { ReactNode } from 'react'

interface Props {
  /** What to show in place of children that threw; `retry` clears the error. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  children?: ReactNode
}

interface State {
  /** What was thrown; null while all is well. */
  error: unknown
}

/**
 * Keeps an error from taking down more than what is inside. On the server it has no effect, so
 * that a component that always fails stops the build.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate(previous: Props) {
    // New children are a new page, a new body or new data: worth another try.
    if (previous.children !== this.props.children) this.retry()
  }

  private readonly retry = () => {
    if (this.state.error !== null) this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : this.props.fallback(error, this.retry)
  }
}
