import { Icon } from '#site/ui/page/Icon.tsx'
import type { DayZmanim, NamedTime } from '#core/contract/times.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { CandleWords } from '#site/features/times/candle-words.page.ts'
import type { SlotTimes } from '#site/features/times/candle-state.ts'
import { Bar, TimeText } from './TimeText.tsx'

interface Props {
  lang: Lang
  words: CandleWords
  times: SlotTimes
  /** Empty until its name is known. */
  place: string
}

/** Candle lighting and havdalah of a Shabbat or festival in large type; a run of holy days has several lightings. */
export function ShabbatPanel({ lang, words, times, place }: Props) {
  const isLoading = times.status !== 'ready'
  const answers = answersOf(times)
  const all = answers.flatMap((answer) => answer.times)
  const lightings = all.filter(({ name }) => name === 'candleLighting')
  const ends = all.filter(({ name }) => name === 'havdalah')
  const others = all.filter(({ holy, name }) => holy && name !== 'candleLighting' && name !== 'havdalah')
  const shown = { lang, words, isLoading }
  const isRun = lightings.length > 1
  return (
    <section
      className={`stack next-times shabbat-panel${isRun ? ' is-run' : ''}`}
      aria-labelledby="candle-shabbat"
      aria-busy={isLoading}
    >
      <div>
        <Place words={words} place={place} />
        <Occasion words={words} isLoading={isLoading} days={answers.slice(1)} />
      </div>
      <dl className="stack next-grid">
        <Moments {...shown} icon="candle" name={words.candles} moments={lightings} />
        <Moments {...shown} icon="moon" name={words.havdalah} moments={ends} />
      </dl>
      {others.length > 0 && <OtherTimes {...shown} moments={others} />}
    </section>
  )
}

function answersOf(times: SlotTimes): readonly DayZmanim[] {
  if (times.status === 'ready') return times.answers
  return times.status === 'loading' ? (times.before ?? []) : []
}

function Place({ words, place }: Pick<Props, 'words' | 'place'>) {
  return (
    <h2 className="below-1 strong panel-place">
      {place ? (
        <bdi>{place}</bdi>
      ) : (
        <>
          <span className="visually-hidden">{words.loading}</span>
          <Bar size="line" />
        </>
      )}
    </h2>
  )
}

interface OccasionProps {
  words: CandleWords
  isLoading: boolean
  /** Its holy days, without the eve. */
  days: readonly DayZmanim[]
}

/** Names of the days, the most important of each first; the first day's Hebrew date and their other names. */
function Occasion({ words, isLoading, days }: OccasionProps) {
  const names = days.flatMap(({ occasions }) => occasions.slice(0, 1))
  const others = days.flatMap(({ occasions }) => occasions.slice(1))
  return (
    <>
      <h3 id="candle-shabbat" className="next-occasion">
        {isLoading ? (
          <>
            <span className="visually-hidden">{words.shabbatDate}</span>
            <Bar size="line" />
          </>
        ) : (
          <bdi>{names.join(', ') || words.shabbat}</bdi>
        )}
      </h3>
      <p className="is-muted panel-date">
        {isLoading ? <Bar size="date" /> : <bdi>{days[0]?.hebrew}</bdi>}
        {!isLoading && others.length > 0 && (
          <span>
            <bdi>{others.join(', ')}</bdi>
          </span>
        )}
      </p>
    </>
  )
}

interface ShownProps {
  lang: Lang
  words: CandleWords
  isLoading: boolean
  /** While loading, as many placeholders as before. */
  moments: readonly NamedTime[]
}

/** Chanukah candles, start and end of a fast. */
function OtherTimes({ lang, words, isLoading, moments }: ShownProps) {
  return (
    <dl className="other-times">
      {moments.map((time) => (
        <div key={time.day + time.title}>
          <dt>
            {time.title}
            <small>{localDayText(lang, time.day, 'short')}</small>
          </dt>
          <dd>
            <TimeText moment={isLoading ? undefined : time} none={words.none} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface MomentsProps extends ShownProps {
  icon: 'candle' | 'moon'
  name: string
}

function Moments({ lang, words, isLoading, icon, name, moments }: MomentsProps) {
  const count = isLoading ? Math.max(1, moments.length) : moments.length
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      {Array.from({ length: count }, (_, at) => {
        const moment = isLoading ? undefined : moments[at]
        return (
          <dd className="moment" key={at}>
            <TimeText moment={moment} none={words.none} />
            <span>
              <small>{moment ? localDayText(lang, moment.day, 'short') : <Bar size="date" />}</small>
              <small className="opinion">{moment?.opinion ?? <Bar size="date" />}</small>
            </span>
          </dd>
        )
      })}
    </div>
  )
}
