import { t } from '#site/ui/page/messages.ts'
import { useEffect, useState } from 'react'
import type { SightingSays } from '#core/contract/sightings.ts'
import { sendSighting, type SightingState } from '#site/features/listing/sighting.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { ForUsers } from '#site/ui/dialogs/ForUsers.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { Subject } from './Subject.tsx'

export const StillOpenDialog = (props: DialogProps) => (
  <ForUsers {...props} name="stillOpen">
    {() => <Sending {...props} says="open" />}
  </ForUsers>
)

export const ClosedForGoodDialog = (props: DialogProps) => (
  <ForUsers {...props} name="closedForGood">
    {() => <Sending {...props} says="closed" />}
  </ForUsers>
)

/** Sends at once what the button said: another press of either replaces it. */
function Sending({ opener, onClose, says }: DialogProps & { says: SightingSays }) {
  const words = t('listing.dialogs')
  const [listing] = useState(pageListing)
  const [state, setState] = useState<SightingState>({ status: 'sending' })
  useEffect(() => {
    let isOpen = true
    void sendSighting(listing.tnid, says).then((answer) => isOpen && setState(answer))
    return () => void (isOpen = false)
  }, [listing, says])
  const isSending = state.status === 'sending'
  return (
    <Dialog title={words.sighting[says]} opener={opener} onClose={onClose}>
      <Subject title={listing.title} />
      <p className="outcome" aria-busy={isSending || undefined} role={state.status === 'failed' ? 'alert' : 'status'}>
        {!isSending && <Icon name={state.status === 'failed' ? 'warning' : 'check'} />}
        <span>{isSending ? words.sighting.sending : state.text}</span>
      </p>
      <Button look="main" data-autofocus onClick={onClose}>
        {words.sent.go}
      </Button>
    </Dialog>
  )
}
