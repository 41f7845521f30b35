import { useEffect, useState } from 'react'
import type { SightingSays } from '#core/contract/sightings.ts'
import { shownIn } from '#core/domain/localized.ts'
import { sendSighting, type SightingState } from '#site/stores/listing/sighting.ts'
import { listingWordsNow } from '#site/stores/listing/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { pageListing } from '#site/stores/page/page-listing.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { ForUsers } from '../dialogs/ForUsers.tsx'
import { Button } from '../page/Button.tsx'
import { Icon } from '../page/Icon.tsx'

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
  const words = listingWordsNow()
  const [listing] = useState(pageListing)
  const [state, setState] = useState<SightingState>({ status: 'sending' })
  useEffect(() => {
    let isOpen = true
    void sendSighting(listing.tnid, says).then((answer) => isOpen && setState(answer))
    return () => void (isOpen = false)
  }, [listing, says])
  const title = shownIn(pageLang(), listing.title)
  const isSending = state.status === 'sending'
  return (
    <Dialog title={words.sighting[says]} opener={opener} onClose={onClose}>
      <p className="cluster subject">
        <bdi lang={title.lang}>{title.text}</bdi>
      </p>
      <p className="outcome" role={state.status === 'failed' ? 'alert' : 'status'}>
        {!isSending && <Icon name={state.status === 'failed' ? 'warning' : 'check'} />}
        <span>{isSending ? words.sighting.sending : state.text}</span>
      </p>
      <Button look="main" data-autofocus onClick={onClose}>
        {words.sent.go}
      </Button>
    </Dialog>
  )
}
