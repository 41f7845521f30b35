import { toasts, type NewToast } from '#site/stores/page/toasts.ts'
import { loadPeople } from './load-people.ts'

/** Shows a toast; what shows it is loaded first. Never throws: the page says the same. */
export async function tell(toast: NewToast): Promise<void> {
  try {
    const { startPeople } = await loadPeople()
    await startPeople()
    toasts.add(toast)
  } catch {
    // Without the script there are no toasts.
  }
}
