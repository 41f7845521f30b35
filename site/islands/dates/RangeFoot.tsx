import { localDayText } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { filled } from '#core/i18n/filled.ts'
import { nightsOf, rangeText, type PickedRange } from '#site/stores/dates/day-range.ts'
import type { RangeWords } from './RangeField.tsx'
import { Button } from '../page/Button.tsx'

interface Props {
  lang: Lang
  words: RangeWords
  picked: PickedRange | undefined
  onClear: () => void
  onDone: () => void
}

/** The chosen range, what to choose next, and buttons to restart and finish. */
export function RangeFoot({ lang, words, picked, onClear, onDone }: Props) {
  return (
    <div className="cluster apart range-foot">
      <p role="status">{progress(lang, words, picked)}</p>
      <div className="cluster gap-3 button-row">
        <Button
          // The button keeps the focus.
          aria-disabled={!picked || undefined}
          onClick={onClear}
        >
          {words.clear}
        </Button>
        <Button look="main" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}

function progress(lang: Lang, words: RangeWords, picked: PickedRange | undefined): string {
  if (!picked) return words.chooseFirst
  const { from, to } = picked
  if (!to) {
    return filled(words.chooseLast, { day: localDayText(lang, from, 'long') })
  }
  return filled(words.chosen, {
    days: rangeText(lang, { from, to }),
    nights: nightsOf({ from, to }),
  })
}
