import { toastLateFailure } from '#site/ui/page/late-toasts.ts'

/** Replaces a button with the listing's map, loaded on demand. */
export async function show(button: HTMLElement): Promise<void> {
  try {
    const { showMap } = await import('#site/features/listing/map.tsx')
    await showMap(button.parentElement!)
  } catch {
    await toastLateFailure('failedToLoadMap')
  }
}
