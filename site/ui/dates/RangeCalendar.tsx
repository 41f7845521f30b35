import { useMemo, useState } from 'react'
import { DayPicker, type DateRange, type Modifiers } from 'react-day-picker'
import { localDayText } from '#core/domain/times/dates.ts'
import { direction, type Lang } from '#core/i18n/languages.ts'
import { pickDay, rangeOf, rangeValue, nightsOf, rangeText, type PickedRange } from '#site/ui/dates/day-range.ts'
import { isWithin, type DayRange } from '#site/ui/dates/lighting-eves.ts'
import { dateOf, dayOf } from '#site/ui/dates/local-day.ts'
import { gridNames, useGrid } from './calendar-parts.tsx'
import { useMedia } from '../page/use-media.ts'
import type { RangeWords } from './RangeField.tsx'
import { format } from '#core/i18n/format.ts'
import { Button } from '../page/Button.tsx'

interface Props {
  lang: Lang
  words: RangeWords
  /** The selectable days. */
  days: DayRange
  today: string
  /** `2027-04-20/2027-04-30`, or empty. */
  value: string
  onChange: (value: string) => void
  onDone: () => void
}

/** Two months side by side, or one if space is short, to choose a first and last day. */
export function RangeCalendar(props: Props) {
  const { lang, words, days, today, value, onChange, onDone } = props
  const [picked, setPicked] = useState(() => rangeOf(value) as Picked)
  const [pointed, setPointed] = useState('')
  const isWide = useMedia('(min-width: 48rem)')
  const start = picked && isWithin(days, picked.from) ? picked.from : days.from
  const { rootProps, pickerProps } = useGrid(
    start,
    {
      range: days,
      canPick: (day) => isWithin(days, day),
      dir: direction(lang),
    },
    isWide ? 2 : 1,
  )
  const names = useMemo(() => gridNames(lang, words, (day, is) => label(lang, words, day, is)), [lang, words])
  const pick = (day: string) => {
    const next = pickDay(picked, day)
    setPicked(next)
    if (next.to) onChange(rangeValue(next))
  }
  return (
    <>
      <div {...rootProps}>
        <DayPicker
          mode="range"
          selected={picked && datesOf(picked)}
          onSelect={(_: unknown, date: Date) => pick(dayOf(date))}
          today={dateOf(today)}
          modifiers={modifiersOf(picked, pointed)}
          modifiersClassNames={CLASSES}
          captionLayout={isWide ? 'label' : 'dropdown'}
          onDayMouseEnter={(date) => setPointed(dayOf(date))}
          onDayFocus={(date) => setPointed(dayOf(date))}
          lang={lang}
          {...pickerProps}
          {...names}
        />
      </div>
      <RangeFoot
        {...{ lang, words, picked }}
        onClear={() => {
          setPicked(undefined)
          onChange('')
        }}
        onDone={() => {
          // A single day is a range too.
          if (picked) onChange(rangeValue(picked))
          onDone()
        }}
      />
    </>
  )
}

type Picked = PickedRange | undefined

const datesOf = ({ from, to }: PickedRange): DateRange => ({
  from: dateOf(from),
  to: to ? dateOf(to) : undefined,
})

const CLASSES = {
  first: 'is-first',
  last: 'is-last',
  inside: 'is-inside',
  ahead: 'is-ahead',
}

/** How a day relates to the range; while it has no end, to the one that the pointer would complete. */
function modifiersOf(picked: Picked, pointed: string) {
  const { from = '', to } = picked ?? {}
  const by = (test: (day: string) => boolean) => (date: Date) => from !== '' && test(dayOf(date))
  return {
    first: by((day) => day === from),
    last: by((day) => day === to),
    inside: by((day) => to !== undefined && day > from && day < to),
    ahead: by((day) => to === undefined && day > from && day <= pointed),
  }
}

function label(lang: Lang, words: RangeWords, day: string, modifiers: Modifiers): string {
  const parts = [localDayText(lang, day, 'long')]
  if (modifiers['today']) parts.unshift(words.today)
  for (const name of ['first', 'last', 'inside'] as const) if (modifiers[name]) parts.push(words[name])
  return parts.join(', ')
}

interface RangeFootProps {
  lang: Lang
  words: RangeWords
  picked: PickedRange | undefined
  onClear: () => void
  onDone: () => void
}

/** The chosen range, what to choose next, and buttons to restart and finish. */
function RangeFoot({ lang, words, picked, onClear, onDone }: RangeFootProps) {
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
    return format(words.chooseLast, { day: localDayText(lang, from, 'long') })
  }
  return format(words.chosen, {
    days: rangeText(lang, { from, to }),
    nights: nightsOf({ from, to }),
  })
}
