import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import type { ItemContacts } from '#core/contract/content.ts'
import { shownIn } from '#core/terms/localized.ts'
import { contactsOf } from '#site/features/listing/contacts.store.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { useAnswer } from '#site/ui/page/use-answer.ts'
import { ContactLines, type Line } from './ContactLines.tsx'
import { Subject } from './Subject.tsx'

/** The special offer of a listing, to print. */
export function OfferDialog({ opener, onClose }: DialogProps) {
  const { common } = t('accounts.app')
  const { offer: words, sample } = t('listing.dialogs')
  const [listing] = useState(pageListing)
  const [contacts] = useAnswer(() => contactsOf(listing.tnid))
  const text = listing.offer && shownIn(pageLang(), listing.offer)
  return (
    <Dialog title={words.title} opener={opener} onClose={onClose}>
      <article className="stack print-sheet">
        <Subject title={listing.title}>
          {contacts.status === 'ready' && contacts.sample && <span className="badge is-sample">{sample}</span>}
        </Subject>
        <p className="pre-line offer-text" lang={text?.lang} dir={text?.dir}>
          {text?.text}
        </p>
        {contacts.status === 'loading' && <p role="status">{common.loading}</p>}
        {contacts.status === 'ready' && <HowToGetIt {...contacts} />}
        <p className="only-print" dir="ltr">
          {location.origin + decodeURI(location.pathname)}
        </p>
      </article>
      <Button look="main" icon="print" onClick={() => print()}>
        {words.print}
      </Button>
    </Dialog>
  )
}

function HowToGetIt(contacts: ItemContacts) {
  const { supervision: words } = t('listing.dialogs')
  const { address, town, postcode, phones, email, website } = contacts
  const lines: Line[] = [
    ...phones.map((text) => ({
      kind: 'phone' as const,
      label: words.phone,
      text,
    })),
    ...(email ? [{ kind: 'email' as const, label: words.email, text: email }] : []),
    ...(website ? [{ kind: 'web' as const, label: words.web, text: website }] : []),
  ]
  return (
    <>
      <address>
        <bdi>{address}</bdi>, {postcode && <bdi>{postcode} </bdi>}
        <bdi>{town}</bdi>
      </address>
      <ContactLines lines={lines} isSample={contacts.sample} />
    </>
  )
}
