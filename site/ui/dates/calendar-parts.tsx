import { Icon } from '#site/ui/page/Icon.tsx'
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import type { DayPicker, Modifiers } from 'react-day-picker'
import { dayNumber } from '#core/domain/times/dates.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { dayByKey, monthShowing, type DayGrid } from '#site/ui/dates/day-keys.ts'
import { dateOf, dayOf } from '#site/ui/dates/local-day.ts'

// Shared by the pickers of a day and of a range.

export type GridWords = Readonly<Record<'previousMonth' | 'nextMonth' | 'month' | 'year' | 'today', string>>

/** The visible months and the focused day, for all keys of a grid. `first` has the focus initially. */
export function useGrid(first: string, grid: DayGrid, months = 1) {
  const root = useRef<HTMLDivElement>(null)
  const [month, setMonth] = useState(first)
  // An object, so that the same day can be focused again.
  const [focused, setFocused] = useState({ day: first })
  useEffect(() => {
    const cell = `[data-day="${focused.day}"] button`
    root.current?.querySelector<HTMLElement>(cell)?.focus()
  }, [focused])

  // The picker's own keys would search for a Friday 13 on a Friday, month by month.
  function onKeyDownCapture(event: KeyboardEvent<HTMLDivElement>) {
    const cell = (event.target as Element).closest('[data-day]')
    const day = cell?.getAttribute('data-day')
    const next = day && dayByKey(day, event, grid)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    setMonth((shown) => monthShowing(shown, next, months))
    setFocused({ day: next })
  }

  return {
    rootProps: { ref: root, role: 'presentation', onKeyDownCapture },
    pickerProps: {
      month: dateOf(month),
      onMonthChange: (date: Date) => setMonth(dayOf(date)),
      startMonth: dateOf(grid.range.from),
      endMonth: dateOf(grid.range.to),
      disabled: (date: Date) => !grid.canPick(dayOf(date)),
      numberOfMonths: months,
      weekStartsOn: 0,
      fixedWeeks: true,
      navLayout: 'around',
      dir: grid.dir,
      components: { Chevron },
    },
  } as const
}

function Chevron({ orientation }: { orientation?: string }) {
  return <Icon name="chevron" className={`is-${orientation}`} />
}

type Names = Pick<ComponentProps<typeof DayPicker>, 'formatters' | 'labels'>

/** Localized names and numbers; `labelOf` names a day. */
export function gridNames(lang: Lang, words: GridWords, labelOf: (day: string, modifiers: Modifiers) => string) {
  const { dateLocale } = LANGUAGES[lang]
  const format = (fields: Intl.DateTimeFormatOptions) => {
    const printer = new Intl.DateTimeFormat(dateLocale, {
      ...fields,
      calendar: 'gregory',
      timeZone: 'UTC',
    })
    return (date: Date) => printer.format(dayNumber(dayOf(date)) * 86_400_000)
  }
  const caption = format({ month: 'long', year: 'numeric' })
  return {
    formatters: {
      formatCaption: caption,
      formatDay: (date) => String(date.getDate()),
      formatMonthDropdown: format({ month: 'long' }),
      formatYearDropdown: (date) => String(date.getFullYear()),
      formatWeekdayName: format({
        weekday: lang === 'he' ? 'narrow' : 'short',
      }),
    },
    labels: {
      labelDayButton: (date, modifiers) => labelOf(dayOf(date), modifiers),
      labelGrid: caption,
      labelMonthDropdown: () => words.month,
      labelYearDropdown: () => words.year,
      labelNext: () => words.nextMonth,
      labelPrevious: () => words.previousMonth,
      labelWeekday: format({ weekday: 'long' }),
    },
  } satisfies Names
}
