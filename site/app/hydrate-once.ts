import { loadApp } from './load-app.ts'

interface Hydration {
  /** Never rejects: a failure is tried again with the next call. */
  (): Promise<void>
  isDone?: boolean
}

/** Hydrates a part of the page, with what `loadApp` brings, when it is first asked to. */
export function hydrateOnce(hydrate: (app: Awaited<ReturnType<typeof loadApp>>) => Promise<void>): Hydration {
  let running: Promise<void> | undefined
  const once: Hydration = () =>
    (running ??= loadApp()
      .then(hydrate)
      .then(
        () => void (once.isDone = true),
        () => void (running = undefined),
      ))
  return once
}
