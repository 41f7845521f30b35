import { Component, type ReactNode } from 'react'

interface Props {
  /** What is said where a part cannot be loaded. */
  message: string
  children: ReactNode
}

/** Says so when a part that is loaded later does not come. */
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
