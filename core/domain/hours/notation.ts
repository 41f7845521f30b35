import type { Hours, JewishDays, Span, SpanTime, WeekRow } from '../../contract/seed/hours.ts'
import { isDay } from '../times/dates.ts'
import { hoursProblem } from './check.ts'
import { clockText, minutesOf } from './clock.ts'
import {
  HOURS_ANSWERS,
  MAX_EVENT_MINUTES,
  SUN_EVENTS,
  WEEKDAYS,
  type JewishDayName,
  type SunEvent,
  type Weekday,
} from '#core/terms/hours.ts'

// Hours in one line, for forms and tables, after OpenStreetMap's `opening_hours`:
// Su-Th 10:00-22:00; Fr 09:00-(candles-01:00); Sa (havdalah+01:00)-26:00; yomTov closed; 2026-12-25..2026-12-26 off

/** What is stated of opening times, without who stated it. */
export type StatedHours = Pick<Hours, 'week' | 'jewishDays' | 'exceptions'>

export const UNKNOWN_DAYS: JewishDays = { yomTov: 'unknown', erev: 'unknown', cholHamoed: 'unknown', fast: 'unknown' }
const DAY_NAMES = Object.keys(UNKNOWN_DAYS) as JewishDayName[]

/** Hours in one line. */
export function hoursText({ week, jewishDays, exceptions = [] }: StatedHours): string {
  return lineOf(
    week.map(({ days, spans }) => [days, spansText(spans)]),
    jewishDays,
    exceptions.map(({ from, to, spans }) => `${from === to ? from : `${from}..${to}`} ${spansText(spans)}`),
  )
}

function lineOf(
  rows: readonly (readonly [days: WeekRow['days'], spans: string])[],
  answers: JewishDays,
  exceptions: readonly string[],
): string {
  return [...rows.map(([days, spans]) => `${daysText(days)} ${spans}`), ...answersText(answers), ...exceptions].join(
    '; ',
  )
}

/** What is known of Jewish days, a rule each. */
export const answersText = (answers: JewishDays): string[] =>
  DAY_NAMES.filter((name) => answers[name] !== 'unknown').map((name) => `${name} ${answers[name]}`)

/** The rules of a line, without empty ones. */
export const rulesOf = (line: string): string[] =>
  line
    .split(';')
    .map((rule) => rule.trim())
    .filter(Boolean)

export function daysText(days: WeekRow['days']): string {
  const numbers = days.map((day) => WEEKDAYS.indexOf(day))
  const isRow = numbers.length > 2 && numbers.every((day, at) => day === numbers[0]! + at)
  return isRow ? `${days[0]}-${days.at(-1)}` : days.join(',')
}

/** The spans of a day: `10:00-14:00, 16:00-22:00`. */
export const spansText = (spans: readonly Span[]): string =>
  spans.length === 0 ? 'off' : spans.map(({ from, to }) => `${timeText(from)}-${timeText(to)}`).join(', ')

/** A time: `09:00`, `(candles-01:00)`. */
export function timeText(time: SpanTime): string {
  if (typeof time === 'string') return time
  const { event, minutes = 0 } = time
  if (minutes === 0) return event
  return `(${event}${minutes < 0 ? '-' : '+'}${clockText(Math.abs(minutes), 'beyond')})`
}

/**
 * Reads hours in one line; undefined where they cannot be meant. An end on the clock before the start is the next
 * day's.
 */
