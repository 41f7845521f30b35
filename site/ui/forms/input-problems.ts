import type { FocusEvent, FocusEventHandler, KeyboardEvent } from 'react'
import { isDay } from '#core/domain/times/dates.ts'
import { format } from '#core/i18n/format.ts'
import type { Problem } from '#site/ui/forms/form.ts'

/** The maximum length of text areas. No `maxLength`: it would silently cut pasted text. */
export function mostProps(most: number | undefined, tooLong: string) {
  return most === undefined ? {} : { 'data-most': most, 'data-too-long': tooLong }
}

/** Stands for a day that does not exist: browsers say nothing of it but that it is wrong. */
const NO_DAY = '?'

interface DayInput {
  value?: string | undefined
  onValue?: ((day: string) => void) | undefined
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
}

/** What an input of days needs beside its type. It keeps what was typed, whatever a store makes of it. */
export function dayProps(noSuchDay: string, { value, onValue, onBlur }: DayInput) {
  // Browsers tell nobody while a day is wrong: it is noticed on leaving it, and on sending the form.
  const notice = ({ validity, value: now }: HTMLInputElement) => {
    if (onValue && validity.badInput !== (value === NO_DAY)) onValue(validity.badInput ? NO_DAY : now)
  }
  return {
    'data-no-such-day': noSuchDay,
    value: value === undefined ? undefined : isDay(value) ? value : '',
    onBlur(event: FocusEvent<HTMLInputElement>) {
      notice(event.currentTarget)
      onBlur?.(event)
    },
    onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
      if (key === 'Enter') notice(currentTarget)
    },
  }
}

/** What only inputs know: texts that are too long, days that do not exist. */
export const problemsIn = (form: HTMLFormElement): Problem[] => [...tooLongIn(form), ...badDaysIn(form)]

const badDaysIn = (form: HTMLFormElement): Problem[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[data-no-such-day]')].flatMap(({ name, validity, dataset }) =>
    validity.badInput ? [{ fields: [name], text: dataset['noSuchDay'] ?? '' }] : [],
  )

/** Errors of text areas over their maximum. */
function tooLongIn(form: HTMLFormElement): Problem[] {
  return [...form.querySelectorAll<HTMLTextAreaElement>('textarea[data-most]')].flatMap(({ name, value, dataset }) => {
    // Counts code points, as the server does.
    const count = [...value.trim()].length
    const most = Number(dataset['most'])
    const text = format(dataset['tooLong'] ?? '', { count, most })
    return count > most ? [{ fields: [name], text }] : []
  })
}
