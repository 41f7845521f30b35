import { useState } from 'react'
import { hoursParts, normalHours, textOfParts, type HoursParts } from '#core/domain/hours/notation.ts'
import { HOURS_ANSWERS, WEEKDAYS, type JewishDayName } from '#core/domain/hours/parts.ts'
import { nthWeekdayName } from '#core/domain/times/dates.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Select } from './SelectField.tsx'

interface Props {
  /** Prefix of ids and names. */
  name: string
  /** One line, `core/domain/hours/notation.ts`. */
  value: string
  onValue: (value: string) => void
}

/** Opening hours by weekday, on Jewish days, and on certain dates. */
export function HoursInput({ name, value, onValue }: Props) {
  const { hours: words } = editWordsNow()
  const [typed, setTyped] = useState(() => hoursParts(value))
  // Somebody else may set it.
  const parts = normalHours(textOfParts(typed)) === normalHours(value) ? typed : hoursParts(value)
  const put = (next: HoursParts) => {
    setTyped(next)
    onValue(textOfParts(next))
  }
  const putAnswer = (day: JewishDayName, answer: string) =>
    put({ ...parts, answers: { ...parts.answers, [day]: answer } as HoursParts['answers'] })
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
      {(Object.keys(HOURS_ANSWERS) as JewishDayName[]).map((day) => (
        <label key={day}>
          <span>{words.days[day]}</span>
          <Select
            name={`${name}-${day}`}
            value={parts.answers[day]}
            choices={HOURS_ANSWERS[day].map((answer) => ({ value: answer, label: words.answers[answer] }))}
            onValue={(answer) => putAnswer(day, answer)}
          />
        </label>
      ))}
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
