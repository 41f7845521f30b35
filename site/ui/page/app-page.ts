import { late } from './late.ts'
import { startApp } from './app.ts'
import type { ComponentType } from 'react'

/**
 * The island of a whole page, which is drawn once the application has started and all that the page needs is loaded.
 * Until then what stands in its place stays; it stays for good, and a notice says so, if that fails.
 */
export const appPage = <P extends object = object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  late(async () => {
    try {
      const [Page] = await Promise.all([load(), startApp()])
      return Page
    } catch (error) {
      console.error(error)
      dispatchEvent(new Event('unreached'))
      return new Promise<never>(() => {})
    }
  })
