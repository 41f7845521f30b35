/**
 * Does something every so often, without keeping the process alive, never twice at once: a turn that comes while the
 * last one works is left out. Returns a function that stops it and waits for what has begun.
 */
export function startRepeating(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let working: Promise<void> | undefined
  const timer = setInterval(() => {
    working ??= work()
      .catch(onError)
      .finally(() => (working = undefined))
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await working
  }
}
