import { timesOf, type CandleState } from '#site/stores/times/candle-state.ts'
import type { CandleTimes } from '#site/stores/times/candle-times.ts'
import { CandleOptions } from './CandleOptions.tsx'
import type { CandleTimesProps } from './candle-props.ts'
import { PlacePicker } from '../search/PlacePicker.tsx'
import { EveSteps } from './EveSteps.tsx'
import { SlotField } from './SlotField.tsx'

interface Props extends Pick<CandleTimesProps, 'lang' | 'words' | 'placeWords'> {
  store: CandleTimes | undefined
  /** Undefined before hydration. */
  state: CandleState | undefined
}

/** The inputs: place, Shabbat or festival, and the options. */
export function CandleForm({ lang, words, placeWords, store, state }: Props) {
  const { place } = state ?? {}
  return (
    <section className="box search-box candle-form" aria-label={words.form}>
      <div className="stack candle-fields">
        <PlacePicker
          id="candle-place"
          lang={lang}
          chosen={place?.status === 'chosen' ? place.text : ''}
          words={placeWords}
          onSelect={(found) => store?.choosePlace(found)}
        />
        <div className="eve-field">
          <SlotField {...{ lang, words, store, state }} slot="shabbat" />
          <EveSteps {...{ words, store, state }} />
        </div>
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
