import type { Hours, JewishDays, Span, SpanTime, WeekRow } from '../../contract/seed/hours.ts'
import { isDay } from '../times/dates.ts'
import { hoursProblem } from './check.ts'
import { clockText, minutesOf } from './clock.ts'
import { readTypedSpans, type SpansProblem } from './spans.ts'
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

/** Reads the spans of a day, also as people type them; undefined where they cannot be read. */
export function readSpans(text: string): Span[] | undefined {
  const read = readTypedSpans(text)
  return 'spans' in read ? read.spans : undefined
}

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

/** The line of a form's parts, in notation as far as they can be read; empty where no day has hours. */
export function textOfParts({ days, answers, exceptions }: HoursParts): string {
  const texts = WEEKDAYS.map((day): [Weekday, string] => [day, normalSpans(days[day])])
  const filled = texts.filter(([, spans]) => spans !== '')
  const isClosed = filled.every(([, spans]) => spans === 'off')
  if (filled.length === 0 || (isClosed && filled.length < WEEKDAYS.length)) return ''
  const rows = Map.groupBy(filled, ([, spans]) => spans)
  return lineOf(
    [...rows].map(([spans, named]) => [named.map(([day]) => day), spans]),
    answers,
    rulesOf(exceptions).map(normalException),
  )
}

/** Semicolons would end the rule of the day. */
function normalSpans(text: string): string {
  const spans = text.trim() === '' ? undefined : readSpans(text)
  return spans ? spansText(spans) : text.trim().replace(/\s*[;\n]\s*/g, ', ')
}

function normalException(rule: string): string {
  const [, head = '', rest = ''] = /^(\d\S+)\s+(.+)$/.exec(rule) ?? []
  const spans = head && readSpans(rest)
  return spans ? `${head} ${spansText(spans)}` : rule
}

/** What of a day's hours cannot be meant; `order`: they overlap or end before they begin. */
export type DayProblem = SpansProblem | 'order' | 'neverHappens'

/** Why hours that were typed for a day cannot be taken; undefined where they can, or where there are none. */
export function dayProblem(text: string, day: Weekday): DayProblem | undefined {
  if (text.trim() === '') return undefined
  const read = readTypedSpans(text)
  if ('problem' in read) return read.problem
  const wrong = hoursProblem({ week: [{ days: [day], spans: read.spans }] })
  return wrong && (wrong.problem === 'neverHappens' ? 'neverHappens' : 'order')
}

/** The first part of a line that cannot be meant: a day, or the exceptions. */
export type LineProblem = { part: Weekday; problem: DayProblem } | { part: 'exceptions'; problem: 'unreadable' }

/** Why a line of hours cannot be taken, and where; undefined where it can. */
export function lineProblem(text: string): LineProblem | undefined {
  if (readHours(text)) return undefined
  const { days } = hoursParts(text)
  for (const part of WEEKDAYS) {
    const problem = dayProblem(days[part], part)
    if (problem) return { part, problem }
  }
  return { part: 'exceptions', problem: 'unreadable' }
}

/** A line as it is stored; one that cannot be read stays as it is. */
export function normalHours(text: string): string {
  const hours = readHours(text)
  return hours ? hoursText(hours) : text.trim()
}
