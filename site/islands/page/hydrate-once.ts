import { loadPeople } from './load-people.ts'

interface Hydration {
  /** Never rejects: a failure is tried again with the next call. */
  (): Promise<void>
  isDone?: boolean
}

/** Hydrates a part of the page, with what `loadPeople` brings, when it is first asked to. */
export function hydrateOnce(hydrate: (people: Awaited<ReturnType<typeof loadPeople>>) => Promise<void>): Hydration {
  let running: Promise<void> | undefined
  const once: Hydration = () =>
    (running ??= loadPeople()
      .then(hydrate)
      .then(
        () => void (once.isDone = true),
        () => void (running = undefined),
      ))
  return once
}
