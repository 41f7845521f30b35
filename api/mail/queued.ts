/** The mailers of this process. What others have queued they find by looking now and then. */
const listeners = new Set<() => void>()

/** Has `listener` called whenever this process puts a message into an outbox. Answers how to end that. */
export function onQueued(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says that there may be mail to send, as soon as the transaction at hand is done. */
export function tellQueued(): void {
  for (const listener of listeners) listener()
}
