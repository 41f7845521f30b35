import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { TIMEOUT_MS } from '#core/test/patience.ts'
import { provideApp } from '#site/ui/page/app.ts'

/** Not the one of fake timers. */
const { setImmediate: soon } = globalThis
const { asyncWrapper } = getConfig()

/** What has been waited for also follows its stores: React subscribes in an effect, after it has drawn. */
async function settled<T>(run: () => Promise<T>): Promise<T> {
  const found = await asyncWrapper(run)
  await new Promise(soon)
  return found as T
}

configure({
  asyncUtilTimeout: TIMEOUT_MS,
  defaultHidden: false,
  // Files share the package, and its settings.
  ...(asyncWrapper.name !== settled.name && { asyncWrapper: settled }),
})

// As the page's script does.
provideApp(async () => (await import('#site/app/start.tsx')).startApp())

// Files share a window and packages. Each gets fresh copies of our own modules, so that stores are as on a fresh
// page and a file may mock what another has imported.
afterAll(() => {
  cleanup()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('lang')
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})
