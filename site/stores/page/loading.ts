import { computed, atom, type ReadableAtom } from 'nanostores'

const $running = atom(0)

/** Whether something that somebody waits for is being fetched. */
export const $isLoading: ReadableAtom<boolean> = computed($running, (running) => running > 0)

// The bar stands in each page, and comes above its dialogs.
if (typeof document !== 'undefined')
  $isLoading.listen((isLoading) => document.getElementById('loading')?.togglePopover?.(isLoading))

/** Shows the loading indicator from the first call that begins to the last one that ends. */
export async function withLoading<T>(what: () => Promise<T>): Promise<T> {
  $running.set($running.get() + 1)
  try {
    return await what()
  } finally {
    $running.set($running.get() - 1)
  }
}
