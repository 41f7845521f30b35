import { loadFacebook } from '#site/features/accounts/facebook.ts'
import { loadSession } from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { wordsNow } from '#site/ui/page/words.ts'

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
