import { t } from '#site/ui/page/messages.ts'
import { useEffect } from 'react'
import type { SupervisionContact } from '#core/contract/content.ts'
import { contactsOf } from '#site/features/listing/contacts.store.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { useAnswer } from '#site/ui/page/use-answer.ts'
import { ContactLines, type Line } from './ContactLines.tsx'

/** Contacts to verify the supervision of a listing. */
export function SupervisionDialog({ opener, onClose }: DialogProps) {
  const { common } = t('accounts.app')
  const { supervision: words } = t('listing.dialogs')
  const [contacts] = useAnswer(() => contactsOf(pageListing().tnid))
  const { status } = contacts
  useEffect(() => {
    if (status !== 'failed') return
    onClose()
    // Live, because the page shows the state of its build.
    if (opener instanceof HTMLAnchorElement) location.hash = opener.hash
  }, [status, opener, onClose])
  const shown = contacts.status === 'ready' ? contacts.supervision : []
  return (
    <Dialog title={words.title} opener={opener} onClose={onClose}>
      {status === 'loading' && <p role="status">{common.loading}</p>}
      {status === 'ready' && shown.length === 0 && <p>{words.none}</p>}
      <ul className="stack supervisors">
        {shown.map((contact) => (
          <Supervisor key={contact.id} {...contact} />
        ))}
      </ul>
    </Dialog>
  )
}

function Supervisor(contact: SupervisionContact) {
  const { supervision: words, sample } = t('listing.dialogs')
  const of = (kind: Line['kind'], texts: readonly string[]): Line[] =>
    texts.map((text) => ({ kind, label: words[kind], text }))
  return (
    <li className="stack">
      <h3 className="cluster">
        <bdi>{contact.name}</bdi>
        {contact.sample && <span className="badge is-sample">{sample}</span>}
      </h3>
      {contact.contact && (
        <p>
          {words.person}: <bdi>{contact.contact}</bdi>
        </p>
      )}
      <ContactLines
        isSample={contact.sample}
        lines={[
          ...of('phone', contact.phones),
          ...of('fax', contact.faxs),
          ...of('email', contact.emails),
          ...of('web', contact.webs),
        ]}
      />
    </li>
  )
}
