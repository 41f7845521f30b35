import { useId } from 'react'
import { isOpenOn, isOpenTime, OPEN_TIMES, type OpenOn } from '#core/domain/hours/open-in.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import type { ResultsState, ResultsStore } from '#site/stores/results/results.ts'
import type { ResultsBarWords } from './results-words.ts'

/** Days, today among them, whose hours are known. */
const KNOWN_DAYS = 7

interface Props {
  words: ResultsBarWords
  state: ResultsState & { status: 'ready' }
  store: ResultsStore
}

/** When a place should be open. Those whose hours are unknown match nothing but any time. */
export function OpenFilter({ words: { open: words }, state: { choice, results }, store }: Props) {
  const name = useId()
  const choose = (open: OpenOn | undefined) => store.choose({ ...choice, open, page: 1 })
  const day = choice.open && !isOpenTime(choice.open) ? choice.open : ''
  const today = wallClock(Intl.DateTimeFormat().resolvedOptions().timeZone, results.at).day
  return (
    <fieldset className="filter-group">
      <legend>{words.title}</legend>
      <div className="cluster">
        {([undefined, ...OPEN_TIMES] as const).map((time) => (
          <label key={time ?? 'any'} className="filter-option">
            <input type="radio" name={name} checked={choice.open === time} onChange={() => choose(time)} />
            <span>{words[time ?? 'any']}</span>
          </label>
        ))}
        <label className="filter-day">
          {words.day}
          <input
            type="date"
            min={today}
            max={addDays(today, KNOWN_DAYS - 1)}
            value={day}
            onChange={({ target: { value } }) => choose(isOpenOn(value) ? value : undefined)}
          />
        </label>
      </div>
    </fieldset>
  )
}
