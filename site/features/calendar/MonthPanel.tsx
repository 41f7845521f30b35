import { localDayText } from '#core/domain/times/dates.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { MonthWords } from '#site/features/calendar/month-words.page.ts'
import type { CalendarEvent } from '#site/features/calendar/month-calendar.ts'
import type { Panel, Today } from '#site/features/calendar/month-panel.ts'
import { monthTitle } from '#site/features/calendar/months.ts'

interface Props {
  lang: Lang
  words: MonthWords
  month: string
  panel: Panel
  /** Absent if no place is chosen. */
  today: (Today & { place: string }) | undefined
  /** The next candle lighting in view. */
  next: CalendarEvent | undefined
  /** Whether the month has changed, which is announced. */
  hasMoved: boolean
}

/** The visible Hebrew months, their festivals, in this month those ahead, and today's Hebrew date. */
export function MonthPanel({ lang, words, month, panel, today, next, hasMoved }: Props) {
  const title = monthTitle(lang, month)
  const isNow = today?.day.startsWith(month)
  const ahead = panel.festivals.filter(({ to }) => isNow && to >= today!.day)
  const festivals = ahead.length > 0 ? ahead : panel.festivals
  return (
    <section className="cal-panel" aria-label={words.view}>
      <h3 className="cal-panel-title">
        <bdi>{panel.months}</bdi>
        <small>{title}</small>
      </h3>
      {today && <TodaysDate words={words} today={today} />}
      {today && isNow && next && (
        <p className="across cal-next" data-clock>
          <bdi>{localDayText(lang, next.start.slice(0, 'YYYY-MM-DD'.length), 'short')}</bdi> · <b>{next.title}</b>
        </p>
      )}
      <ul className="cluster across cal-festivals" aria-label={words.festivals}>
        {festivals.map(({ name, kind, from, dates }) => (
          <li key={`${from} ${name}`} className={`cal-chip is-${kind}`}>
            <bdi>{name}</bdi> <time dateTime={from}>{dates}</time>
          </li>
        ))}
        {festivals.length === 0 && <li className="is-muted">{words.noFestivals}</li>}
      </ul>
      <p className="visually-hidden" role="status">
        {hasMoved && `${title}: ${panel.months}`}
      </p>
    </section>
  )
}

interface TodaysDateProps {
  words: MonthWords
  today: Today & { place: string }
}

function TodaysDate({ words, today }: TodaysDateProps) {
  const { hebrew, sunset, isAfterSunset, place } = today
  const text = isAfterSunset ? words.sinceSunset : words.untilSunset
  return (
    <p className="cal-now">
      <span className="cal-now-label">
        {words.today} · <bdi>{place}</bdi>
      </span>{' '}
      <b>
        <bdi>{hebrew}</bdi>
      </b>{' '}
      {sunset && <small data-clock>{format(text, { time: sunset })}</small>}
    </p>
  )
}
