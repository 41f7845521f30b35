/** A failed deploy; the message says what is wrong, and what to do. */
export class DeployError extends Error {
  override name = 'DeployError'
}

/** A temporary error, to be retried. */
export class PassingError extends Error {
  /** Minimum wait in milliseconds, if the other end gave one. */
  readonly waitMs: number

  constructor(message: string, waitMs = 0) {
    super(message)
    this.waitMs = waitMs
  }
}
