import '#site/ui/forms/kept-fields.ts'
import { Fragment, useEffect, useRef, useState } from 'react'
import { MAX_STOPS, overlaps, tripQuery, type Stop } from '#core/domain/trip/stops.ts'
import { format } from '#core/i18n/format.ts'
import { keyOf } from '#site/features/trip/stay.ts'
import type { TripState, TripStore } from '#site/features/trip/trip.ts'
import { UnreadParameters } from '#site/ui/page/UnreadParameters.tsx'
import { exampleQuery } from './example.ts'
import { chosenPoint, cityName, stopName } from './stay-name.ts'
import { StopForm } from './StopForm.tsx'
import { TripNotes } from './TripNotes.tsx'
import { TripOverview } from './TripOverview.tsx'
import { TripStop } from './TripStop.tsx'
import { TripTools } from './TripTools.tsx'
import type { TripProps, TripWords } from './trip-props.ts'
import { UserTrips } from './UserTrips.tsx'
import { useTrip } from './use-trip.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'

/** Stops of a trip with their days, and what to take care of. */
export function TripPlanner(props: TripProps) {
  const { lang, usualHours, words } = props
  const { store, state } = useTrip(props)
  // What has just been put into the trip, or left as it was.
  const [recent, setRecent] = useState<Stop>()
  const { stops = [] } = state ?? {}
  const put = (stop: Stop, instead?: Stop) => {
    store?.put(stop, instead)
    setRecent(stop)
  }
  return (
    <div className="stack gap-5 trip">
      <UnreadParameters text={words.unread} parameters={state?.unread ?? []} />
      {state?.before && (
        <Removed
          name={stopName(state.before.removed, { stay: state.stays.get(keyOf(state.before.removed)), words })}
          words={words}
          onUndo={() => store?.undo()}
        />
      )}
      {store && state && stops.length > 0 ? (
        <Stops {...props} {...{ state, store, put, recent, setRecent }} />
      ) : (
        <StopForm {...props} onSend={put} />
      )}
      {state && stops.length === 0 && <Empty {...{ usualHours, words }} />}
      {store && state && (
        <UserTrips {...{ lang, usualHours, store }} query={tripQuery(state, usualHours)} kept={state.kept} />
      )}
    </div>
  )
}

interface StopsProps extends TripProps {
  state: TripState
  store: TripStore
  put: (stop: Stop, instead?: Stop) => void
  /** Its heading has the focus. */
  recent: Stop | undefined
  setRecent: (stop: Stop | undefined) => void
}

/** Which form is open: that of a new stop, or of one that is changed. */
type Open = { changed?: Stop } | undefined

/** The stops of a trip; the form stands where its stop does, or will. */
function Stops({ state, store, put, recent, setRecent, ...props }: StopsProps) {
  const { lang, usualHours, words } = props
  const { stops, stays, prolonged } = state
  const [open, setOpen] = useState<Open>()
  const stayOf = (stop: Stop) => stays.get(keyOf(stop))
  const formOf = (changed?: Stop) => (
    <StopForm
      {...props}
      {...{ changed, last: stops.at(-1) }}
      place={changed && { id: changed.place, text: cityName(changed, stayOf(changed)) }}
      point={changed && chosenPoint(changed, { stay: stayOf(changed), words })}
      onCancel={() => {
        setOpen(undefined)
        setRecent(changed)
      }}
      onSend={(stop) => {
        setOpen(undefined)
        put(stop, changed)
      }}
    />
  )
  const onAdd = open || stops.length >= MAX_STOPS ? undefined : () => setOpen({})
  return (
    <>
      <TripTools {...{ lang, usualHours, words, state }}>{onAdd && <ToForm words={words} onOpen={onAdd} />}</TripTools>
      <TripOverview {...{ lang, words, state }} />
      {stops.map((stop, at) =>
        open?.changed === stop ? (
          <Fragment key={at}>{formOf(stop)}</Fragment>
        ) : (
          <TripStop
            key={at}
            {...{ lang, words, stop }}
            hours={state.hours}
            number={at + 1}
            stay={stayOf(stop)}
            overlapping={at > 0 && overlaps(stops[at - 1]!, stop)}
            typed={prolonged?.stop === stop ? prolonged.typed : undefined}
            isFocused={stop === recent}
            onChange={() => setOpen({ changed: stop })}
            onRemove={() => store.remove(stop)}
            onRetry={() => store.retry(stop)}
            last={stops[at - 1]}
            next={stops[at + 1]}
            onProlong={(longer) => setRecent(store.prolong(stop, longer))}
            onShorten={() => {
              setRecent(prolonged?.typed)
              store.shorten()
            }}
          />
        ),
      )}
      {open && !open.changed && formOf()}
      {!open && <AddStop words={words} onOpen={onAdd} />}
      <TripNotes {...{ lang, words, state, store }} />
    </>
  )
}

/** Leads past the stops to the form of another one, which opens. */
function ToForm({ words, onOpen }: { words: TripWords; onOpen: () => void }) {
  return (
    <a
      className="button"
      href={`#${ADD}`}
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <Icon name="plus" />
      {words.form}
    </a>
  )
}

const ADD = 'trip-add'

/** Opens the form; a trip that is full has none. */
function AddStop({ words, onOpen }: { words: TripWords; onOpen: (() => void) | undefined }) {
  if (!onOpen) return <p className="notice no-print">{format(words.full, { most: MAX_STOPS })}</p>
  return (
    <p className="no-print" id={ADD}>
      <Button look="main" className="is-accent" onClick={onOpen}>
        {words.form}
      </Button>
    </p>
  )
}

function Empty({ usualHours, words }: Pick<TripProps, 'usualHours' | 'words'>) {
  const [query] = useState(() => exampleQuery(new Date(), usualHours))
  return (
    <p className="trip-empty">
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
