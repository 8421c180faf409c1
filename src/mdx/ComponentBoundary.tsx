import { Component } from 'react'
import type { ReactNode } from 'react'
import { ComponentFailure } from './ComponentFailure'

interface Props {
  /** The component's name, for the message. */
  name: string
  children?: ReactNode
}

/**
 * Keeps a failing component from taking the page down: its place shows the error's message. On
 * the server it has no effect, so that a component that always fails stops the build.
 */
export class ComponentBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate(previous: Props) {
    // New children are a new body or new data: worth another try.
    if (this.state.error !== null && previous.children !== this.props.children) {
      this.setState({ error: null })
    }
  }

  override render() {
    const { error } = this.state
    return error === null ? (
      this.props.children
    ) : (
      <ComponentFailure name={this.props.name} error={error} />
    )
  }
}
