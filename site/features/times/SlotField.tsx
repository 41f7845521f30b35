import { direction } from '#core/i18n/languages.ts'
import { canPick, dayOf, type SlotName } from '#site/features/times/candle-state.ts'
import { DayField } from '#site/ui/dates/DayField.tsx'
import type { CandlePart } from './candle-props.ts'

/** A day and the calendar to choose another: the eve of a Shabbat or festival, or any day. */
export function SlotField({ lang, words, slot, store, state }: CandlePart & { slot: SlotName }) {
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
