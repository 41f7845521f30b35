import { flushSync } from 'react-dom'
import { t } from '#site/ui/page/messages.ts'
import { readableQuery } from '#core/domain/trip/stops.ts'
import { TRIP_NAME } from '#core/fields/forms.ts'
import { keep } from '#site/features/trip/kept-trips.ts'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { ForUsers } from '#site/ui/dialogs/ForUsers.tsx'
import { NameDialog } from '#site/features/favourites/NameDialog.tsx'
import { tripQueryNow } from './trip-history.ts'

/** Keeps the trip of the page with the account, points included. The opener may propose a name. */
export function KeepTripDialog(props: DialogProps) {
  const { opener, onClose } = props
  const words = t('times.keptTrips')
  return (
    <ForUsers {...props} name="keepTrip">
      {() => (
        <NameDialog
          title={words.keep}
          label={words.name}
          submit={words.submit}
          name={opener?.dataset['name'] ?? ''}
          opener={opener}
          fields={TRIP_NAME}
          failed={() => words.couldNotSave}
          send={async (name) => {
            // Closed at once: nothing behind an open dialog can take the focus.
            await keep({ name, query: readableQuery(tripQueryNow()) }, () => flushSync(onClose))
            return false
          }}
          onClose={onClose}
        />
      )}
    </ForUsers>
  )
}
