import { weekdayName } from '#core/domain/times/dates.ts'
import { stayDays } from '#core/domain/trip/stay.ts'
import type { Stop } from '#core/domain/trip/stops.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { keyOf } from '#site/features/trip/stay.ts'
import type { TripState } from '#site/features/trip/trip.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { cityName } from './stay-name.ts'
import type { TripWords } from './trip-props.ts'

interface Props {
  lang: Lang
  words: TripWords
  state: Pick<TripState, 'stops' | 'stays'>
}

/** Longer trips would fill the screen. */
const MAX_DAYS = 42

/** All days of a trip in a row: which are holy, and on whose evening candles are lit. What follows says it in words. */
export function TripOverview({ lang, words, state: { stops, stays } }: Props) {
  const isShort = stops.reduce((days, { nights }) => days + nights + 1, 0) <= MAX_DAYS
  if (!isShort) return null
  return (
    <div className="stack gap-2 trip-overview" aria-hidden="true">
      <ol className="cluster gap-4 tops">
        {stops.map((stop, at) => {
          const stay = stays.get(keyOf(stop))
          const calendar = stay?.status === 'ready' ? stay.calendar : NO_CALENDAR
          return (
            <li key={at} className="stack gap-1" style={{ flexGrow: stop.nights + 1 }}>
              <b>
                {at + 1}. {stay?.status === 'ready' && <bdi>{cityName(stop, stay)}</bdi>}
              </b>
              <Days {...{ lang, stop, calendar }} />
            </li>
          )
        })}
      </ol>
      <p className="cluster gap-x fine trip-key">
        <span>
          <i className="is-holy" /> {words.holy}
        </span>
        <span>
          <Icon name="candle" /> {words.candles}
        </span>
      </p>
    </div>
  )
}

/** Of a stop whose times are not known yet. */
const NO_CALENDAR = { times: [], days: [] }

function Days({
  lang,
  stop,
  calendar,
}: Pick<Props, 'lang'> & { stop: Stop; calendar: Parameters<typeof stayDays>[1] }) {
  return (
    <ol className="cluster trip-cells">
      {stayDays(stop, calendar).map(({ day, isHoly, lighting }) => (
        <li key={day} className={isHoly ? 'is-holy' : undefined}>
          <span>{weekdayName(lang, day, 'short')}</span>
          <b>{Number(day.slice(8))}</b>
          {lighting && <Icon name="candle" />}
        </li>
      ))}
    </ol>
  )
}
