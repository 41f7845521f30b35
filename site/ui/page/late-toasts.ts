import type { PeopleWords } from '#core/i18n/words.ts'
import { startApp } from './app.ts'
import { toastFailure } from './toast-failure.ts'
import { toasts, type NewToast } from './toasts.ts'

/** Shows a toast, loading toasts first. Never rejects: the page shows the same text. */
export async function toastLate(toast: NewToast): Promise<void> {
  try {
    await startApp()
    toasts.add(toast)
  } catch {
    // Toasts failed to load.
  }
}

/** Shows why a call failed: what the server explains, or the text of `what`. Never rejects. */
export async function toastLateFailure(what: keyof PeopleWords['said'], error?: unknown): Promise<void> {
  try {
    const { said } = await startApp()
    toastFailure(error, said[what])
  } catch {
    // Toasts failed to load.
  }
}
