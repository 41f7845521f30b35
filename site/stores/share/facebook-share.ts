import { loadFacebook } from '../accounts/facebook.ts'
import { loadSession } from '../accounts/session.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'

/**
 * Shares through Facebook's script, after consent, and reports the result. False, without effect, if the site has no
 * app.
 */
export async function shareByFacebook(href: string): Promise<boolean> {
  const { said } = wordsNow()
  const session = await loadSession().catch(() => undefined)
  const settings = session?.providers.facebook
  if (!settings) return false
  try {
    const facebook = await loadFacebook(settings)
    const reply = await new Promise<{ error_message?: string } | undefined>((resolve) =>
      facebook.ui({ method: 'share', href }, resolve),
    )
    if (!reply || reply.error_message) throw new Error('it was not shared')
    toasts.add({ type: 'success', text: said.sharedToFacebook })
  } catch {
    toasts.add({ type: 'error', text: said.failedToPostToFacebook })
  }
  return true
}
