import { Window } from 'happy-dom'
import { afterAll } from 'vitest'
import { populateGlobal } from 'vitest/runtime'

/** Gives a file of tests that renders components of Astro, which only a server does, a window too. */
export function useWindow(): void {
  const window = new Window({ url: 'http://localhost:3000/' })
  const { keys, originals } = populateGlobal(globalThis, window, { bindFunctions: true })
  afterAll(async () => {
    for (const key of keys) Reflect.deleteProperty(globalThis, key)
    for (const [key, descriptor] of originals) Object.defineProperty(globalThis, key, descriptor)
    await window.happyDOM.close()
  })
}
