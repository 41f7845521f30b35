import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { CLAIM } from '#core/fields/forms.ts'
import { sendClaim } from '#site/features/listing/claim.ts'
import { backTo } from '#site/features/listing/report.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { ListingForm } from './ListingForm.tsx'
import { Subject } from './Subject.tsx'

/** Claims a listing. */
export function ClaimDialog(props: DialogProps) {
  const { claim: words } = t('listing.dialogs')
  const [listing] = useState(pageListing)
  return (
    <ListingForm
      {...props}
      name="claim"
      title={words.title}
      head={<Subject title={listing.title} />}
      text={words.text}
      submit={words.submit}
      fields={CLAIM}
      send={(typed) => sendClaim(listing, typed)}
      failed={() => t('errors').operationFailed}
      next={backTo()}
    >
      <Field name="role" label={words.role} hint={words.roleHint} />
      <Field name="phone" label={words.phone} hint={words.phoneHint} dir="ltr" />
      <Field name="evidence" label={words.evidence} hint={words.evidenceHint} />
      <Checkbox name="userClaimedOwnership" label={words.box} />
    </ListingForm>
  )
}
