import '#site/ui/forms/kept-fields.ts'
import { useEffect, useRef, useState } from 'react'
import { MAX_STOPS, overlaps, tripQuery, type Stop } from '#core/domain/trip/stops.ts'
import { format } from '#core/i18n/format.ts'
import { keyOf } from '#site/features/trip/stay.ts'
import type { TripState, TripStore } from '#site/features/trip/trip.ts'
import { Unread } from '#site/ui/page/Unread.tsx'
import { exampleQuery } from './example.ts'
import { chosenPoint, cityName, stopName } from './stay-name.ts'
import { StopForm } from './StopForm.tsx'
import { TripBar } from './TripBar.tsx'
import { TripStop } from './TripStop.tsx'
import type { TripProps, TripWords } from './trip-props.ts'
import { UserTrips } from './UserTrips.tsx'
import { useTrip } from './use-trip.ts'
import { Button } from '#site/ui/page/Button.tsx'

/** Stops of a trip with their days, and what to take care of. */
export function TripPlanner(props: TripProps) {
  const { lang, usualHours, words } = props
  const { store, state } = useTrip(props)
  const [changed, setChanged] = useState<Stop>()
  // Each use of the form begins with an empty one.
  const [uses, setUses] = useState(0)
  const change = (stop: Stop | undefined) => {
    setChanged(stop)
    setUses(uses + 1)
  }
  const { stops = [] } = state ?? {}
  const isFull = stops.length >= MAX_STOPS && !changed
  const stayOf = (stop: Stop) => state?.stays.get(keyOf(stop))
  const nameOf = (stop: Stop) => stopName(stop, { stay: stayOf(stop), words })
  return (
    <div className="stack gap-5 trip">
      <Unread text={words.unread} unread={state?.unread ?? []} />
      {isFull ? (
        <p className="notice">{format(words.full, { most: MAX_STOPS })}</p>
      ) : (
        <StopForm
          key={uses}
          {...props}
          {...{ changed, last: stops.at(-1) }}
          place={changed && { id: changed.place, text: cityName(changed, stayOf(changed)) }}
          point={changed && chosenPoint(changed, { stay: stayOf(changed), words })}
          isFocused={uses > 0}
          onCancel={() => change(undefined)}
          onSend={(stop) => {
            store?.put(stop, changed)
            change(undefined)
          }}
        />
      )}
      {state?.before && <Removed name={nameOf(state.before.removed)} words={words} onUndo={() => store?.undo()} />}
      {store && state && (
        <UserTrips {...{ lang, usualHours, store }} query={tripQuery(state, usualHours)} kept={state.kept} />
      )}
      {state && stops.length === 0 && <Empty {...{ usualHours, words }} />}
      {store && state && stops.length > 0 && <Stops {...{ lang, usualHours, words, state, store }} onChange={change} />}
    </div>
  )
}

interface StopsProps extends Pick<TripProps, 'lang' | 'usualHours' | 'words'> {
  state: TripState
  store: TripStore
  onChange: (stop: Stop) => void
}

function Stops({ onChange, ...props }: StopsProps) {
  const { lang, words, state, store } = props
  const { stops, hours, stays } = state
  return (
    <>
      <TripBar {...props} name={stops.map((stop) => cityName(stop, stays.get(keyOf(stop)))).join(' – ')} />
      {stops.map((stop, at) => (
        <TripStop
          key={keyOf(stop)}
          {...{ lang, words, stop, hours }}
          number={at + 1}
          stay={stays.get(keyOf(stop))}
          overlapping={at > 0 && overlaps(stops[at - 1]!, stop)}
          onChange={() => onChange(stop)}
          onRemove={() => store.remove(stop)}
          onRetry={() => store.retry(stop)}
        />
      ))}
      <p className="fine">{words.kept}</p>
    </>
  )
}

function Empty({ usualHours, words }: Pick<TripProps, 'usualHours' | 'words'>) {
  const [query] = useState(() => exampleQuery(new Date(), usualHours))
  return (
    <p>
      {words.empty} <a href={`?${query}`}>{words.example}</a>
    </p>
  )
}

/** Says what was taken away; the focus is on the way back. */
function Removed({ name, words, onUndo }: { name: string; words: TripWords; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [name])
  return (
    <p className="notice no-print trip-removed" role="status">
      <span>{format(words.removed, { place: name })}</span>{' '}
      <Button look="link" ref={button} onClick={onUndo}>
        {words.undo}
      </Button>
    </p>
  )
}
