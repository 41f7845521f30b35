import { direction, type Lang } from '#core/i18n/languages.ts'
import type { CandleWords } from '#site/components/candle-times/candle-words.ts'
import { canPick, dayOf, timesOf, type CandleState, type SlotName } from '#site/stores/times/candle-state.ts'
import type { CandleTimes } from '#site/stores/times/candle-times.ts'
import { CandleOptions } from './CandleOptions.tsx'
import type { CandleTimesProps } from './candle-props.ts'
import { DayField } from '../dates/DayField.tsx'
import { PlacePicker } from '../search/PlacePicker.tsx'

interface Props extends Pick<CandleTimesProps, 'lang' | 'words' | 'placeWords'> {
  store: CandleTimes | undefined
  /** Undefined before hydration. */
  state: CandleState | undefined
}

/** The inputs: place, two dates and the options. */
export function CandleForm({ lang, words, placeWords, store, state }: Props) {
  const { place } = state ?? {}
  const fields = { lang, words, store, state }
  return (
    <section className="search-box candle-form" aria-label={words.form}>
      <div className="stack candle-fields">
        <PlacePicker
          id="candle-place"
          lang={lang}
          chosen={place?.status === 'chosen' ? place.text : ''}
          words={placeWords}
          onSelect={(found) => store?.choosePlace(found)}
        />
        <SlotField {...fields} slot="shabbat" />
        <SlotField {...fields} slot="regular" />
      </div>
      <CandleOptions
        words={words}
        options={state?.options ?? {}}
        custom={state && customMinutes(state)}
        onChange={(options) => store?.setOptions(options)}
      />
    </section>
  )
}

/** The place's own minutes if known; an answer calculated with other minutes does not include them. */
function customMinutes(state: CandleState): number | undefined {
  if (state.options.minutesBeforeSunset !== undefined) return undefined
  const times = timesOf(state, 'shabbat')
  return times.status === 'ready' ? times.answers[0]?.method.candles : undefined
}

interface SlotFieldProps extends Pick<Props, 'store' | 'state'> {
  lang: Lang
  words: CandleWords
  slot: SlotName
}

function SlotField({ lang, words, slot, store, state }: SlotFieldProps) {
  const isShabbat = slot === 'shabbat'
  const festivals = state?.eves[state.israel ? 'israel' : 'diaspora'] ?? []
  return (
    <DayField
      id={`candle-${slot}`}
      label={isShabbat ? words.shabbatDate : words.regularDate}
      title={isShabbat ? words.chooseShabbat : words.chooseDay}
      note={isShabbat ? words.onlyEves : undefined}
      lang={lang}
      words={words}
      grid={
        state && {
          day: dayOf(state, slot),
          today: state.today,
          range: state.range,
          dir: direction(lang),
          canPick: (day) => canPick(state, slot, day),
          isFestival: (day) => isShabbat && festivals.includes(day),
        }
      }
      onPick={(day) => store?.pickDay(slot, day)}
    />
  )
}
