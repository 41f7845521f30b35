import { t } from '#site/ui/page/messages.ts'
import type { SessionState } from '#core/contract/session.ts'
import { loadFacebook, type Facebook, type FacebookAuth, type FacebookSettings } from './facebook.ts'
import { loadScript } from '#site/ui/page/third-party-script.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { logIn } from './login.ts'

type GoogleSettings = NonNullable<SessionState['providers']['google']>

// Nothing here runs before the visitor presses the provider's button.

interface GoogleIdentity {
  initialize(settings: { client_id: string; nonce: string; callback: (reply: { credential?: string }) => void }): void
  renderButton(into: HTMLElement, look: Readonly<Record<string, unknown>>): void
  prompt(): void
}

/** Loads Google's script and its prompt, or Google's own button if there is no prompt. */
export async function logInByGoogle({ clientId, nonce }: GoogleSettings, into: HTMLElement): Promise<void> {
  try {
    await loadScript('https://accounts.google.com/gsi/client')
    const { google } = window as unknown as {
      google: { accounts: { id: GoogleIdentity } }
    }
    const { id } = google.accounts
    id.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential }) => void sendGoogle(credential),
    })
    id.renderButton(into, { locale: pageLang(), text: 'continue_with' })
    id.prompt()
  } catch {
    toasts.add({ type: 'error', text: t('errors').googleLoginFailed })
  }
}

async function sendGoogle(credential: string | undefined): Promise<void> {
  try {
    if (!credential) throw new Error('Google gave no token')
    await logIn({ loginType: 'google', id_token: credential })
  } catch {
    toasts.add({ type: 'error', text: t('errors').googleLoginFailed })
  }
}

export async function logInByFacebook(settings: FacebookSettings): Promise<void> {
  try {
    const facebook = await loadFacebook(settings)
    const auth = await authOf(facebook)
    // The visitor closed it.
    if (!auth) return
    const { accessToken, userID } = auth
    const user = await userOf(facebook)
    const authResponse = { accessToken, userID }
    await logIn({ loginType: 'facebook', authResponse, user })
  } catch {
    toasts.add({ type: 'error', text: t('errors').facebookLoginFailed })
  }
}

function authOf(facebook: Facebook): Promise<FacebookAuth | undefined> {
  return new Promise((resolve) =>
    facebook.login(({ authResponse }) => resolve(authResponse), {
      scope: 'email,public_profile',
    }),
  )
}

function userOf(facebook: Facebook): Promise<Record<string, string>> {
  return new Promise((resolve) => facebook.api('/me', { fields: 'first_name,last_name,name,email' }, resolve))
}
