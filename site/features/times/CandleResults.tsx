import { Icon } from '#site/ui/page/Icon.tsx'
import type { DayZmanim } from '#core/contract/times.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { dayOf, timesOf, type CandleState, type SlotTimes } from '#site/features/times/candle-state.ts'
import type { CandlePart } from './candle-props.ts'
import { CopyLink } from '#site/ui/page/CopyLink.tsx'
import { ShabbatPanel } from './ShabbatPanel.tsx'
import { SlotField } from './SlotField.tsx'
import { ZmanimPanel } from './ZmanimPanel.tsx'
import { HAVDALAH_METHODS } from '#core/terms/times.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { CandleWords } from '#site/features/times/candle-words.page.ts'
import { Bar } from './TimeText.tsx'

const LOADING: SlotTimes = { status: 'loading' }

const answersIn = (times: SlotTimes): readonly DayZmanim[] => (times.status === 'ready' ? times.answers : [])

/** The times of both dates at the place, and how they are calculated. */
export function CandleResults(props: CandlePart) {
  const { lang, words, zmanim, store, state } = props
  const shabbat = state ? timesOf(state, 'shabbat') : LOADING
  const regular = state ? timesOf(state, 'regular') : LOADING
  const answers = [...answersIn(shabbat), ...answersIn(regular)]
  const isMissing = answers.some(({ times }) => times.some(({ time }) => !time))
  const isEmpty = state?.place.status === 'none'
  const isFirst = shabbat.status === 'loading' && !shabbat.before
  return (
    <section className="candle-results" aria-label={words.title}>
      <p className="visually-hidden" role="status">
        {statusOf(props)}
      </p>
      {isEmpty ? (
        <p className="stack gap-3 is-muted candle-empty">
          <Icon name="candle" />
          {words.empty}
        </p>
      ) : (
        <>
          <div className={`stack gap-5 tops candle-panels${isFirst ? ' is-first' : ''}`}>
            <div className="candle-side">
              <ShabbatPanel {...{ lang, words }} times={shabbat} place={placeIn(state)} />
              <div className="candle-note">
                {isMissing && <NoneNotice words={words} />}
                <MethodNote {...{ lang, words }} answer={answers[0]} />
                <p className="cluster gap-x no-print above-3 results-links">
                  <PlaceLink words={words} url={answers[0]?.loc.url} />
                  <CopyLink words={words} share={store && (() => store.share())} />
                </p>
              </div>
            </div>
            <ZmanimPanel {...{ lang, words, zmanim }} day={state && dayOf(state, 'regular')} times={regular}>
              <SlotField {...props} slot="regular" />
            </ZmanimPanel>
          </div>
        </>
      )}
    </section>
  )
}

/** Why a time does not exist, and whom to ask. */
function NoneNotice({ words }: Pick<CandlePart, 'words'>) {
  return (
    <p className="notice is-warning">
      <Icon name="warning" />
      <span>{words.noneWhy}</span>
    </p>
  )
}

const placeIn = (state: CandleState | undefined) => (state?.place.status === 'chosen' ? state.place.text : '')

interface PlaceLinkProps extends Pick<CandlePart, 'words'> {
  url: string | undefined
}

/** A link to the place's page; reserves its space while unknown and if there is none. */
function PlaceLink({ words, url }: PlaceLinkProps) {
  const text = (
    <>
      {words.placePage}
      <Icon name="arrow" />
    </>
  )
  return url ? (
    <a className="more-link" href={url}>
      {text}
    </a>
  ) : (
    <span className="more-link is-absent" aria-hidden="true">
      {text}
    </span>
  )
}

/** Announced to screen readers once everything is loaded. */
function statusOf({ lang, words, state }: CandlePart): string {
  if (!state) return ''
  const shabbat = timesOf(state, 'shabbat')
  const regular = timesOf(state, 'regular')
  const { place } = state
  if (place.status === 'none') return words.empty
  if (shabbat.status !== 'ready' || regular.status !== 'ready') return words.loading
  if (place.status !== 'chosen') return ''
  return format(words.shown, {
    place: place.text,
    shabbat: localDayText(lang, dayOf(state, 'shabbat'), 'long'),
    day: localDayText(lang, dayOf(state, 'regular'), 'long'),
  })
}

interface MethodNoteProps extends Pick<CandlePart, 'lang' | 'words'> {
  /** Undefined while loading. */
  answer: DayZmanim | undefined
}

/** How the times were calculated. */
function MethodNote({ lang, words, answer }: MethodNoteProps) {
  const lines = answer ? methodLines(lang, words, answer) : undefined
  return (
    <div className="stack gap-2 quiet method-note">
      <h3>{words.method}</h3>
      <ul className="bullets">
        {lines
          ? lines.map((line) => <li key={line}>{line}</li>)
          : [0, 1, 2, 3, 4].map((at) => (
              <li key={at}>
                <Bar size="line" />
              </li>
            ))}
      </ul>
      <p>{words.askRabbi}</p>
    </div>
  )
}

function methodLines(lang: Lang, words: CandleWords, { method, loc }: DayZmanim): string[] {
  const rule = HAVDALAH_METHODS[method.havdalah]
  const havdalah =
    'degrees' in rule
      ? format(words.degreesBelow, { degrees: numberText(lang, rule.degrees) })
      : format(words.minutesAfter, { minutes: rule.minutes })
  return [
    format(words.minutesBefore, { minutes: method.candles }),
    havdalah,
    method.elevation ? words.fromHeight : words.seaLevel,
    format(words.zone, { zone: isolate(loc.timeZone) }),
    loc.israel ? words.israel : words.diaspora,
  ]
}
