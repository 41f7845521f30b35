import type { JewishDays } from '#core/contract/data-files.ts'
import { HOURS_ANSWERS, type JewishDayName } from '#core/domain/hours/parts.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import { Select } from './SelectField.tsx'

interface Props {
  /** Prefix of names. */
  name: string
  answers: JewishDays
  onAnswers: (answers: JewishDays) => void
}

/** What holds on festivals, their eves, Chol HaMoed and fasts. */
export function JewishDaysInput({ name, answers, onAnswers }: Props) {
  const { hours: words } = editWordsNow()
  return (Object.keys(HOURS_ANSWERS) as JewishDayName[]).map((day) => (
    <label key={day}>
      <span>{words.days[day]}</span>
      <Select
        name={`${name}-${day}`}
        value={answers[day]}
        choices={HOURS_ANSWERS[day].map((answer) => ({ value: answer, label: words.answers[answer] }))}
        onValue={(answer) => onAnswers({ ...answers, [day]: answer } as JewishDays)}
      />
    </label>
  ))
}
