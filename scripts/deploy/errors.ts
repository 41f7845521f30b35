/** A failed deploy; the message says what is wrong, and what to do. */
export class DeployError extends Error {
  override name = 'DeployError'
}

/** A temporary failure, such as a lost connection: try again. */
export class TransientError extends Error {
  /** Minimum wait in milliseconds, if the other end gave one. */
  readonly waitMs: number

  constructor(message: string, waitMs = 0) {
    super(message)
    this.waitMs = waitMs
  }
}
