const endings: (() => unknown)[] = []

/** What the tests of a file share: made when the first asks for it, ended after the last. */
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

/** Files share one worker and its modules, so this is said to each by a setup file. */
export async function endFile(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end()
}
