/**
 * Does something every so often, without keeping the process alive, never twice at once. Returns a function that stops
 * it and waits for what has begun.
 */
export function startRepeating(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let working: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    working = working.then(work).catch(onError)
  }, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return working
  }
}
