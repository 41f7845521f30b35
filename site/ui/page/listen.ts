type Heard = Readonly<Record<string, (event: never) => void>>

/** Listens to events by their names; returns what stops it. */
export function listen(target: EventTarget | null | undefined, heard: Heard, options?: AddEventListenerOptions) {
  const all = Object.entries(heard) as [string, EventListener][]
  for (const [name, hear] of all) target?.addEventListener(name, hear, options)
  return (): void => {
    for (const [name, hear] of all) target?.removeEventListener(name, hear, options)
  }
}
