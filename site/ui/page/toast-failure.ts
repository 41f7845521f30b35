import { t } from '#site/ui/page/messages.ts'
import { ApiError, explanationOf } from '#core/contract/client.ts'
import { toasts } from './toasts.ts'

const internal = () => t('errors').internal

/** Whether `act` succeeds; a refusal is shown as a toast, with `failed` where the server gives no reason. */
export async function attempt(act: () => Promise<void>, failed = internal): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toasts.add({ type: 'error', text: error.text ?? failed() })
    return false
  }
}

/** Shows as a toast why something failed: what the server explains, or `text`. */
export function toastFailure(error: unknown, text = internal()): void {
  toasts.add({ type: 'error', text: explanationOf(error) || text })
}
