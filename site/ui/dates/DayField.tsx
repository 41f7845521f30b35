import { Icon } from '#site/ui/page/Icon.tsx'
import { useState } from 'react'
import { localDayText } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { DayGrid } from '#site/ui/dates/day-keys.ts'
import { late } from '../page/late.ts'
import type { GridWords } from './calendar-parts.tsx'
import { DayDialog, type CalendarDialogWords } from './DayDialog.tsx'

// Lazy: the calendar is half the size of the rest of the page.
const DayCalendar = late(async () => (await import('./DayCalendar.tsx')).DayCalendar)

export type DayWords = GridWords & CalendarDialogWords & Readonly<Record<'selected' | 'festivalEve', string>>

export interface PickableDays extends DayGrid {
  /** The chosen day. */
  day: string
  today: string
  isFestival: (day: string) => boolean
}

interface Props {
  id: string
  lang: Lang
  label: string
  title: string
  note?: string | undefined
  words: DayWords
  /** Undefined before hydration. */
  grid: PickableDays | undefined
  onPick: (day: string) => void
}

/** A button that shows a day and opens a calendar to choose another. */
export function DayField({ id, lang, label, title, note, words, grid, onPick }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="stack gap-1 day-field">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        className="row day-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-day`}
        disabled={!grid}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="calendar" />
        <span id={`${id}-day`}>{grid && localDayText(lang, grid.day, 'medium')}</span>
      </button>
      {isOpen && grid && (
        <DayDialog {...{ id, title, note, words }} onClose={() => setIsOpen(false)}>
          <DayCalendar
            {...{ lang, words, grid }}
            onPick={(day) => {
              onPick(day)
              setIsOpen(false)
            }}
          />
        </DayDialog>
      )}
    </div>
  )
}
