import type { PeopleWords } from '#core/i18n/words.ts'
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

/** Shows why a call failed: what the server explains, or the text of `what`. Never throws. */
export async function tellProblem(what: keyof PeopleWords['said'], error: unknown): Promise<void> {
  try {
    const { tellFailure } = await loadPeople()
    await tellFailure(what, error)
  } catch {
    // Toasts failed to load.
  }
}
