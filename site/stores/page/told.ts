import { ApiError } from '#core/contract/client.ts'
import { toasts } from './toasts.ts'

/** Shows a failure as a toast, with `failed` where the server gives no reason; returns whether there was none. */
export async function told(act: () => Promise<void>, failed: () => string): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toasts.add({ type: 'error', text: error.text ?? failed() })
    return false
  }
}
