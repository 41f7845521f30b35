import type { Texts } from '#core/i18n/messages.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { useRef, useState, type Ref } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { rangeOf, rangeText } from '#site/ui/dates/day-range.ts'
import type { DayRange } from '#site/ui/dates/lighting-eves.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'
import { DayDialog } from './DayDialog.tsx'
import { late } from '../page/late.ts'

// Lazy, together with its styles.
const RangeCalendar = late(async () => (await import('./range-calendar.ts')).loadRangeCalendar())

export type RangeWords = Texts<'travel.enquiries'>['dates']

interface Props {
  id: string
  lang: Lang
  label: string
  words: RangeWords
  /** `2027-04-20/2027-04-30`, or empty. */
  value: string
  /** The selectable days, given today. */
  daysFrom: (today: string) => DayRange
  onChange: (value: string) => void
  /** Follows the label of a required field. */
  required?: string | undefined
  /** Id of the error; undefined if there is none. */
  problemId?: string | undefined
}

/** A button that shows a range of days and opens a calendar to choose it, and one that clears it. */
export function RangeField(props: Props) {
  const { id, label, words, value, onChange, required } = props
  /** The day it was opened; undefined while closed. */
  const [today, setToday] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="stack gap-1 day-field">
      <span className={required ? 'field-label is-required' : 'field-label'} id={`${id}-label`}>
        {label}
        {required && <span className="visually-hidden"> ({required})</span>}
      </span>
      <div className="range-row">
        <RangeButton {...props} ref={button} isOpen={today !== undefined} onOpen={() => setToday(dayOf(new Date()))} />
        {rangeOf(value) && (
          <button
            type="button"
            className="icon-button day-close"
            aria-label={words.clear}
            onClick={() => {
              onChange('')
              button.current?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {today && <RangeDialog {...props} today={today} onClose={() => setToday(undefined)} />}
    </div>
  )
}

interface ButtonProps extends Props {
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  onOpen: () => void
}

function RangeButton(props: ButtonProps) {
  const { ref, id, lang, words, value, problemId, isOpen, onOpen } = props
  const range = rangeOf(value)
  return (
    <button
      ref={ref}
      type="button"
      id={id}
      className="row day-button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-labelledby={`${id}-label ${id}-value`}
      aria-describedby={problemId}
      data-wrong={problemId && ''}
      onClick={onOpen}
    >
      <Icon name="calendar" />
      <span id={`${id}-value`}>{range ? rangeText(lang, range) : words.choose}</span>
    </button>
  )
}

interface DialogProps extends Props {
  today: string
  onClose: () => void
}

function RangeDialog(props: DialogProps) {
  const { id, lang, words, value, daysFrom, onChange, today, onClose } = props
  return (
    <DayDialog {...{ id, words, onClose }} title={words.title} className="day-dialog is-range">
      <RangeCalendar {...{ lang, words, today, value, onChange }} days={daysFrom(today)} onDone={onClose} />
    </DayDialog>
  )
}
