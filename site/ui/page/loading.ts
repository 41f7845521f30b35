import { computed, atom, type ReadableAtom } from 'nanostores'

const $running = atom(0)

/** Whether something is loading that the visitor waits for. */
export const $isLoading: ReadableAtom<boolean> = computed($running, (running) => running > 0)

// The bar is part of every page, and shown above dialogs.
if (typeof document !== 'undefined')
  $isLoading.listen((isLoading) => document.getElementById('loading')?.togglePopover?.(isLoading))

/** Shows the loading indicator from the start of the first call to the end of the last one. */
export async function withLoading<T>(what: () => Promise<T>): Promise<T> {
  $running.set($running.get() + 1)
  try {
    return await what()
  } finally {
    $running.set($running.get() - 1)
  }
}
