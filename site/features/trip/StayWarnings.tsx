import { endedEarlier, leavingDay, madeLater, type Stop } from '#core/domain/trip/stops.ts'
import { fromEve, leftDuring, overHolyDays, warningsOf, type WarningKind } from '#core/domain/trip/stay.ts'
import { format, isolate } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { shortDay } from '#core/text/values.ts'
import type { PlaceCalendar } from '#core/contract/times.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import type { TripWords } from './trip-props.ts'
import { runName, warningText } from './warning-text.ts'

export interface StayWarningsProps {
  lang: Lang
  words: TripWords
  stop: Stop
  /** Before candle lighting, for an arrival. */
  hours: number
  /** The stay as it was typed, if it has been prolonged. */
  typed: Stop | undefined
  calendar: PlaceCalendar
  /** The stops before and after it. */
  last: Stop | undefined
  next: Stop | undefined
  /** Puts a longer stay in its place. */
  onProlong: (stop: Stop) => void
  onShorten: () => void
}

/** What is only good to know. */
const KNOWLEDGE: ReadonlySet<WarningKind> = new Set(['inTime', 'festival', 'afterShabbat', 'eruvTavshilin'])

/** What to take care of, and that a stay has been prolonged. */
export function StayWarnings(props: StayWarningsProps) {
  return (
    <>
      <Prolonged {...props} />
      <Warnings {...props} />
    </>
  )
}

function Warnings(props: StayWarningsProps) {
  const { lang, words, stop, hours, calendar } = props
  const warnings = warningsOf(stop, calendar, hours)
  if (warnings.length === 0) return null
  return (
    <ul className="stack gap-2 trip-warnings">
      {warnings.map((warning, at) => {
        const text = <span data-clock>{warningText(lang, warning, { words, hours })}</span>
        return KNOWLEDGE.has(warning.kind) ? (
          <li key={at} className="row tops trip-known">
            <Icon name="info" />
            {text}
          </li>
        ) : (
          <li key={at} className="notice is-warning">
            <Icon name="warning" />
            <div className="stack gap-1">
              {text}
              {(warning.kind === 'leaving' || warning.kind === 'leavingEve') && <StayLonger {...props} />}
              {warning.kind === 'during' && <ArriveEarlier {...props} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Moves the end of the stay off the holy days. */
function StayLonger({ lang, words, stop, calendar, next, onProlong }: StayWarningsProps) {
  const longer = overHolyDays(stop, calendar)
  if (!longer) return null
  const text = next && madeLater(next, longer) ? words.stayUntilBoth : words.stayUntil
  return (
    <Button look="link" className="fit no-print" onClick={() => onProlong(longer)}>
      {format(text, { day: shortDay(lang, leavingDay(longer)) })}
    </Button>
  )
}

/** Moves the arrival to the eve, where the stop before leaves room for it. */
function ArriveEarlier({ lang, words, stop, calendar, last, onProlong }: StayWarningsProps) {
  const longer = fromEve(stop, calendar)
  const before = longer && last && endedEarlier(last, longer)
  if (!longer || (last && !before)) return null
  return (
    <Button look="link" className="fit no-print" onClick={() => onProlong(longer)}>
      {format(before === last ? words.arriveOn : words.arriveOnBoth, { day: shortDay(lang, longer.day) })}
    </Button>
  )
}

/** Says that a stay is longer than was typed, and why. */
function Prolonged({ lang, words, stop, typed, calendar, onShorten }: StayWarningsProps) {
  const run = typed && leftDuring(typed, calendar)
  if (!run) return null
  const day = (stay: Stop) => shortDay(lang, leavingDay(stay))
  return (
    <div className="notice no-print" role="status">
      <div className="stack gap-1">
        <span>{format(words.prolonged, { day: day(stop), name: isolate(runName(run, words)) })}</span>
        <Button look="link" className="fit" onClick={onShorten}>
          {format(words.leaveOn, { day: day(typed) })}
        </Button>
      </div>
    </div>
  )
}
