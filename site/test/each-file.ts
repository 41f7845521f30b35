import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { PATIENCE_MS } from '#core/test/patience.ts'

configure({ asyncUtilTimeout: PATIENCE_MS, defaultHidden: false })

// Files share a window and packages. Each has our own modules anew, so that stores are as on a fresh
// page and a file may mock what another has imported.
afterAll(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})
