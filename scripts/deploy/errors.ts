/** A deploy that cannot go on; the message says what is wrong, and what to do. */
export class DeployError extends Error {
  override name = 'DeployError'
}

/** What may go better at the next try. */
export class PassingError extends Error {
  /** Milliseconds to wait at least, where the other end said so. */
  readonly waitMs: number

  constructor(message: string, waitMs = 0) {
    super(message)
    this.waitMs = waitMs
  }
}
