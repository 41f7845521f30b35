import { useEffect } from 'react'
import type { SupervisionContact } from '#core/contract/content.ts'
import { listingWordsNow } from '#site/stores/listing/words.ts'
import { pageListing } from '#site/stores/page/page-listing.ts'
import { Dialog, type DialogProps } from '../dialogs/Dialog.tsx'
import { wordsNow } from '#site/stores/page/words.ts'
import { ContactLines, type Line } from './ContactLines.tsx'
import { useContacts } from './use-contacts.ts'

/** Contacts to verify the supervision of a listing. */
export function SupervisionDialog({ opener, onClose }: DialogProps) {
  const { common } = wordsNow()
  const { supervision: words } = listingWordsNow()
  const state = useContacts(pageListing().tnid)
  useEffect(() => {
    if (state.status !== 'failed') return
    onClose()
    // Live, because the page shows the state of its build.
    if (opener instanceof HTMLAnchorElement) location.hash = opener.hash
  }, [state, opener, onClose])
  const shown = state.status === 'ready' ? state.contacts.supervision : []
  return (
    <Dialog title={words.title} opener={opener} onClose={onClose}>
      {state.status === 'loading' && <p role="status">{common.loading}</p>}
      {state.status === 'ready' && shown.length === 0 && <p>{words.none}</p>}
      <ul className="stack supervisors">
        {shown.map((contact) => (
          <Supervisor key={contact.id} {...contact} />
        ))}
      </ul>
    </Dialog>
  )
}

function Supervisor(contact: SupervisionContact) {
  const { supervision: words, sample } = listingWordsNow()
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
