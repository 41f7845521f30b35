import { timesOf, eveAt, type CandleState } from '#site/features/times/candle-state.ts'
import { CandleOptions } from './CandleOptions.tsx'
import type { CandlePart } from './candle-props.ts'
import { PlacePicker } from '#site/ui/search/PlacePicker.tsx'
import { SlotField } from './SlotField.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'

/** The inputs: place, Shabbat or festival, and the options. */
export function CandleForm(props: CandlePart) {
  const { lang, words, placeWords, store, state } = props
  const { place } = state ?? {}
  return (
    <section className="box above-5 search-box candle-form" aria-label={words.form}>
      <div className="stack ends candle-fields">
        <PlacePicker
          id="candle-place"
          lang={lang}
          chosen={place?.status === 'chosen' ? place.text : ''}
          words={placeWords}
          onSelect={(found) => store?.choosePlace(found)}
        />
        <div className="stack gap-2 ends eve-field">
          <SlotField {...props} slot="shabbat" />
          <EveSteps {...props} />
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

/** Buttons to the Shabbat or festival before and after. */
function EveSteps({ words, store, state }: CandlePart) {
  const steps = [
    ['back', words.previousEve],
    ['forth', words.nextEve],
  ] as const
  return (
    <div className="row gap-1 eve-steps">
      {steps.map(([way, label]) => {
        const eve = state && eveAt(state, way)
        return (
          <button
            key={way}
            type="button"
            className={`is-${way}`}
            aria-label={label}
            title={label}
            aria-disabled={!eve}
            onClick={() => eve && store?.pickDay('shabbat', eve)}
          >
            <Icon name="chevron" />
          </button>
        )
      })}
    </div>
  )
}
