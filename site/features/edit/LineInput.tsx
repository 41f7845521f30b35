import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import type { JewishDays } from '#core/contract/data-files.ts'
import { hoursParts, normalHours, textOfParts } from '#core/domain/hours/notation.ts'
import { HOURS_ANSWERS, WEEKDAYS, type JewishDayName } from '#core/terms/hours.ts'
import { normalPrayers, prayerParts, textOfPrayerParts } from '#core/domain/prayers/notation.ts'
import { SERVICES } from '#core/terms/prayers.ts'
import { nthWeekdayName } from '#core/domain/times/dates.ts'
import type { OneLineKind } from '#core/domain/listing/one-line.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Select } from '#site/ui/forms/Select.tsx'

interface Props {
  /** Prefix of ids and names. */
  name: string
  /** One line, as the field's kind has it. */
  value: string
  onValue: (value: string) => void
}

/** The parts of a line: of opening hours, or of prayer times. */
export const LineInput = ({ kind, ...props }: Props & { kind: OneLineKind }) =>
  kind === 'hours' ? <HoursInput {...props} /> : <PrayersInput {...props} />

/** How its parts are written. */
export const lineHint = (kind: OneLineKind): string => t('edit')[kind === 'hours' ? 'hours' : 'prayers'].hint

interface Notation<P> {
  partsOf: (text: string) => P
  textOf: (parts: P) => string
  normal: (text: string) => string
}

const HOURS = { partsOf: hoursParts, textOf: textOfParts, normal: normalHours }
const PRAYERS = { partsOf: prayerParts, textOf: textOfPrayerParts, normal: normalPrayers }

/** The parts as they were typed, and what changes some of them. */
function useParts<P>({ value, onValue }: Props, { partsOf, textOf, normal }: Notation<P>) {
  const [typed, setTyped] = useState(() => partsOf(value))
  // Somebody else may set it.
  const parts = normal(textOf(typed)) === normal(value) ? typed : partsOf(value)
  const put = (changed: Partial<P>) => {
    const next = { ...parts, ...changed }
    setTyped(next)
    onValue(textOf(next))
  }
  return [parts, put] as const
}

/** Opening hours by weekday, on Jewish days, and on certain dates. */
function HoursInput(props: Props) {
  const { hours: words } = t('edit')
  const [{ days, answers, exceptions }, put] = useParts(props, HOURS)
  return (
    <div className="stack gap-2 hours-input">
      {WEEKDAYS.map((day, at) => (
        <Part
          key={day}
          name={`${props.name}-${day}`}
          label={nthWeekdayName(pageLang(), at)}
          placeholder={words.closed}
          value={days[day]}
          onValue={(text) => put({ days: { ...days, [day]: text } })}
        />
      ))}
      <JewishDaysInput name={props.name} answers={answers} onAnswers={(chosen) => put({ answers: chosen })} />
      <Part
        name={`${props.name}-exceptions`}
        label={words.exceptions}
        placeholder={words.exceptionsHint}
        value={exceptions}
        onValue={(text) => put({ exceptions: text })}
      />
    </div>
  )
}

/** Prayer times by service, and what holds on Jewish days. */
function PrayersInput(props: Props) {
  const { prayers: words } = t('edit')
  const [{ services, answers }, put] = useParts(props, PRAYERS)
  return (
    <div className="stack gap-2 hours-input">
      {SERVICES.map((service) => (
        <Part
          key={service}
          name={`${props.name}-${service}`}
          label={words.services[service]}
          placeholder={words.unknown}
          value={services[service]}
          onValue={(text) => put({ services: { ...services, [service]: text } })}
        />
      ))}
      <JewishDaysInput name={props.name} answers={answers} onAnswers={(chosen) => put({ answers: chosen })} />
    </div>
  )
}

function Part({ name, label, placeholder, value, onValue }: Props & { label: string; placeholder: string }) {
  return (
    <label>
      <span>{label}</span>
      <input
        {...{ name, placeholder, value }}
        dir="ltr"
        autoComplete="off"
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    </label>
  )
}

interface JewishDaysProps {
  name: string
  answers: JewishDays
  onAnswers: (answers: JewishDays) => void
}

/** What holds on festivals, their eves, Chol HaMoed and fasts. */
function JewishDaysInput({ name, answers, onAnswers }: JewishDaysProps) {
  const { hours: words } = t('edit')
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
