import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react'
import { DayPicker, type Modifiers } from 'react-day-picker'
import { dayNumber, localDayText } from '#core/domain/times/dates.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { dayByKey } from '#site/stores/day-keys.ts'
import type { DayWords, PickableDays } from './DayField.tsx'

interface Props {
  lang: Lang
  words: DayWords
  grid: PickableDays
  onPick: (day: string) => void
}

// The picker counts in dates of the browser's zone. Noon is on the same day
// whatever the clock change.

function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

const two = (number: number) => String(number).padStart(2, '0')

function dayOf(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** A calendar of one month, by pointer and by all keys of a grid. */
export function DayCalendar({ lang, words, grid, onPick }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [month, setMonth] = useState(grid.day)
  // An object, so that the same day can be focused again. It opens with the focus on the chosen day.
  const [focused, setFocused] = useState({ day: grid.day })
  const names = useMemo(() => namesIn(lang, words, grid), [lang, words, grid])
  useEffect(() => {
    const cell = `[data-day="${focused.day}"] button`
    root.current?.querySelector<HTMLElement>(cell)?.focus()
  }, [focused])

  // The picker's own keys would look for a Friday 13 on a Friday: month after month.
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const cell = (event.target as Element).closest('[data-day]')
    const day = cell?.getAttribute('data-day')
    const next = day && dayByKey(day, event, grid)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    setMonth(next)
    setFocused({ day: next })
  }

  return (
    <div ref={root} role="presentation" onKeyDownCapture={onKeyDown}>
      <DayPicker
        mode="single"
        required
        selected={dateOf(grid.day)}
        onSelect={(date: Date) => onPick(dayOf(date))}
        month={dateOf(month)}
        onMonthChange={(date) => setMonth(dayOf(date))}
        startMonth={dateOf(grid.range.from)}
        endMonth={dateOf(grid.range.to)}
        today={dateOf(grid.today)}
        disabled={(date) => !grid.canPick(dayOf(date))}
        modifiers={{ festival: (date) => grid.isFestival(dayOf(date)) }}
        modifiersClassNames={{ festival: 'is-festival' }}
        weekStartsOn={0}
        fixedWeeks
        captionLayout="dropdown"
        navLayout="around"
        dir={grid.dir}
        lang={lang}
        components={{ Chevron }}
        {...names}
      />
    </div>
  )
}

function Chevron({ orientation }: { orientation?: string }) {
  return (
    <svg className={`icon is-${orientation}`} aria-hidden="true">
      <use href="#i-chevron" />
    </svg>
  )
}

type Names = Pick<ComponentProps<typeof DayPicker>, 'formatters' | 'labels'>

/** All names and numbers in the words of the language. */
function namesIn(lang: Lang, words: DayWords, { isFestival }: PickableDays) {
  const { locale } = LANGUAGES[lang]
  const format = (fields: Intl.DateTimeFormatOptions) => {
    const printer = new Intl.DateTimeFormat(locale, {
      ...fields,
      calendar: 'gregory',
      timeZone: 'UTC',
    })
    return (date: Date) => printer.format(dayNumber(dayOf(date)) * 86_400_000)
  }
  const caption = format({ month: 'long', year: 'numeric' })
  const dayLabel = (date: Date, modifiers: Modifiers) => {
    const day = dayOf(date)
    const parts = [localDayText(lang, day, 'long')]
    if (modifiers['today']) parts.unshift(words.today)
    if (isFestival(day)) parts.push(words.festivalEve)
    if (modifiers['selected']) parts.push(words.selected)
    return parts.join(', ')
  }
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
      labelDayButton: dayLabel,
      labelGrid: caption,
      labelMonthDropdown: () => words.month,
      labelYearDropdown: () => words.year,
      labelNext: () => words.nextMonth,
      labelPrevious: () => words.previousMonth,
      labelWeekday: format({ weekday: 'long' }),
    },
  } satisfies Names
}
