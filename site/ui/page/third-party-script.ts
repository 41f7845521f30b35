import { onceEach } from './once-each.ts'

/** Loads a third-party script once. Call it only after consent. Rejects if it fails to load. */
export const loadScript = onceEach((src: string): Promise<void> => {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${new URL(src).host} did not answer`)))
    document.head.append(script)
  })
})
