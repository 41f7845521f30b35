import { ownPath } from '#core/domain/own-path.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { toastFailure } from '#site/ui/page/toast-failure.ts'
import { replaceAddress } from '#site/ui/page/address.ts'
import { navigate } from '#site/ui/page/navigate.ts'
import { callWithToken } from '#site/ui/session/session.ts'
import { readKept } from '#site/ui/storage/flags.ts'
import { writeStorage } from '#site/ui/storage/write.ts'
import { logIn } from './login.ts'

/** The page that somebody leaves for the provider. */
const BACK = 'oidcBack'

/** Leaves for the site's own OpenID provider, which sends visitors back to the log-in page. */
export async function goToOidc(): Promise<void> {
  try {
    const { url } = await callWithToken('POST /rest/tjt/oidcstart', {})
    writeStorage('sessionStorage', BACK, location.pathname + location.search)
    navigate(url)
  } catch (error) {
    toastFailure(error)
  }
}

/** Whether the provider has sent the visitor to this page. */
export const comesFromOidc = (query: URLSearchParams): boolean =>
  query.has('state') && (query.has('code') || query.has('error'))

/** Logs in with what the provider has sent along, which leaves the address at once. */
export async function finishOidc(): Promise<void> {
  const query = location.search.slice(1)
  const page = readKept('sessionStorage', BACK)
  writeStorage('sessionStorage', BACK, undefined)
  const back = ownPath(page) ?? hrefOf('en', { kind: 'home' })
  replaceAddress(`${location.pathname}?${new URLSearchParams({ backLink: back })}`)
  try {
    await logIn({ loginType: 'oidc', query })
  } catch (error) {
    toastFailure(error)
  }
}
