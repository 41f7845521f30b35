import type { MonthWords } from '#site/features/calendar/month-words.page.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { AgendaDay, AgendaTime } from '#site/features/calendar/month-agenda.ts'
import type { PanelFestival } from '#site/features/calendar/month-panel.ts'
import { monthOfDay, monthTitle } from '#site/features/calendar/months.ts'

interface Props {
  lang: Lang
  words: MonthWords
  month: string
  today: string
  days: readonly AgendaDay[]
  /** The festivals and fasts in view. */
  festivals: readonly PanelFestival[]
}

/** The notable days of the month in full, for which squares have no room; those that are over are folded. */
export function MonthAgenda({ lang, words, month, today, days, festivals }: Props) {
  const past = days.filter(({ day }) => month === monthOfDay(today) && day < today)
  const ahead = days.slice(past.length)
  return (
    <section className="cal-agenda" aria-labelledby="cal-agenda-title">
      <h3 id="cal-agenda-title">{format(words.agenda, { month: monthTitle(lang, month) })}</h3>
      {past.length > 0 && (
        <details className="below-3 cal-past" key={month}>
          <summary>{words.past}</summary>
          <Days days={past} today={today} />
        </details>
      )}
      {ahead.length > 0 && <Days days={ahead} today={today} />}
      {past.length > 0 && ahead.length === 0 && (
        <NoneLeft words={words} next={festivals.find(({ to }) => to >= today)} />
      )}
    </section>
  )
}

/** At the end of a month, what comes in the next one. */
function NoneLeft({ words, next }: Pick<Props, 'words'> & { next: PanelFestival | undefined }) {
  return (
    <p>
      {words.noneLeft} {next && format(words.nextOne, { name: next.name, dates: next.dates })}
    </p>
  )
}

function Days({ days, today }: Pick<Props, 'days' | 'today'>) {
  return (
    <ol>
      {days.map(({ day, date, hebrew, occasions, times }) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <p className="cal-agenda-day">
            <time dateTime={day}>{date}</time>
            <bdi className="quiet">{hebrew}</bdi>
          </p>
          {occasions.length > 0 && (
            <ul>
              {occasions.map(({ kind, text, url }) => (
                <li key={text} className={`cal-dot is-${kind}`}>
                  {url ? <a href={url}>{text}</a> : <bdi>{text}</bdi>}
                </li>
              ))}
            </ul>
          )}
          {times.length > 0 && (
            <dl className="cal-agenda-times">
              {times.map((time) => (
                <Time key={`${time.label} ${time.time}`} {...time} />
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  )
}

function Time({ label, time, otherDay }: AgendaTime) {
  return (
    <div className="row apart gap-4">
      <dt>{label}</dt>
      <dd>
        <b className="clock">{time}</b>
        {otherDay && <small> ({otherDay})</small>}
      </dd>
    </div>
  )
}
