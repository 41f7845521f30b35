import type { Done } from '#core/contract/accounts.ts'
import type { CLAIM } from '#core/fields/forms.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import type { Sent } from '#site/ui/forms/form.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { PageListing } from '#site/ui/page/page-listing.ts'

/** Tells the editors that a listing is one's own. Throws ApiError. */
export async function sendClaim({ tnid, dtype }: PageListing, typed: Sent<typeof CLAIM>): Promise<Done> {
  const { uid } = await loadSession()
  return callWithToken('POST /rest/tjt/directoryitemclaim', { body: { uid, dtype, tnid, lang: pageLang(), ...typed } })
}
