import { startApp, type ToastTexts } from './app.ts'
import { toastFailure } from './toast-failure.ts'
import { toasts, type NewToast } from './toasts.ts'

// For islands that wake before the application: it brings the toasts, and is loaded first. These never reject, because
// the page shows the same text.

/** Shows a toast. */
export async function toastLate(toast: NewToast): Promise<void> {
  try {
    await startApp()
    toasts.add(toast)
  } catch {
    // Toasts failed to load.
  }
}

/** Shows why a call failed: what the server explains, or the text of `what`. */
export async function toastLateFailure(what: keyof ToastTexts, error?: unknown): Promise<void> {
  try {
    const texts = await startApp()
    toastFailure(error, texts[what])
  } catch {
    // Toasts failed to load.
  }
}
