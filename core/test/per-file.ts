const endings: (() => unknown)[] = []

/** A fixture that the tests of a file share: created on first use, closed after the last test. */
export function perFile<T>(make: () => Promise<T>, end: (value: T) => unknown): () => Promise<T> {
  let promise: Promise<T> | undefined
  return () => {
    if (!promise) {
      const current = (promise = make())
      endings.push(async () => {
        promise = undefined
        await end(await current)
      })
    }
    return promise
  }
}

/** Called by a setup file for each file, because files share one worker and its modules. */
export async function endFile(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end()
}
