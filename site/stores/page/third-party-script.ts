const asked = new Map<string, Promise<void>>()

/** Loads a third-party script once. Call it only after consent. Rejects if it fails to load. */
export function loadScript(src: string): Promise<void> {
  let known = asked.get(src)
  if (!known) {
    known = append(src).catch((error) => {
      asked.delete(src)
      throw error
    })
    asked.set(src, known)
  }
  return known
}

function append(src: string): Promise<void> {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${new URL(src).host} did not answer`)))
    document.head.append(script)
  })
}
