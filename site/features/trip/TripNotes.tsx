import { MAX_HOURS } from '#core/domain/trip/stops.ts'
import { hoursText } from '#core/text/values.ts'
import { methodText } from '#site/features/times/method-text.ts'
import { keyOf } from '#site/features/trip/stay.ts'
import type { TripState, TripStore } from '#site/features/trip/trip.ts'
import { Select } from '#site/ui/forms/Select.tsx'
import type { TripProps } from './trip-props.ts'

const HOURS = Array.from({ length: MAX_HOURS }, (_, at) => at + 1)

interface Props extends Pick<TripProps, 'lang' | 'words'> {
  state: TripState
  store: TripStore
}

/** The hours before candle lighting, and how the times of each place are calculated. */
export function TripNotes({ lang, words, state, store }: Props) {
  const stays = state.stops.map((stop) => state.stays.get(keyOf(stop)))
  const calendars = stays.flatMap((stay) => (stay?.status === 'ready' ? [stay.calendar] : []))
  const places = new Map(calendars.map((calendar) => [calendar.tlid, calendar]))
  return (
    <>
      <label className="cluster gap-3 no-print trip-bar">
        {words.hours}
        <Select
          value={state.hours}
          choices={HOURS.map((hours) => ({ value: hours, label: hoursText(lang, hours) }))}
          onValue={(hours) => store.setHours(Number(hours))}
        />
      </label>
      <div className="stack gap-1">
        {[...places.values()].map((calendar) => (
          <p key={calendar.tlid} className="fine">
            <bdi>{calendar.locTitle}</bdi>: {methodText(lang, calendar, words)}
          </p>
        ))}
        <p className="fine">{words.kept}</p>
      </div>
    </>
  )
}
