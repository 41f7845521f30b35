import { t } from '#site/ui/page/messages.ts'
import { useState, type ReactNode } from 'react'
import type { JewishDays } from '#core/contract/data-files.ts'
import {
  dayProblem,
  hoursParts,
  lineProblem,
  normalHours,
  readHours,
  textOfParts,
} from '#core/domain/hours/notation.ts'
import { HOURS_ANSWERS, WEEKDAYS, type JewishDayName, type Weekday } from '#core/terms/hours.ts'
import {
  normalPrayers,
  prayerLineProblem,
  prayerParts,
  readPrayers,
  serviceProblem,
  textOfPrayerParts,
} from '#core/domain/prayers/notation.ts'
import { SERVICES } from '#core/terms/prayers.ts'
import { nthWeekdayName } from '#core/domain/times/dates.ts'
import type { OneLineKind } from '#core/domain/listing/one-line.ts'
import {
  hoursProblemText,
  prayersProblemText,
  statedHoursText,
  statedPrayersText,
} from '#core/text/typed-hours-text.ts'
import { format } from '#core/i18n/format.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { FieldNotes } from '#site/ui/forms/Field.tsx'
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

/** Which part of a line cannot be read, and what to write there; undefined where all can. */
export function lineProblemText(kind: OneLineKind, line: string): { part: string; text: string } | undefined {
  const lang = pageLang()
  if (kind === 'hours') {
    const problem = lineProblem(line)
    return problem && { part: problem.part, text: hoursProblemText(problem, lang, t('edit')) }
  }
  const problem = prayerLineProblem(line, lang)
  return problem && { part: problem.part, text: prayersProblemText(problem, t('edit')) }
}

interface Notation<P> {
  partsOf: (text: string) => P
  textOf: (parts: P) => string
  normal: (text: string) => string
}

const HOURS = { partsOf: hoursParts, textOf: textOfParts, normal: normalHours }
const PRAYERS: Notation<ReturnType<typeof prayerParts>> = {
  partsOf: prayerParts,
  textOf: (parts) => textOfPrayerParts(parts, pageLang()),
  normal: (text) => normalPrayers(text, pageLang()),
}

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
  const words = t('edit')
  const lang = pageLang()
  const [{ days, answers, exceptions }, put] = useParts(props, HOURS)
  const [last, setLast] = useState<Weekday>()
  const line = readHours(props.value)
  const rest = props.value === '' || line ? undefined : lineProblem(props.value)
  const problemOn = (day: Weekday) => {
    const problem = dayProblem(days[day], day)
    return problem && hoursProblemText({ part: day, problem }, lang, words)
  }
  const isRead = (day: Weekday | undefined) => day && days[day].trim() !== '' && !problemOn(day)
  const from = isRead(last) ? last : WEEKDAYS.find(isRead)
  return (
    <div className="stack gap-2 hours-input">
      {WEEKDAYS.map((day, at) => (
        <Part
          key={day}
          name={`${props.name}-${day}`}
          label={nthWeekdayName(lang, at)}
          placeholder={words.hours.closed}
          value={days[day]}
          problem={problemOn(day)}
          onValue={(text) => {
            setLast(day)
            put({ days: { ...days, [day]: text } })
          }}
        />
      ))}
      {from && (
        <Button className="fit" onClick={() => put({ days: everyDay(days[from]) })}>
          {format(words.hours.copy, { day: nthWeekdayName(lang, WEEKDAYS.indexOf(from)) })}
        </Button>
      )}
      <JewishDaysInput name={props.name} answers={answers} onAnswers={(chosen) => put({ answers: chosen })} />
      <Part
        name={`${props.name}-exceptions`}
        label={words.hours.exceptions}
        placeholder={words.hours.exceptionsHint}
        value={exceptions}
        problem={rest?.part === 'exceptions' && exceptions ? hoursProblemText(rest, lang, words) : undefined}
        onValue={(text) => put({ exceptions: text })}
      />
      <Reading>{line && statedHoursText(line, lang, words)}</Reading>
    </div>
  )
}

const everyDay = (text: string) => Object.fromEntries(WEEKDAYS.map((day) => [day, text])) as Record<Weekday, string>

/** How what is typed is understood, in one line. */
function Reading({ children }: { children: ReactNode }) {
  const { reads } = t('edit').hours
  return (
    <p className="fine hours-reading" role="status">
      {typeof children === 'string' && format(reads, { line: children })}
    </p>
  )
}

/** Prayer times by service, and what holds on Jewish days. */
function PrayersInput(props: Props) {
  const words = t('edit')
  const lang = pageLang()
  const [{ services, answers }, put] = useParts(props, PRAYERS)
  const line = readPrayers(props.value, lang)
  return (
    <div className="stack gap-2 hours-input">
      {SERVICES.map((service) => {
        const problem = serviceProblem(services[service], service, lang)
        return (
          <Part
            key={service}
            name={`${props.name}-${service}`}
            label={words.prayers.services[service]}
            placeholder={words.prayers.unknown}
            value={services[service]}
            problem={problem && prayersProblemText(problem, words)}
            onValue={(text) => put({ services: { ...services, [service]: text } })}
          />
        )
      })}
      <JewishDaysInput name={props.name} answers={answers} onAnswers={(chosen) => put({ answers: chosen })} />
      <Reading>{line && statedPrayersText(line, lang, words)}</Reading>
    </div>
  )
}

interface PartProps extends Props {
  label: string
  placeholder: string
  /** Told once somebody leaves the input. */
  problem?: string | undefined
}

function Part({ name, label, placeholder, value, problem, onValue }: PartProps) {
  const [isLeft, setLeft] = useState(value !== '')
  const shown = isLeft ? problem : undefined
  return (
    <div className="stack gap-1">
      <label>
        <span>{label}</span>
        <input
          {...{ name, placeholder, value }}
          id={name}
          dir="auto"
          autoComplete="off"
          aria-invalid={shown !== undefined || undefined}
          aria-describedby={shown && `${name}-problem`}
          onBlur={() => setLeft(true)}
          onKeyDown={({ key }) => key === 'Enter' && setLeft(true)}
          onChange={({ currentTarget }) => {
            setLeft(false)
            onValue(currentTarget.value)
          }}
        />
      </label>
      <FieldNotes field={{ id: name, problem: shown }} />
    </div>
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
