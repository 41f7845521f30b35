import { Icon } from '#site/islands/page/Icon.tsx'
import type { DayZmanim } from '#core/contract/times.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import { filled } from '#core/i18n/filled.ts'
import { dayOf, timesOf, type CandleState, type SlotTimes } from '#site/stores/times/candle-state.ts'
import type { CandleTimes } from '#site/stores/times/candle-times.ts'
import type { CandleTimesProps } from './candle-props.ts'
import { CopyLink } from '../page/CopyLink.tsx'
import { MethodNote } from './MethodNote.tsx'
import { ShabbatPanel } from './ShabbatPanel.tsx'
import { SlotField } from './SlotField.tsx'
import { ZmanimPanel } from './ZmanimPanel.tsx'

interface Props extends Pick<CandleTimesProps, 'lang' | 'words' | 'zmanim'> {
  store: CandleTimes | undefined
  /** Undefined before hydration. */
  state: CandleState | undefined
}

const LOADING: SlotTimes = { status: 'loading' }

const answersIn = (times: SlotTimes): readonly DayZmanim[] => (times.status === 'ready' ? times.answers : [])

/** The times of both dates at the place, and how they are calculated. */
export function CandleResults({ lang, words, zmanim, store, state }: Props) {
  const shabbat = state ? timesOf(state, 'shabbat') : LOADING
  const regular = state ? timesOf(state, 'regular') : LOADING
  const answers = [...answersIn(shabbat), ...answersIn(regular)]
  const isMissing = answers.some(({ times }) => times.some(({ time }) => !time))
  const isEmpty = state?.place.status === 'none'
  return (
    <section className="candle-results" aria-label={words.title}>
      <p className="visually-hidden" role="status">
        {statusOf({ lang, words, state })}
      </p>
      {isEmpty ? (
        <p className="stack gap-3 candle-empty">
          <Icon name="candle" />
          {words.empty}
        </p>
      ) : (
        <>
          <div className="stack gap-5 candle-panels">
            <div className="candle-side">
              <ShabbatPanel {...{ lang, words }} times={shabbat} place={placeIn(state)} />
              <div className="candle-note">
                {isMissing && <NoneNotice words={words} />}
                <MethodNote {...{ lang, words }} answer={answers[0]} />
                <p className="cluster gap-x no-print results-links">
                  <PlaceLink words={words} url={answers[0]?.loc.url} />
                  <CopyLink words={words} share={store && (() => store.share())} />
                </p>
              </div>
            </div>
            <ZmanimPanel {...{ lang, words, zmanim }} day={state && dayOf(state, 'regular')} times={regular}>
              <SlotField {...{ lang, words, store, state }} slot="regular" />
            </ZmanimPanel>
          </div>
        </>
      )}
    </section>
  )
}

/** Why a time does not exist, and whom to ask. */
function NoneNotice({ words }: Pick<Props, 'words'>) {
  return (
    <p className="notice is-warning">
      <Icon name="warning" />
      <span>{words.noneWhy}</span>
    </p>
  )
}

const placeIn = (state: CandleState | undefined) => (state?.place.status === 'chosen' ? state.place.text : '')

interface PlaceLinkProps extends Pick<Props, 'words'> {
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
function statusOf({ lang, words, state }: Pick<Props, 'lang' | 'words' | 'state'>): string {
  if (!state) return ''
  const shabbat = timesOf(state, 'shabbat')
  const regular = timesOf(state, 'regular')
  const { place } = state
  if (place.status === 'none') return words.empty
  if (shabbat.status !== 'ready' || regular.status !== 'ready') return words.loading
  if (place.status !== 'chosen') return ''
  return filled(words.shown, {
    place: place.text,
    shabbat: localDayText(lang, dayOf(state, 'shabbat'), 'long'),
    day: localDayText(lang, dayOf(state, 'regular'), 'long'),
  })
}
