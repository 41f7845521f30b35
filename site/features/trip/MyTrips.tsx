import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { KeptTrip } from '#core/contract/trips.ts'
import { readTrip, tripQuery } from '#core/domain/trip/stops.ts'
import { TRIP_NAME } from '#core/fields/forms.ts'
import { format, isolate } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { $keptTrips, loadTrips, overwrite, rename } from '#site/features/trip/kept-trips.ts'
import type { TripStore } from '#site/features/trip/trip.ts'
import { NameDialog } from '#site/features/favourites/NameDialog.tsx'
import { MyTrip } from './MyTrip.tsx'
import { Button } from '#site/ui/page/Button.tsx'

export interface MyTripsProps {
  lang: Lang
  /** Before candle lighting, for trips that name none. */
  usualHours: number
  store: TripStore
  /** Of the trip that is shown; empty if it has no stops. */
  query: string
  /** The kept trip that it is a version of. */
  kept: number | undefined
}

/** The user's trips; nothing if there are none. */
export function MyTrips(props: MyTripsProps) {
  const { lang, store, query, kept } = props
  const words = t('times.keptTrips')
  const mine = useStore($keptTrips)
  const [renamed, setRenamed] = useState<KeptTrip>()
  const box = useRef<HTMLElement>(null)
  const current = useCurrent(props)
  useEffect(() => void loadTrips(), [])

  if (mine.status === 'failed') return <Failed />
  if (mine.status !== 'ready' || mine.trips.length === 0) return null
  const focusOn = (id: number) => box.current?.querySelector<HTMLElement>(`[data-trip="${id}"]`)?.focus()
  const save = async (trip: KeptTrip) => {
    // The button goes once there is nothing more to save.
    if (await overwrite(trip, query)) focusOn(trip.id)
  }
  return (
    <section className="stack gap-3 box card-box no-print trip-mine" aria-labelledby="trip-mine" ref={box}>
      <h2 id="trip-mine">{words.title}</h2>
      <ul>
        {mine.trips.map((trip) => (
          <MyTrip
            key={trip.id}
            {...{ lang, trip }}
            isCurrent={trip.id === kept}
            isAdded={trip.id === mine.added}
            isRemoved={mine.removed.has(trip.id)}
            onOpen={() => store.open(trip)}
            onRename={() => setRenamed(trip)}
          />
        ))}
      </ul>
      {current && query !== '' && query !== queryOf(current, props) && (
        <Changed trip={current} onSave={() => void save(current)} />
      )}
      {renamed && (
        <NameDialog
          title={words.renameTitle}
          label={words.name}
          submit={words.save}
          name={renamed.name}
          fields={TRIP_NAME}
          failed={() => words.couldNotSave}
          send={(name) => rename(renamed, name)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </section>
  )
}

/** The kept trip that the page shows, changed or not; tells the page which. */
function useCurrent(props: MyTripsProps): KeptTrip | undefined {
  const { store, query, kept } = props
  const mine = useStore($keptTrips)
  const there = mine.status === 'ready' ? mine.trips.filter(({ id }) => !mine.removed.has(id)) : []
  const same = there.filter((trip) => queryOf(trip, props) === query)
  const isKept = ({ id }: KeptTrip) => id === kept
  const current = same.find(isKept) ?? same[0] ?? there.find(isKept)
  const isKnown = mine.status === 'ready' || mine.status === 'anonymous'
  const id = current?.id
  useEffect(() => {
    if (isKnown && id !== kept) store.keepAs(id)
  }, [isKnown, id, kept, store])
  return current
}

/** As the page writes it, which names no usual hours. */
const queryOf = ({ query }: KeptTrip, { usualHours }: MyTripsProps): string =>
  tripQuery(readTrip(query, usualHours), usualHours)

/** Says that the account has an older version. */
function Changed({ trip, onSave }: { trip: KeptTrip; onSave: () => void }) {
  const words = t('times.keptTrips')
  return (
    <div className="notice trip-changed">
      <p>{format(words.changed, { name: isolate(trip.name) })}</p>
      <p className="cluster gap-3">
        <Button look="main" onClick={onSave}>
          {words.saveChanges}
        </Button>
        <Button data-dialog="keepTrip">{words.asNew}</Button>
      </p>
    </div>
  )
}

function Failed() {
  const words = t('times.keptTrips')
  return (
    <p className="notice is-warning no-print trip-mine" role="status">
      <span>{words.failed}</span>{' '}
      <Button look="link" onClick={() => void loadTrips()}>
        {words.retry}
      </Button>
    </p>
  )
}
