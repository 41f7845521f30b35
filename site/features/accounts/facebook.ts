import type { SessionState } from '#core/contract/session.ts'
import { loadScript } from '#site/ui/page/third-party-script.ts'

export type FacebookSettings = NonNullable<SessionState['providers']['facebook']>

const FACEBOOK_VERSION = 'v3.2'

export interface FacebookAuth {
  accessToken: string
  userID: string
}

export interface Facebook {
  init(settings: { appId: string; version: string }): void
  login(then: (reply: { authResponse?: FacebookAuth }) => void, options: { scope: string }): void
  api(path: string, options: { fields: string }, then: (user: Record<string, string>) => void): void
  ui(what: { method: 'share'; href: string }, then: (reply?: { error_message?: string }) => void): void
}

/** Facebook's script, loaded and initialized. */
export async function loadFacebook({ appId }: FacebookSettings): Promise<Facebook> {
  await loadScript('https://connect.facebook.net/en_US/sdk.js')
  const { FB } = window as unknown as { FB: Facebook }
  FB.init({ appId, version: FACEBOOK_VERSION })
  return FB
}
