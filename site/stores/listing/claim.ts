import { createForm, type Form } from '../forms/form.ts'
import { pageLang } from '../page/page-lang.ts'
import type { PageListing } from '../page/page-listing.ts'
import { callWithToken, loadSession } from '../accounts/session.ts'
import { wordsNow } from '../page/words.ts'

export interface ClaimFormOptions {
  listing: Pick<PageListing, 'tnid' | 'dtype'>
  /** Told what the server answered. */
  done: (text: string) => void
}

/** Tells the editors that a listing is one's own. */
export function createClaimForm({ listing: { tnid, dtype }, done }: ClaimFormOptions): Form {
  const { said } = wordsNow()
  const fields = ['userClaimedOwnership']
  return createForm({
    check: ({ userClaimedOwnership }) =>
      userClaimedOwnership ? [] : [{ fields, text: said.checkCheckboxClaimOwnership }],
    async send() {
      const { uid } = await loadSession()
      const { message } = await callWithToken('POST /rest/tjt/directoryitemclaim', {
        body: {
          uid,
          dtype,
          tnid,
          lang: pageLang(),
          userClaimedOwnership: true,
        },
      })
      done(message.text)
    },
    fieldsOf: { checkCheckboxClaimOwnership: fields },
    failed: () => said.operationFailed,
  })
}
