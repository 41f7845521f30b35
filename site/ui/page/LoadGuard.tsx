import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown if a part cannot be loaded. */
  message: string
  children: ReactNode
}

/** Catches load errors of lazy parts. */
export class LoadGuard extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? (
      <p className="notice is-warning" role="alert">
        {this.props.message}
      </p>
    ) : (
      this.props.children
    )
  }
}
