import { useMemo } from 'react'
import { DayPicker, type Modifiers } from 'react-day-picker'
import { localDayText } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { dateOf, dayOf } from '#site/ui/dates/local-day.ts'
import { gridNames, useGrid } from './calendar-parts.tsx'
import type { DayWords, PickableDays } from './DayField.tsx'

interface Props {
  lang: Lang
  words: DayWords
  grid: PickableDays
  onPick: (day: string) => void
}

/** A calendar of one month for pointer and keyboard. */
export function DayCalendar({ lang, words, grid, onPick }: Props) {
  const { rootProps, pickerProps } = useGrid(grid.day, grid)
  const names = useMemo(
    () => gridNames(lang, words, (day, modifiers) => dayLabel({ lang, words, grid }, day, modifiers)),
    [lang, words, grid],
  )
  return (
    <div {...rootProps}>
      <DayPicker
        mode="single"
        required
        selected={dateOf(grid.day)}
        onSelect={(date: Date) => onPick(dayOf(date))}
        today={dateOf(grid.today)}
        modifiers={{ festival: (date) => grid.isFestival(dayOf(date)) }}
        modifiersClassNames={{ festival: 'is-festival' }}
        captionLayout="dropdown"
        lang={lang}
        {...pickerProps}
        {...names}
      />
    </div>
  )
}

function dayLabel({ lang, words, grid }: Omit<Props, 'onPick'>, day: string, modifiers: Modifiers): string {
  const parts = [localDayText(lang, day, 'long')]
  if (modifiers['today']) parts.unshift(words.today)
  if (grid.isFestival(day)) parts.push(words.festivalEve)
  if (modifiers['selected']) parts.push(words.selected)
  return parts.join(', ')
}
