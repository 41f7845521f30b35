import { localDayText } from '#core/domain/times/dates.ts'
import { leavingDay, type Stop } from '#core/domain/trip/stops.ts'
import { warningsOf } from '#core/domain/trip/stay.ts'
import { filled, isolated } from '#core/i18n/filled.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { PlaceCalendar } from '#core/contract/times.ts'
import { nearPlaceHref, nearPointHref, WALK_QUERY } from '#core/domain/near-routes.ts'
import { slugOf } from '#core/domain/slug.ts'
import { foundHref } from '#site/stores/search/place-search.ts'
import { pointOf, type ReadyStay, type ShownPoint, type Stay } from '#site/stores/trip/stay.ts'
import { NearestTo } from './NearestTo.tsx'
import { PointNotice } from './PointNotice.tsx'
import { StayDays } from './StayDays.tsx'
import { stopName } from './stay-name.ts'
import { warningText } from './warning-text.ts'
import type { TripWords } from './trip-props.ts'
import { Button } from '../page/Button.tsx'

interface Props {
  lang: Lang
  words: TripWords
  stop: Stop
  number: number
  /** Before candle lighting, for an arrival. */
  hours: number
  stay: Stay | undefined
  overlapping: boolean
  onChange: () => void
  onRemove: () => void
  onRetry: () => void
}

/** A stop: its days, what to take care of, and what is nearest. */
export function TripStop({ lang, words, stop, number, stay, ...props }: Props) {
  const id = `stop-${number}`
  const isReady = stay?.status === 'ready'
  const short = (day: string) => localDayText(lang, day, 'medium')
  const arrival = [short(stop.day), stop.time].filter(Boolean).join(', ')
  return (
    <section className="stack gap-3 panel-box trip-stop" aria-labelledby={id} aria-busy={stay?.status === 'loading'}>
      <h2 id={id}>
        {number}. <bdi>{stopName(stop, { stay, words })}</bdi>
      </h2>
      <p data-clock>
        {words.arrival}: {arrival} · {words.departure}: {short(leavingDay(stop))}
      </p>
      <p className="cluster no-print trip-change">
        <Button aria-describedby={id} onClick={props.onChange}>
          {words.edit}
        </Button>
        <Button aria-describedby={id} onClick={props.onRemove}>
          {words.remove}
        </Button>
      </p>
      {props.overlapping && <p className="notice is-warning">{words.overlap}</p>}
      {isReady ? (
        <Ready {...{ lang, words, stop, stay }} hours={props.hours} />
      ) : (
        <NotReady status={stay?.status ?? 'loading'} words={words} onRetry={props.onRetry} />
      )}
    </section>
  )
}

interface ReadyProps extends Pick<Props, 'lang' | 'words' | 'stop' | 'hours'> {
  stay: ReadyStay
}

function Ready({ lang, words, stop, stay, hours }: ReadyProps) {
  const { calendar, near } = stay
  const from = pointOf(stay)
  const { tlid, locTitle } = calendar
  const place = { id: tlid, slug: slugOf(locTitle) || String(tlid) }
  const warnings = warningsOf(stop, calendar, hours)
  return (
    <>
      <PointNotice {...{ lang, words, stay }} />
      {warnings.length > 0 && (
        <ul className="stack gap-2 trip-warnings">
          {warnings.map((warning) => (
            <li key={warning.kind} className={warning.kind === 'festival' ? 'notice' : 'notice is-warning'}>
              <span data-clock>{warningText(lang, warning, { words, hours })}</span>
            </li>
          ))}
        </ul>
      )}
      <StayDays {...{ lang, words, stop, calendar }} />
      {near && <NearestTo {...{ lang, words, near, from }} />}
      <p className="cluster gap-3 no-print trip-links">
        <a href={foundHref(lang, 200, place)}>{words.guide}</a>
        <a href={from ? walkFrom(lang, from, locTitle) : `${nearPlaceHref(lang, place)}?${WALK_QUERY}=1`}>
          {words.walk}
        </a>
        {from && (
          <Button look="link" data-dialog="from" data-point={[from.lat, from.lng, from.name || words.pin].join(',')}>
            {words.here}
          </Button>
        )}
      </p>
      <p className="fine">{methodText(lang, calendar, words)}</p>
    </>
  )
}

/** An address: it names listings, and of a point of the visitor's own only its city. */
const walkFrom = (lang: Lang, { lat, lng, name, url }: ShownPoint, city: string): string =>
  nearPointHref(lang, { lat, lng, name: url ? name : city, isWalk: true })

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

/** How the times are calculated: by local custom, with havdalah by degrees. */
function methodText(lang: Lang, { method, timeZone, israel }: PlaceCalendar, words: TripWords): string {
  const number = new Intl.NumberFormat(LANGUAGES[lang].locale)
  const how = filled(words.method, {
    minutes: method.candles,
    degrees: number.format(Number(method.havdalah)),
    zone: isolated(timeZone),
  })
  return [how, israel ? words.israel : words.diaspora, words.askRabbi].join(' ')
}
