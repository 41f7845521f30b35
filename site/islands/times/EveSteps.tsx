import { Icon } from '#site/islands/page/Icon.tsx'
import type { CandleWords } from '#site/components/candle-times/candle-words.ts'
import { eveAt, type CandleState } from '#site/stores/times/candle-state.ts'
import type { CandleTimes } from '#site/stores/times/candle-times.ts'

interface Props {
  words: CandleWords
  store: CandleTimes | undefined
  /** Undefined before hydration. */
  state: CandleState | undefined
}

/** Buttons to the Shabbat or festival before and after. */
export function EveSteps({ words, store, state }: Props) {
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
