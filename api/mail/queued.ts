/** The mailers of this process. They find other processes' messages by polling. */
const listeners = new Set<() => void>()

/** Calls `listener` whenever this process queues a message. Returns a function to stop. */
export function onQueued(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Announces queued mail, once the current transaction is done. */
export function announceQueued(): void {
  for (const listener of listeners) listener()
}
