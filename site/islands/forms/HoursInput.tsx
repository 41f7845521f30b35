import { useState } from 'react'
import { hoursParts, normalHours, textOfParts, type HoursParts } from '#core/domain/hours/notation.ts'
import { WEEKDAYS } from '#core/domain/hours/parts.ts'
import { nthWeekdayName } from '#core/domain/times/dates.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { JewishDaysInput } from './JewishDaysInput.tsx'

export interface LineInputProps {
  /** Prefix of ids and names. */
  name: string
  /** One line, as the field's kind has it. */
  value: string
  onValue: (value: string) => void
}

/** Opening hours by weekday, on Jewish days, and on certain dates. */
export function HoursInput({ name, value, onValue }: LineInputProps) {
  const { hours: words } = editWordsNow()
  const [typed, setTyped] = useState(() => hoursParts(value))
  // Somebody else may set it.
  const parts = normalHours(textOfParts(typed)) === normalHours(value) ? typed : hoursParts(value)
  const put = (next: HoursParts) => {
    setTyped(next)
    onValue(textOfParts(next))
  }
  return (
    <div className="hours-input">
      {WEEKDAYS.map((day, at) => (
        <label key={day}>
          <span>{nthWeekdayName(pageLang(), at)}</span>
          <input
            name={`${name}-${day}`}
            dir="ltr"
            autoComplete="off"
            placeholder={words.closed}
            value={parts.days[day]}
            onChange={({ currentTarget }) => put({ ...parts, days: { ...parts.days, [day]: currentTarget.value } })}
          />
        </label>
      ))}
      <JewishDaysInput {...{ name }} answers={parts.answers} onAnswers={(answers) => put({ ...parts, answers })} />
      <label>
        <span>{words.exceptions}</span>
        <input
          name={`${name}-exceptions`}
          dir="ltr"
          autoComplete="off"
          placeholder={words.exceptionsHint}
          value={parts.exceptions}
          onChange={({ currentTarget }) => put({ ...parts, exceptions: currentTarget.value })}
        />
      </label>
    </div>
  )
}
