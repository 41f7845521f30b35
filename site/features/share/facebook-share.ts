import { t } from '#site/ui/page/messages.ts'
import { loadFacebook } from '#site/features/accounts/facebook.ts'
import { loadSession } from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'

/**
 * Shares through Facebook's script, after consent, and reports the result. False, without effect, if the site has no
 * app.
 */
export async function shareByFacebook(href: string): Promise<boolean> {
  const session = await loadSession().catch(() => undefined)
  const settings = session?.providers.facebook
  if (!settings) return false
  try {
    const facebook = await loadFacebook(settings)
    const reply = await new Promise<{ error_message?: string } | undefined>((resolve) =>
      facebook.ui({ method: 'share', href }, resolve),
    )
    if (!reply || reply.error_message) throw new Error('it was not shared')
    toasts.add({ type: 'success', text: t('accounts.app').toasts.sharedToFacebook })
  } catch {
    toasts.add({ type: 'error', text: t('accounts.app').toasts.failedToPostToFacebook })
  }
  return true
}