export function readHours(text: string): StatedHours | undefined {
  const week: WeekRow[] = []
  const jewishDays: Record<string, string> = { ...UNKNOWN_DAYS }
  const exceptions: NonNullable<Hours['exceptions']> = []
  for (const rule of rulesOf(text)) {
    const [, head = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(rule.replace(/\s*,\s*(?=[A-Z])/g, ',')) ?? []
    if (Object.hasOwn(HOURS_ANSWERS, head)) {
      if (!(HOURS_ANSWERS[head as JewishDayName] as readonly string[]).includes(rest)) return undefined
      jewishDays[head] = rest
      continue
    }
    const spans = readSpans(rest)
    const days = readDays(head)
    const [from = '', to = from] = head.split('..')
    if (spans && days) week.push({ days, spans })
    else if (spans && isDay(from) && isDay(to)) exceptions.push({ from, to, spans })
    else return undefined
  }
  if (week.length === 0) return undefined
  const hours = { week, jewishDays: jewishDays as JewishDays, ...(exceptions.length > 0 && { exceptions }) }
  return hoursProblem(hours) ? undefined : hours
}

/** `Su-Th,Sa`; a row may go round the end of the week. */
export function readDays(text: string): WeekRow['days'] | undefined {
  const found: WeekRow['days'] = []
  for (const part of text.split(',')) {
    const [first, last, more] = part.split('-').map((day) => WEEKDAYS.indexOf(day as WeekRow['days'][number]))
    if (first === undefined || first < 0 || last === -1 || more !== undefined) return undefined
    const count = last === undefined ? 1 : ((last - first + 7) % 7) + 1
    for (let at = 0; at < count; at++) found.push(WEEKDAYS[(first + at) % 7]!)
  }
  return found.toSorted((a, b) => WEEKDAYS.indexOf(a) - WEEKDAYS.indexOf(b))
}

const EVENT = `(?:${SUN_EVENTS.join('|')})`
export const TIME = `(?:\\d{1,2}:\\d{2}|${EVENT}|\\(${EVENT}[+-]\\d{1,2}:\\d{2}\\))`
const SPAN = new RegExp(`^(${TIME})\\s*[-–]\\s*(${TIME})$`)

/** Reads the spans of a day; undefined where they cannot be read. */
export function readSpans(text: string): Span[] | undefined {
  if (text === 'off' || text === 'closed') return []
  const spans = text.split(',').map((span) => readSpan(span.trim()))
  return spans.every((span) => span !== undefined) ? spans : undefined
}

function readSpan(text: string): Span | undefined {
  const [, first, last] = SPAN.exec(text) ?? []
  const [from, to] = [first, last].map((time) => (time === undefined ? undefined : readTime(time)))
  if (!from || !to || (typeof from === 'string' && minutesOf(from) >= 24 * 60)) return undefined
  if (typeof to !== 'string') return { from, to }
  const end = minutesOf(to)
  if (end > 36 * 60) return undefined
  const start = typeof from === 'string' ? minutesOf(from) : undefined
  // `18:00-02:00`, and `sunset-02:00`: a place that opens in the evening closes in the night.
  const isNext = start === undefined ? opensLate(from) && end < 12 * 60 : end < start || end === 0
  return { from, to: clockText(isNext ? end + 24 * 60 : end, 'beyond') }
}

const opensLate = (time: SpanTime): boolean => typeof time !== 'string' && time.event !== 'sunrise'

export function readTime(text: string): SpanTime | undefined {
  if (/^\d/.test(text)) {
    const [hours, minutes] = text.split(':').map(Number) as [number, number]
    return minutes < 60 && hours <= 36 ? clockText(hours * 60 + minutes, 'beyond') : undefined
  }
  const [, event, sign, offset] = /^\(?([a-z]+)(?:([+-])([\d:]+)\))?$/.exec(text) ?? []
  if (offset === undefined) return { event: event as SunEvent }
  const minutes = minutesOf(offset)
  if (minutes > MAX_EVENT_MINUTES) return undefined
  return { event: event as SunEvent, minutes: sign === '-' ? -minutes : minutes }
}

/** Hours as forms have them: the spans of each day as they are typed, and the rest. */
export interface HoursParts {
  days: Record<Weekday, string>
  answers: JewishDays
  exceptions: string
}

/** One line taken apart for a form, whether it can be read or not. */
export function hoursParts(text: string): HoursParts {
  const days = Object.fromEntries(WEEKDAYS.map((day) => [day, ''])) as HoursParts['days']
  const answers: Record<string, string> = { ...UNKNOWN_DAYS }
  const exceptions: string[] = []
  for (const rule of rulesOf(text)) {
    const [, head = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(rule) ?? []
    const named = readDays(head)
    if (named) for (const day of named) days[day] = rest === 'off' ? '' : rest
    else if (Object.hasOwn(answers, head)) answers[head] = rest
    else exceptions.push(rule)
  }
  return { days, answers: answers as JewishDays, exceptions: exceptions.join('; ') }
}

/** The line of a form's parts; empty where no day has hours. */
export function textOfParts({ days, answers, exceptions }: HoursParts): string {
  const filled = WEEKDAYS.filter((day) => days[day].trim() !== '')
  if (filled.length === 0) return ''
  const rows = Map.groupBy(filled, (day) => days[day].trim())
  return lineOf(
    [...rows].map(([spans, named]) => [named, spans]),
    answers,
    rulesOf(exceptions),
  )
}

/** A line as it is stored; one that cannot be read stays as it is. */
export function normalHours(text: string): string {
  const hours = readHours(text)
  return hours ? hoursText(hours) : text.trim()
}
