import { localDayText } from '#core/domain/times/dates.ts'
import { leavingDay } from '#core/domain/trip/stops.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { nearPlaceHref, nearPointHref, WALK_QUERY } from '#core/domain/near-routes.ts'
import { slugOf } from '#core/domain/slug.ts'
import { foundHref } from '#site/ui/search/place-search.ts'
import { pointOf, type ReadyStay, type ShownPoint, type Stay } from '#site/features/trip/stay.ts'
import { NearestTo } from './NearestTo.tsx'
import { stopName } from './stay-name.ts'
import { StayDays } from './StayDays.tsx'
import { StayWarnings, type StayWarningsProps } from './StayWarnings.tsx'
import type { TripWords } from './trip-props.ts'
import { useEffect, useRef } from 'react'
import { Button } from '#site/ui/page/Button.tsx'
import { useStore } from '@nanostores/react'
import { distanceKm } from '#core/domain/distance.ts'
import { FAR_KM, USUAL_WALK } from '#core/domain/reach.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { distanceText } from '#core/text/values.ts'
import { $inMiles } from '#site/ui/units/units.ts'

interface Props extends Omit<StayWarningsProps, 'calendar'> {
  number: number
  stay: Stay | undefined
  overlapping: boolean
  /** Whether its heading takes the focus: it has just come. */
  isFocused: boolean
  onChange: () => void
  onRemove: () => void
  onRetry: () => void
}

/** A stop: its days, what to take care of, and what is nearest. */
export function TripStop({ lang, words, stop, number, stay, ...props }: Props) {
  const id = `stop-${number}`
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (props.isFocused) heading.current?.focus()
  }, [props.isFocused])
  const isReady = stay?.status === 'ready'
  const short = (day: string) => localDayText(lang, day, 'medium')
  const arrival = [short(stop.day), stop.time].filter(Boolean).join(', ')
  return (
    <section
      className="stack gap-3 box panel-box trip-stop"
      aria-labelledby={id}
      aria-busy={stay?.status === 'loading'}
    >
      <div className="cluster apart gap-x trip-stop-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {number}. <bdi>{stopName(stop, { stay, words })}</bdi>
        </h2>
        <p className="row gap-4 no-print trip-change">
          <Button look="text" aria-describedby={id} onClick={props.onChange}>
            {words.edit}
          </Button>
          <Button look="text" aria-describedby={id} onClick={props.onRemove}>
            {words.remove}
          </Button>
        </p>
      </div>
      <p className="cluster gap-x" data-clock>
        <span>
          {words.arrival}: {arrival}
        </span>{' '}
        <span>
          {words.departure}: {short(leavingDay(stop))}
        </span>
      </p>
      {props.overlapping && <p className="notice is-warning">{words.overlap}</p>}
      {isReady ? (
        <Ready {...{ lang, words, stop, stay }} {...props} />
      ) : (
        <NotReady status={stay?.status ?? 'loading'} words={words} onRetry={props.onRetry} />
      )}
    </section>
  )
}

interface ReadyProps extends Omit<StayWarningsProps, 'calendar'> {
  stay: ReadyStay
}

function Ready({ stay, ...props }: ReadyProps) {
  const { lang, words, stop } = props
  const { calendar, near } = stay
  const from = pointOf(stay)
  const { tlid, locTitle } = calendar
  const place = { id: tlid, slug: slugOf(locTitle) || String(tlid) }
  return (
    <>
      <PointNotice {...{ lang, words, stay }} />
      <StayWarnings {...props} calendar={calendar} />
      <StayDays {...{ lang, words, stop, calendar }} />
      {near && <NearestTo {...{ lang, words, near, from }} />}
      <p className="cluster gap-3 no-print trip-links">
        <a href={foundHref(lang, 200, place)}>{words.guide}</a>
        <a href={from ? walkFrom(lang, from, locTitle) : `${nearPlaceHref(lang, place)}?${WALK_QUERY}=${USUAL_WALK}`}>
          {words.walk}
        </a>
        {from && (
          <Button look="link" data-dialog="from" data-point={[from.lat, from.lng, from.name || words.pin].join(',')}>
            {words.here}
          </Button>
        )}
      </p>
    </>
  )
}

/** An address: it names listings, and of a point of the visitor's own only its city. */
const walkFrom = (lang: Lang, { lat, lng, name, url }: ShownPoint, city: string): string =>
  nearPointHref(lang, { lat, lng, name: url ? name : city, walk: USUAL_WALK })

function NotReady({ status, words, onRetry }: { status: Stay['status']; words: TripWords; onRetry: () => void }) {
  if (status === 'unknown') return <p className="notice is-warning">{words.unknownPlace}</p>
  if (status === 'loading') return <p role="status">{words.loading}</p>
  return (
    <p className="notice is-warning" role="status">
      <span>{words.failed}</span>{' '}
      <Button look="link" onClick={onRetry}>
        {words.retry}
      </Button>
    </p>
  )
}

/** Says that the listing of a stop is gone, or that a point is far from the city whose times are shown. */
function PointNotice({ lang, words, stay }: { lang: Lang; words: TripWords; stay: ReadyStay }) {
  const inMiles = useStore($inMiles)
  if (stay.point === 'gone') return <Warning text={words.gone} />
  const point = pointOf(stay)
  if (!point) return null
  const { locTitle, coords } = stay.calendar
  const [lng, lat] = coords
  const km = distanceKm(lat, lng, point.lat, point.lng)
  if (km <= FAR_KM) return null
  const distance = distanceText(lang, km, { inMiles })
  const name = isolate(point.name || words.pin)
  return <Warning text={format(words.farPoint, { name, distance, place: isolate(locTitle) })} />
}

const Warning = ({ text }: { text: string }) => (
  <p className="notice is-warning">
    <span>{text}</span>
  </p>
)
