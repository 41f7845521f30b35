import { toasts, type NewToast } from '#site/stores/page/toasts.ts'
import { loadPeople } from './load-people.ts'

/** Shows a toast, loading toasts first. Never throws: the page shows the same text. */
export async function tell(toast: NewToast): Promise<void> {
  try {
    const { startPeople } = await loadPeople()
    await startPeople()
    toasts.add(toast)
  } catch {
    // Toasts failed to load.
  }
}
