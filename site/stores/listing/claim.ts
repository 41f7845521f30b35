import { CLAIM } from '#core/fields/forms.ts'
import { callWithToken, loadSession } from '../accounts/session.ts'
import { createForm, type Form } from '../forms/form.ts'
import { pageLang } from '../page/page-lang.ts'
import type { PageListing } from '../page/page-listing.ts'
import { wordsNow } from '../page/words.ts'

export interface ClaimFormOptions {
  listing: Pick<PageListing, 'tnid' | 'dtype'>
  /** Told what the server answered. */
  done: (text: string) => void
}

/** Tells the editors that a listing is one's own. */
export function createClaimForm({ listing: { tnid, dtype }, done }: ClaimFormOptions): Form {
  return createForm({
    fields: CLAIM,
    async send(typed) {
      const { uid } = await loadSession()
      const body = { uid, dtype, tnid, lang: pageLang(), ...typed }
      const { message } = await callWithToken('POST /rest/tjt/directoryitemclaim', { body })
      done(message.text)
    },
    failed: () => wordsNow().said.operationFailed,
  })
}
