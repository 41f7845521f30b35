/** What `work` resolves to, or `late` after so many milliseconds: it goes on then. Rejects if it rejects in time. */
export async function within<T, const L>(ms: number, work: Promise<T>, late: L): Promise<T | L> {
  const { promise, resolve } = Promise.withResolvers<L>()
  const timer = setTimeout(resolve, ms, late)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
