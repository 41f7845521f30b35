const endings: (() => unknown)[] = []

/** A fixture that the tests of a file share: created on first use, closed after the last test. */
export function perFile<T>(make: () => Promise<T>, end: (made: T) => unknown): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    if (!made) {
      const one = (made = make())
      endings.push(async () => {
        made = undefined
        await end(await one)
      })
    }
    return made
  }
}

/** Called by a setup file for each file, because files share one worker and its modules. */
export async function endFile(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end()
}
