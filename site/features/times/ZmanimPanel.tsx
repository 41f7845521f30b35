import type { ReactNode } from 'react'
import type { DayZmanim, NamedTime } from '#core/contract/times.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { CandleWords } from '#site/features/times/candle-words.page.ts'
import type { SlotTimes } from '#site/features/times/candle-state.ts'
import type { ZmanName } from './candle-props.ts'
import { Bar, TimeText } from './TimeText.tsx'

interface Props {
  lang: Lang
  words: CandleWords
  /** The list before the first answer. */
  zmanim: readonly ZmanName[]
  /** `YYYY-MM-DD`; undefined before hydration. */
  day: string | undefined
  times: SlotTimes
  /** The field for the day. */
  children: ReactNode
}

type Row = ZmanName & Partial<NamedTime>

/** All times of a day, in its order, with the field to choose another day. */
export function ZmanimPanel({ lang, words, zmanim, day, times, children }: Props) {
  const answer = times.status === 'ready' ? times.answers[0] : undefined
  const before = times.status === 'loading' ? times.before?.[0] : undefined
  const rows: readonly Row[] = inOrder(answer?.times ?? before?.times ?? []) ?? zmanim
  const date = day && localDayText(lang, day, 'long')
  return (
    <section className="zmanim-panel" aria-labelledby="candle-zmanim" aria-busy={!answer}>
      <header>
        <h3 id="candle-zmanim">{words.zmanim}</h3>
        {children}
        <HebrewDates words={words} answer={answer} />
        <Occasions answer={answer} before={before} />
      </header>
      <table className="zmanim">
        <caption className="visually-hidden">
          {words.zmanim} {date}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.zman}</th>
            <th scope="col">{words.clock}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.name} ${row.title}`} className={row.holy ? 'is-holy' : undefined}>
              <th scope="row">
                {row.title}
                <small>{row.opinion}</small>
              </th>
              <td>
                <TimeText moment={answer && row} none={words.none} />
                {answer && row.time && row.day && row.day !== day && (
                  <small>{localDayText(lang, row.day, 'short')}</small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Those that do not exist stay behind what comes before them; undefined if there are none. */
function inOrder(times: readonly NamedTime[]): readonly NamedTime[] | undefined {
  let last = ''
  const keyed = times.map((moment) => {
    if (moment.time) last = `${moment.day} ${moment.time}`
    return { moment, at: last }
  })
  if (keyed.length === 0) return undefined
  return keyed.sort((a, b) => a.at.localeCompare(b.at)).map(({ moment }) => moment)
}

interface HebrewDatesProps {
  words: CandleWords
  answer: DayZmanim | undefined
}

/** The day's Hebrew date, and the one that begins at sunset. */
function HebrewDates({ words, answer }: HebrewDatesProps) {
  if (!answer) {
    return (
      <p className="is-muted panel-date">
        <Bar size="line" />
      </p>
    )
  }
  const [before = '', after = ''] = words.fromSunset.split('{{date}}')
  return (
    <p className="is-muted panel-date">
      <bdi>{answer.hebrew}</bdi>
      <small>
        {before}
        <bdi>{answer.hebrewAtSunset}</bdi>
        {after}
      </small>
    </p>
  )
}

interface OccasionsProps {
  answer: DayZmanim | undefined
  before: DayZmanim | undefined
}

/** The occasions of the day; keeps its space while another day is requested. */
function Occasions({ answer, before }: OccasionsProps) {
  const names = (answer ?? before)?.occasions ?? []
  if (names.length === 0) return null
  return (
    <ul className="cluster above-2 occasions">
      {names.map((name) => (
        <li key={name}>{answer ? <bdi>{name}</bdi> : <Bar size="date" />}</li>
      ))}
    </ul>
  )
}
